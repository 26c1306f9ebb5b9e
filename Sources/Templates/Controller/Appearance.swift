/// How far a template has been told that it comes on screen and goes.
struct Appearance {
    /// The last callback of the four that it got; after the fourth there is nothing to keep.
    enum Stage {
        case willAppear
        case didAppear
        case willDisappear
    }

    let template: Template
    var stage: Stage
}
