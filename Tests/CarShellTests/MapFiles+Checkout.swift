import Stations
import TestSupport

@testable import CarShell

extension MapFiles {
    /// Those of this checkout, without a user's settings; nil if the checkout is not whole.
    static var checkout: MapFiles? {
        let data = try? DataDirectory(given: Repository.path("data"), environment: [:], executable: "")
        return data.map { MapFiles(data: $0, folders: UserFolders(environment: [:])) }
    }
}
