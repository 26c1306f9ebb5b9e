#!/usr/bin/python3
"""What is on a program's screen, as assistive technology reads it (AT-SPI): roles, names, places, states.

It asks over D-Bus itself. The usual client library caches what it saw first, and a program seen while it starts stays
empty there for good; here each tree is what the program says now, and a whole level of it is asked for at once.

As a module: `AccessibleScreen(program).tree()` and `.wait_for(…)`.
As a program: prints one tree as JSON, or serves requests, one line each, until its input ends.

usage: scripts/accessible_screen.py PROGRAM           prints the tree of PROGRAM (e.g. carshell)
       scripts/accessible_screen.py PROGRAM --serve   answers each line of input with a line of JSON:
           tree            the tree now
           changed MILLIS  the tree after the next change, or after MILLIS if nothing is announced
"""

import json
import sys
import time

from gi.repository import Gio, GLib

ROOT_PATH = "/org/a11y/atspi/accessible/root"
ACCESSIBLE = "org.a11y.atspi.Accessible"
# Places are asked for relative to the window: where it stands on the screen, a Wayland program does not know.
RELATIVE_TO_WINDOW = 1
# A program that hangs shows as an answer that stays out, not as a reader that hangs with it.
CALL_MILLISECONDS = 5_000
# A list of 50,000 rows keeps a few hundred alive; more children than this are a fault that should not hang the reader.
MOST_CHILDREN = 2_000
# How long a wait goes without looking, where nothing is announced. GTK 4.8 does not announce everything.
LOOK_AGAIN_MILLISECONDS = 200
# What fills the screen: GTK calls it a window, or a dialog.
WINDOWS = ("window", "dialog", "alert dialog")
# The bits of a state set, in AtspiStateType's order.
STATES = """invalid active armed busy checked collapsed defunct editable enabled expandable expanded focusable focused
    has-tooltip horizontal iconified modal multi-line multiselectable opaque pressed resizable selectable selected
    sensitive showing single-line stale transient vertical visible manages-descendants indeterminate required truncated
    animated invalid-entry supports-autocompletion selectable-text is-default visited checkable has-popup
    read-only""".split()


