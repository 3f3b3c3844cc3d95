//! `Alignment`, a power of two, and the one rounding function.
//!
//! Owns: the arithmetic of [alignment and size]. Must not know: types, members
//! or address spaces.
//!
//! [alignment and size]: https://www.w3.org/TR/WGSL/#alignment-and-size

/// A power of two, in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Alignment(pub(crate) usize);

impl Alignment {
    pub(crate) const A2: Self = Self(2);
    pub(crate) const A4: Self = Self(4);
    pub(crate) const A8: Self = Self(8);
    pub(crate) const A16: Self = Self(16);

    /// The alignment of `bytes`, which is rounded up to a power of two: layout
    /// is total, and a wrong `align(..)` is reported elsewhere.
    pub(crate) const fn new(bytes: usize) -> Self {
        match bytes.checked_next_power_of_two() {
            Some(power) => Self(power),
            None => Self(1 << (usize::BITS - 1)),
        }
    }

    pub(crate) const fn get(self) -> usize {
        self.0
    }

    pub(crate) const fn max(self, other: Self) -> Self {
        if self.0 >= other.0 { self } else { other }
    }

    /// `roundUp` of the specification; saturates at `usize::MAX`.
    pub(crate) const fn round_up(self, bytes: usize) -> usize {
        let mask = self.0 - 1;
        match bytes.checked_add(mask) {
            Some(sum) => sum & !mask,
            None => usize::MAX,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Alignment;

    #[test]
    fn rounds_up_to_powers_of_two() {
        assert_eq!(Alignment::A16.round_up(0), 0);
        assert_eq!(Alignment::A16.round_up(1), 16);
        assert_eq!(Alignment::A16.round_up(16), 16);
        assert_eq!(Alignment::A2.round_up(5), 6);
        assert_eq!(Alignment::A16.round_up(usize::MAX - 3), usize::MAX);
    }

    #[test]
    fn is_always_a_power_of_two() {
        assert_eq!(Alignment::new(0).get(), 1);
        assert_eq!(Alignment::new(24).get(), 32);
        assert_eq!(Alignment::new(usize::MAX).get(), 1 << (usize::BITS - 1));
    }
}
