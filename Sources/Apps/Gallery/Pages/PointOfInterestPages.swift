import Templates

extension GalleryPage {
    static let pointsOfInterest: [GalleryPage] =
        [
            map("points-empty", "No points", count: 0),
            map("points-one", "One point", count: 1),
            map("points-one-selected", "One point, selected", count: 1, selected: 0),
            map("points-five", "Five points", count: 5),
            map("points-selected", "A card with two buttons", count: 5, selected: 0),
            map("points-selected-one-button", "A card with one button", count: 5, selected: 1),
            map("points-selected-bare", "A card without detail texts and buttons", count: 5, selected: 2),
            map("points-maximum", "As many points as the car shows", count: 12),
            map("points-over-maximum", "More points than the car shows", count: 13),
            map("points-over-maximum-selected", "The selected point is not among those shown", count: 13, selected: 12),
            GalleryPage("points-texts", "Points in long texts and other scripts", .pointOfInterest) { _ in
                page(GallerySample.allCases.enumerated().map { text($1, at: $0) }, title: GallerySample.markup.text)
            },
        ]
        + GallerySample.allCases.enumerated().map { index, sample in
            GalleryPage("points-selected-\(sample.rawValue)", "A card: \(sample.label)", .pointOfInterest) { _ in
                page(GallerySample.allCases.enumerated().map { text($1, at: $0) }, title: sample.text, selected: index)
            }
        }

    private static func map(_ name: String, _ title: String, count: Int, selected: Int? = nil) -> GalleryPage {
        GalleryPage(name, title, .pointOfInterest) { _ in
            page((0..<count).map(point), title: "Charging stations", selected: selected)
        }
    }

    private static func page(
        _ points: [PointOfInterest], title: String, selected: Int? = nil
    ) -> PointOfInterestTemplate {
        let template = PointOfInterestTemplate(title: title, pointsOfInterest: points, selectedIndex: selected)
        let observer = PinSwapper()
        template.pointOfInterestDelegate = observer
        // A template doesn't keep its delegate.
        template.userInfo = observer
        return template
    }

    /// Points on a spiral around a harbour. The first has two buttons, the second one, the third nothing but a title.
    private static func point(_ index: Int) -> PointOfInterest {
        let point = PointOfInterest(
            location: location(index), title: GalleryWords.title(index),
            subtitle: index == 2 ? nil : "\(index + 1).4 km", summary: index == 2 ? nil : "3 of 8 free")
        guard index != 2 else { return point }
        point.detailTitle = "\(GalleryWords.title(index)), Quay \(index + 1)"
        point.detailSubtitle = "Open day and night"
        point.detailSummary = "150 kW, CCS and Type 2. Café and toilets beside it."
        point.pinImage = index.isMultiple(of: 4) ? .symbol("heart") : nil
        point.primaryButton = TextButton(title: "Directions", textStyle: .confirm) { $0.title = "On the way" }
        if index == 0 { point.secondaryButton = TextButton(title: "Reserve") { $0.title = "Reserved" } }
        return point
    }

    private static func text(_ sample: GallerySample, at index: Int) -> PointOfInterest {
        let point = PointOfInterest(
            location: location(index), title: sample.text, subtitle: sample.detail, summary: sample.body)
        point.primaryButton = TextButton(title: sample.text)
        point.secondaryButton = TextButton(title: sample.text)
        return point
    }

    private static func location(_ index: Int) -> Coordinate {
        let steps: [(Double, Double)] = [(0, 0), (1, 0), (0, 1), (-1, 0), (0, -1), (1, 1), (-1, -1), (1, -1), (-1, 1)]
        let step = steps[index % steps.count]
        let distance = 0.008 * Double(index / steps.count + 1)
        return Coordinate(latitude: 54.32 + step.0 * distance, longitude: 10.14 + step.1 * distance * 1.7)
    }
}

/// Gives the point that was chosen last a pin of its own.
private final class PinSwapper: PointOfInterestTemplateDelegate {
    private weak var chosen: PointOfInterest?

    func pointOfInterestTemplate(
        _ pointOfInterestTemplate: PointOfInterestTemplate, didSelectPointOfInterest pointOfInterest: PointOfInterest
    ) {
        chosen?.pinImage = nil
        pointOfInterest.pinImage = .symbol("star")
        chosen = pointOfInterest
    }

    func pointOfInterestTemplate(
        _ pointOfInterestTemplate: PointOfInterestTemplate, didChangeMapRegion region: MapRegion
    ) {}
}
