import Templates

extension GalleryPage {
    static let messages: [GalleryPage] = [
        GalleryPage("message-list", "Conversations", .message) { _ in
            let rows = [
                message("Garden club", isUnread: true, detail: "Who brings the wheelbarrow?", trailing: "10:42"),
                message("Ferry crew", mark: .pin, detail: "We sail at nine.", trailing: "Yesterday"),
                message("Book circle", mark: .star, isUnread: true, detail: "Chapter four!", trailing: "Monday"),
                message("Car pool", isMuted: true, detail: "Two seats left", trailing: "2 June"),
                message("Choir", detail: nil, trailing: nil),
            ]
            rows[3].leadingDetailTextImage = .symbol("person")
            return messages(rows + [contact("Workshop", "+41 00 000 00 00"), contact("Office", "office@example.org")])
        },
        GalleryPage("message-one", "One conversation", .message) { _ in
            messages([message("Garden club", isUnread: true, detail: "Who brings the wheelbarrow?", trailing: "10:42")])
        },
        GalleryPage("message-disabled", "Conversations that are disabled", .message) { _ in
            let rows = GalleryWords.titles.prefix(4).map {
                message($0, mark: .star, isUnread: true, isMuted: true, detail: "Not now", trailing: "10:42")
            }
            for row in rows.dropFirst(2) { row.isEnabled = false }
            return messages(rows)
        },
        GalleryPage("message-texts", "Conversations in long texts and other scripts", .message) { _ in
            messages(
                GallerySample.allCases.map {
                    message(
                        $0.text, mark: .pin, isUnread: true, isMuted: true, detail: $0.detail,
                        trailing: $0 == .long ? "The day before yesterday" : "10:42")
                })
        },
        GalleryPage("message-grid-buttons", "Conversations as buttons above the rows", .message) { _ in
            let template = messages([message("Garden club", detail: "Who brings the wheelbarrow?", trailing: "10:42")])
            template.headerGridButtons = GalleryWords.titles.prefix(4).enumerated().map { index, name in
                GridButton(
                    titleVariants: [name], image: GalleryPictures.initials(name),
                    messageConfiguration: MessageGridItemConfiguration(
                        conversationIdentifier: name, isUnread: index.isMultiple(of: 2)))
            }
            return template
        },
        GalleryPage("message-empty", "No conversations", .message) { _ in
            let template = messages([])
            template.emptyViewTitleVariants = ["No messages"]
            return template
        },
    ]

    private static func messages(_ rows: [MessageListItem]) -> ListTemplate {
        let template = list(rows, title: "Messages")
        template.trailingNavigationBarButtons = [MessageComposeBarButton()]
        return template
    }

    private static func message(
        _ name: String, mark: MessageListItemLeadingConfiguration.Item = .none, isUnread: Bool = false,
        isMuted: Bool = false, detail: String?, trailing: String?
    ) -> MessageListItem {
        MessageListItem(
            conversationIdentifier: name, text: name,
            leadingConfiguration: MessageListItemLeadingConfiguration(
                leadingItem: mark, leadingImage: GalleryPictures.initials(name), unread: isUnread),
            trailingConfiguration: isMuted
                ? MessageListItemTrailingConfiguration(trailingItem: .mute, trailingImage: nil) : nil,
            detailText: detail, trailingText: trailing)
    }

    private static func contact(_ name: String, _ address: String) -> MessageListItem {
        MessageListItem(
            fullName: name, phoneOrEmailAddress: address,
            leadingConfiguration: MessageListItemLeadingConfiguration(
                leadingItem: .none, leadingImage: .symbol("person"), unread: false),
            trailingConfiguration: MessageListItemTrailingConfiguration(
                trailingItem: .none, trailingImage: .symbol("message")),
            detailText: address, trailingText: nil)
    }
}
