// The same operations for code that awaits them. Each returns true, or throws an `InterfaceControllerError`.
extension InterfaceController {
    /// Replaces the whole hierarchy; returns when the new root is on screen.
    @discardableResult
    public func setRootTemplate(_ rootTemplate: Template, animated: Bool) async throws -> Bool {
        try await result { self.setRootTemplate(rootTemplate, animated: animated, completion: $0) }
    }

    /// Puts a template on top of the visible stack; returns when it is on screen.
    @discardableResult
    public func pushTemplate(_ templateToPush: Template, animated: Bool) async throws -> Bool {
        try await result { self.pushTemplate(templateToPush, animated: animated, completion: $0) }
    }

    /// Removes the top of the visible stack; returns when the template below is on screen.
    @discardableResult
    public func popTemplate(animated: Bool) async throws -> Bool {
        try await result { self.popTemplate(animated: animated, completion: $0) }
    }

    /// Removes all but the root of the visible stack; returns when the root is on screen.
    @discardableResult
    public func popToRootTemplate(animated: Bool) async throws -> Bool {
        try await result { self.popToRootTemplate(animated: animated, completion: $0) }
    }

    /// Removes everything above a template of the visible stack; returns when that is on screen.
    @discardableResult
    public func pop(to targetTemplate: Template, animated: Bool) async throws -> Bool {
        try await result { self.pop(to: targetTemplate, animated: animated, completion: $0) }
    }

    /// Covers everything with an alert, an action sheet or voice control; returns when it is on screen.
    @discardableResult
    public func presentTemplate(_ templateToPresent: Template, animated: Bool) async throws -> Bool {
        try await result { self.presentTemplate(templateToPresent, animated: animated, completion: $0) }
    }

    /// Takes the presented template away; returns when it is gone.
    @discardableResult
    public func dismissTemplate(animated: Bool) async throws -> Bool {
        try await result { self.dismissTemplate(animated: animated, completion: $0) }
    }

    /// Draws voice control over whatever is visible; returns when it is on screen.
    @discardableResult
    public func showOverlayTemplate(_ template: Template, animated: Bool) async throws -> Bool {
        try await result { self.showOverlayTemplate(template, animated: animated, completion: $0) }
    }

    /// Takes the overlay away; returns when it is gone.
    @discardableResult
    public func hideOverlayTemplate(animated: Bool) async throws -> Bool {
        try await result { self.hideOverlayTemplate(animated: animated, completion: $0) }
    }

    private func result(of operation: (@escaping Completion) -> Void) async throws -> Bool {
        try await withCheckedThrowingContinuation { continuation in
            operation { success, error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: success) }
            }
        }
    }
}
