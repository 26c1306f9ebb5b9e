import Templates

/// A list to choose one of, with a mark at the present one.
@MainActor
final class ChoiceScreen<Value: Equatable> {
    struct Choice {
        var value: Value
        var title: String
        var detail: String?
    }

    let template: ListTemplate
    private let onChoose: (Value, _ completion: @escaping @MainActor () -> Void) -> Void

    /// - Parameter onChoose: called with what was tapped; its completion gives the row back.
    init(title: String, onChoose: @escaping (Value, @escaping @MainActor () -> Void) -> Void) {
        self.onChoose = onChoose
        template = ListTemplate(title: title, sections: [])
    }

    func show(_ choices: [Choice], chosen: Value) {
        let items = choices.map { choice in
            let item = ListItem(text: choice.title, detailText: choice.detail)
            if choice.value == chosen { item.setAccessoryImage(.symbol("check")) }
            item.handler = { [onChoose] _, completion in onChoose(choice.value, completion) }
            return item
        }
        template.updateSections([ListSection(items: items)])
    }
}
