extension PlayerInterface {
    var introspection: String {
        let optional = optional.map { name in
            "<property name=\"\(name)\" type=\"\(name == "Shuffle" ? "b" : "s")\" access=\"readwrite\"/>"
        }.joined()
        return """
            <interface name="org.mpris.MediaPlayer2.Player">
              <method name="Next"/>
              <method name="Previous"/>
              <method name="Pause"/>
              <method name="PlayPause"/>
              <method name="Stop"/>
              <method name="Play"/>
              <method name="Seek"><arg direction="in" name="Offset" type="x"/></method>
              <method name="SetPosition">
                <arg direction="in" name="TrackId" type="o"/><arg direction="in" name="Position" type="x"/>
              </method>
              <method name="OpenUri"><arg direction="in" name="Uri" type="s"/></method>
              <signal name="Seeked"><arg name="Position" type="x"/></signal>
              <property name="PlaybackStatus" type="s" access="read"/>
              \(optional)
              <property name="Rate" type="d" access="readwrite"/>
              <property name="Metadata" type="a{sv}" access="read"/>
              <property name="Volume" type="d" access="readwrite"/>
              <property name="Position" type="x" access="read">
                <annotation name="org.freedesktop.DBus.Property.EmitsChangedSignal" value="false"/>
              </property>
              <property name="MinimumRate" type="d" access="read"/>
              <property name="MaximumRate" type="d" access="read"/>
              <property name="CanGoNext" type="b" access="read"/>
              <property name="CanGoPrevious" type="b" access="read"/>
              <property name="CanPlay" type="b" access="read"/>
              <property name="CanPause" type="b" access="read"/>
              <property name="CanSeek" type="b" access="read"/>
              <property name="CanControl" type="b" access="read">
                <annotation name="org.freedesktop.DBus.Property.EmitsChangedSignal" value="false"/>
              </property>
            </interface>
            """
    }
}