class AccessibleScreen:
    """The accessible tree of one running program on the session's bus."""

    def __init__(self, program):
        self.program = program
        self._context = GLib.MainContext.default()
        self._changed = False
        bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        address = bus.call_sync(
            "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, 0, CALL_MILLISECONDS, None
        ).unpack()[0]
        flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
        self._bus = Gio.DBusConnection.new_for_address_sync(address, flags)
        for interface in ("org.a11y.atspi.Event.Object", "org.a11y.atspi.Event.Window"):
            self._bus.signal_subscribe(None, interface, None, None, None, 0, self._note_change)

    def _note_change(self, *_):
        self._changed = True

    def tree(self):
        """The program's tree as nested dictionaries; None while the program is not on the bus."""
        self._changed = False
        registry = ("org.a11y.atspi.Registry", ROOT_PATH)
        applications = []
        self._ask(registry, ACCESSIBLE, "GetChildren", None, lambda answer: applications.extend(answer[0]))
        self._finish()
        nodes = [self._describe(tuple(application)) for application in applications]
        self._finish()
        # A newer program of this name is listed after an older one that is just leaving.
        for application in reversed(nodes):
            if application["name"] == self.program:
                self._add_levels(application)
                return application
        return None

    def wait_for_change(self, milliseconds):
        """Returns at the next announced change, or when the time is up."""
        timer = GLib.timeout_source_new(milliseconds)
        expired = []
        timer.set_callback(expired.append)
        timer.attach(self._context)
        while not self._changed and not expired:
            self._context.iteration(True)
        timer.destroy()

    def wait_for(self, matches, seconds):
        """The first node, in reading order, for which `matches` holds; None when none does in time."""
        deadline = time.monotonic() + seconds
        while True:
            found = next((node for node in walk(self.tree()) if matches(node)), None)
            if found is not None or time.monotonic() > deadline:
                return found
            self.wait_for_change(LOOK_AGAIN_MILLISECONDS)

    # Asking. The answers of one level come together; a node that goes away while being read keeps what was read of it.

    _pending = 0

    def _ask(self, node, interface, method, arguments, use):
        def answered(bus, result):
            self._pending -= 1
            try:
                use(bus.call_finish(result).unpack())
            except GLib.Error:
                pass

        self._pending += 1
        self._bus.call(*node, interface, method, arguments, None, 0, CALL_MILLISECONDS, None, answered)

    def _finish(self):
        while self._pending:
            self._context.iteration(True)

    def _describe(self, reference):
        """A node that fills with its role, name, states and place as the answers come."""
        node = {"role": "", "name": "", "x": 0, "y": 0, "width": 0, "height": 0, "states": [], "children": []}
        node["reference"] = reference
        name = GLib.Variant("(ss)", (ACCESSIBLE, "Name"))
        relative = GLib.Variant("(u)", (RELATIVE_TO_WINDOW,))
        self._ask(reference, ACCESSIBLE, "GetRoleName", None, lambda answer: node.update(role=answer[0]))
        self._ask(
            reference, "org.freedesktop.DBus.Properties", "Get", name, lambda answer: node.update(name=answer[0] or "")
        )
        self._ask(reference, ACCESSIBLE, "GetState", None, lambda answer: node.update(states=state_names(answer[0])))
        self._ask(
            reference,
            "org.a11y.atspi.Component",
            "GetExtents",
            relative,
            lambda answer: node.update(zip(("x", "y", "width", "height"), answer[0])),
        )
        return node

    def _add_levels(self, application):
        """All below the node, one level at a time; what lies outside its window is told without its parts."""
        level = [(application, None)]
        while level:
            found = []
            for node, window in level:
                window = node if window is None and node["role"] in WINDOWS else window
                if window is not None and is_outside(node, window):
                    continue
                children = []
                found.append((node, window, children))
                self._ask(
                    node["reference"], ACCESSIBLE, "GetChildren", None, lambda answer, to=children: to.extend(answer[0])
                )
            self._finish()
            level = []
            for node, window, children in found:
                node["children"] = [self._describe(tuple(child)) for child in children[:MOST_CHILDREN]]
                level += [(child, window) for child in node["children"]]
            self._finish()
        for window in application["children"]:
            self._drop_covered(window)
        for node in walk(application):
            del node["reference"]

    def _drop_covered(self, window):
        """Gives no size to the pages that lie under others: GTK 4.8 tells a place for them, and no state."""
        above, references = {}, {}
        for node in walk(window):
            references[node["reference"]] = node
            for child in node["children"]:
                above[child["reference"]] = node
        for node in list(walk(window)):
            piles = {}
            for child in node["children"]:
                if child["width"] > 0 and child["height"] > 0:
                    piles.setdefault((child["x"], child["y"], child["width"], child["height"]), []).append(child)
            for place, pile in piles.items():
                if len(pile) < 2:
                    continue
                hit = self._touched(window, place)
                # All that a touch there reaches, and all that holds it.
                reached = set()
                for reference in hit:
                    while reference in references and reference not in reached:
                        reached.add(reference)
                        reference = above[reference]["reference"] if reference in above else None
                for child in pile:
                    if child["reference"] not in reached:
                        for covered in walk(child):
                            covered.update(width=0, height=0)

    def _touched(self, window, place):
        """What lies on top at some points spread over the place."""
        x, y, width, height = place
        touched = []
        for column in range(1, 8, 2):
            for row in range(1, 8, 2):
                point = GLib.Variant("(iiu)", (x + width * column // 8, y + height * row // 8, RELATIVE_TO_WINDOW))
                self._ask(
                    window["reference"],
                    "org.a11y.atspi.Component",
                    "GetAccessibleAtPoint",
                    point,
                    lambda answer: touched.append(tuple(answer[0])),
                )
        self._finish()
        return touched


def state_names(words):
    bits = sum(word << (32 * index) for index, word in enumerate(words))
    return [name for index, name in enumerate(STATES) if bits >> index & 1]


def is_outside(node, window):
    return node["height"] > 0 and (node["y"] >= window["height"] or node["y"] + node["height"] <= 0)


def walk(node):
    """The node and all below it, in reading order; nothing for None."""
    if node is None:
        return
    yield node
    for child in node["children"]:
        yield from walk(child)


def centre(node):
    return node["x"] + node["width"] // 2, node["y"] + node["height"] // 2


def serve(screen):
    for line in sys.stdin:
        request = line.split()
        if request[:1] == ["changed"]:
            screen.wait_for_change(int(request[1]))
        print(json.dumps(screen.tree()), flush=True)


def main():
    if len(sys.argv) not in (2, 3) or sys.argv[2:] not in ([], ["--serve"]):
        print("usage:" + __doc__.split("usage:", 1)[1], end="", file=sys.stderr)
        sys.exit(2)
    screen = AccessibleScreen(sys.argv[1])
    if len(sys.argv) == 3:
        serve(screen)
    else:
        print(json.dumps(screen.tree(), indent=2, ensure_ascii=False))


if __name__ == "__main__":
    main()
