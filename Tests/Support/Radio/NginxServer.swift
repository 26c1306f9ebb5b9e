import Foundation

/// A real nginx on this machine, which serves the files of a folder over http and, with a certificate, over https.
///
/// `/hops/N/PATH` sends N times from one scheme to the other before it comes to a file: N is 1 to 9.
public final class NginxServer {
    /// What it serves.
    public let folder: TemporaryFolder
    private let port: UInt16
    private let securePort: UInt16
    private let server: ChildProcess

    public init(certificate: TestCertificate? = nil) throws {
        port = try Loopback.freePort()
        securePort = try Loopback.freePort()
        folder = try TemporaryFolder("nginx")
        let configuration = try folder.write(
            Self.configuration(port: port, securePort: securePort, certificate: certificate, folder: folder.path),
            to: "nginx.conf")
        server = try ChildProcess(
            ["nginx", "-p", folder.path, "-e", "stderr", "-c", configuration], errorToOutput: true)
        enlargePipe(server.output.descriptor)
        // It listens before it says how it will wait.
        try server.output.line("nginx's start", before: .after(seconds: 20)) { $0.contains("event method") }
    }

    public func url(_ path: String, isSecure: Bool = false) -> String {
        isSecure ? "https://127.0.0.1:\(securePort)/\(path)" : "http://127.0.0.1:\(port)/\(path)"
    }

    /// The paths that were asked for, in order.
    public var requests: [String] {
        let log = (try? String(contentsOfFile: folder.path + "/access.log", encoding: .utf8)) ?? ""
        return log.split(separator: "\n").map(String.init)
    }

    private static func configuration(
        port: UInt16, securePort: UInt16, certificate: TestCertificate?, folder: String
    ) -> String {
        let secure = certificate.map {
            """
            server {
              listen 127.0.0.1:\(securePort) ssl;
              ssl_certificate \($0.path); ssl_certificate_key \($0.keyPath);
              root \(folder);
              location ~ ^/hops/1/(.*)$ { return 302 http://127.0.0.1:\(port)/$1; }
              \(hops("http://127.0.0.1:\(port)"))
            }
            """
        }
        return """
            daemon off; master_process off; error_log stderr notice; pid \(folder)/nginx.pid;
            events {}
            http {
              log_format path $uri; access_log \(folder)/access.log path;
              types { application/vnd.apple.mpegurl m3u8; video/mp2t ts; video/mp4 mp4 m4s; audio/wav wav; }
              client_body_temp_path \(folder)/body; proxy_temp_path \(folder)/proxy; fastcgi_temp_path \(folder)/fcgi;
              uwsgi_temp_path \(folder)/uwsgi; scgi_temp_path \(folder)/scgi;
              server {
                listen 127.0.0.1:\(port);
                root \(folder);
                location ~ ^/hops/1/(.*)$ { return 302 https://127.0.0.1:\(securePort)/$1; }
                \(hops("https://127.0.0.1:\(securePort)"))
              }
              \(secure ?? "")
            }
            """
    }

    private static func hops(_ other: String) -> String {
        (2...9).map { "location ~ ^/hops/\($0)/(.*)$ { return 302 \(other)/hops/\($0 - 1)/$1; }" }
            .joined(separator: "\n")
    }
}
