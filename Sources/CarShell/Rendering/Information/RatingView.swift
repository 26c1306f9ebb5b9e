import CGtk
import Templates

/// Draws a rating in stars, halves included (R151).
@MainActor
enum RatingView {
    static func makeWidget(_ rating: InformationRating) -> Widget {
        let box = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 6).styled(.rating)
        for star in 0..<rating.maximum {
            let filled = rating.value - Double(star)
            box.append(Icon(filled >= 1 ? "star" : filled >= 0.5 ? "star-half" : "star-empty"))
        }
        box.setAccessibleName(Texts.rating(rating.value, of: rating.maximum))
        return box
    }
}
