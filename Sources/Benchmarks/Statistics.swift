/// The value in the middle; the mean of the two in the middle for an even number of values.
func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/// The value that 95 of 100 do not exceed.
func percentile95(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted[max(0, (sorted.count * 95 + 99) / 100 - 1)]
}

func milliseconds(from start: UInt64, to end: UInt64) -> Double {
    (Double(end) - Double(start)) / 1e6
}
