extension NavigationBarSnapshot {
    /// The bar with as many buttons a side as the limits allow: the first ones (R165).
    func trimmed(to limits: CarCapabilities) -> NavigationBarSnapshot {
        let count = max(0, limits.maximumBarButtonCount)
        return NavigationBarSnapshot(
            leadingButtons: Array(leadingButtons.prefix(count)), trailingButtons: Array(trailingButtons.prefix(count)),
            backButton: backButton)
    }
}
