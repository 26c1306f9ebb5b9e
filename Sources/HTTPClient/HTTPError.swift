import Stations

/// Why an address gave nothing. The type stands beside `ResourceLoading`, so that those who load through the protocol
/// can tell the failures apart without knowing of HTTP's library.
public typealias HTTPError = ResourceLoadingError
