/// What a fake radio does with the connections that come.
public enum FakeRadioBehaviour: Hashable, Sendable {
    /// Sends sound at the pace at which it is heard.
    case plays
    /// The same with `ICY 200 OK` for a status line, as old SHOUTcast servers (B070).
    case playsWithICYStatusLine
    /// The same under a type that lies (B073).
    case playsAsType(String)
    /// Sends sound at a part of its pace: below 1 it can't be heard without gaps.
    case slow(pace: Double)
    /// Takes the request and says nothing (B089).
    case silent
    /// Answers with a status and no body.
    case status(Int)
    /// Answers with a page (B088).
    case page
    /// Closes at once, without an answer.
    case closes
    /// Sends so many redirections first (B075).
    case redirects(count: Int)
}
