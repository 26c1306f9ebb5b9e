import Foundation

/// A certificate for this machine's own address that nobody else trusts, made for one test by openssl.
public final class TestCertificate: Sendable {
    /// The certificate, which is its own authority.
    public let path: String
    public let keyPath: String
    private let folder: TemporaryFolder

    public init() throws {
        folder = try TemporaryFolder("certificate")
        path = folder.path + "/certificate.pem"
        keyPath = folder.path + "/key.pem"
        _ = try ChildProcess.run(
            [
                "openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
                "-days", "2", "-subj", "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1,DNS:localhost",
                "-keyout", keyPath, "-out", path,
            ])
    }
}
