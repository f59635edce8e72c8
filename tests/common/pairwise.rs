//! A few of many combinations.

/// A sample of all choices of one value from each list, in which every two values of different lists
/// meet. The last list is the shortest.
pub fn pairwise<A: Copy, B: Copy, C: Copy>(one: &[A], other: &[B], few: &[C]) -> Vec<(A, B, C)> {
    assert!(few.len() <= one.len().min(other.len()));
    let in_turn = |(row, &a)| {
        let others = other.iter().enumerate();
        others.map(move |(col, &b)| (a, b, few[(row + col) % few.len()]))
    };
    one.iter().enumerate().flat_map(in_turn).collect()
}

#[test]
fn every_two_values_meet() {
    let (one, other, few) = ([1, 2, 3, 4, 5], [1, 2, 3], [1, 2, 3]);
    let sample = pairwise(&one, &other, &few);
    assert_eq!(sample.len(), 5 * 3);
    for a in one {
        assert!(other.iter().all(|&b| sample.iter().any(|it| (it.0, it.1) == (a, b))));
        assert!(few.iter().all(|&c| sample.iter().any(|it| (it.0, it.2) == (a, c))));
    }
    for b in other {
        assert!(few.iter().all(|&c| sample.iter().any(|it| (it.1, it.2) == (b, c))));
    }
}
