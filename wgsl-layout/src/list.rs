//! `WgslList`: lists of one's own as runtime-sized arrays.
//!
//! Owns: the trait, `impl_list!`, and how a list is encoded and made by safe
//! functions alone. Must not know: how elements are moved.
//!
//! What a list says is never trusted: how many elements it has is asked anew
//! each time, and `Out` bounds what is written.

use core::slice::ChunksExact;

use crate::codec::{Codec, Kind};
use crate::decode::{self, Convert, ReadError};
use crate::runs::stride;
use crate::stream::Stream;
use crate::traits::{ArrayElement, WgslLayout};
use crate::zero_copy::{self, Call, Filled, Out, Read};

/// A list of elements: what [`impl_list!`](crate::impl_list) makes a
/// runtime-sized array, and what `#[wgsl(as = [T])]` converts element by element.
///
/// `Vec`, `VecDeque`, `ArrayVec`, `SmallVec`, slices and the pointers to them are
/// lists; implement it for containers of your own. For one of another crate write
/// a struct around it.
///
/// ```
/// # #![forbid(unsafe_code)]
/// use wgsl_layout::{WgslDecode, WgslLayout, WgslList};
///
/// /// Up to `N` elements, without an allocation.
/// #[derive(Debug, PartialEq)]
/// struct StackVec<T, const N: usize> {
///     elements: [T; N],
///     len: usize,
/// }
///
/// impl<T: Copy + Default, const N: usize> WgslList for StackVec<T, N> {
///     type Element = T;
///
///     fn as_slices(&self) -> (&[T], &[T]) {
///         (&self.elements[..self.len], &[])
///     }
///
///     fn from_elements(from: impl Iterator<Item = T>) -> Option<Self> {
///         let (mut elements, mut len) = ([T::default(); N], 0);
///         for element in from {
///             *elements.get_mut(len)? = element;
///             len += 1;
///         }
///         Some(Self { elements, len })
///     }
/// }
/// wgsl_layout::impl_list!([T: Copy + Default, const N: usize] StackVec<T, N>);
///
/// #[derive(WgslLayout, Debug, PartialEq)]
/// struct Samples {
///     scale: f32,
///     values: StackVec<f32, 4>,
/// }
///
/// assert_eq!(
///     Samples::WGSL,
///     "struct Samples {\n    scale: f32,\n    values: array<f32>,\n}\n"
/// );
/// let values = StackVec { elements: [1.0, 2.0, 0.0, 0.0], len: 2 };
/// let samples = Samples { scale: 0.5, values };
/// let bytes = samples.to_bytes();
/// assert_eq!(bytes.len(), 12);
/// assert_eq!(Samples::read_from(&bytes), Ok(samples));
/// // There is no room for five.
/// assert!(Samples::read_from(&[0; 24]).is_err());
/// ```
///
/// Specification: [array types](https://www.w3.org/TR/WGSL/#array-types).
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a list",
    label = "no list of elements",
    note = "lists are `Vec<T>`, `Box<[T]>`, `&[T]` and their kin, and types that implement `WgslList`"
)]
pub trait WgslList: Sized {
    /// What it is a list of.
    type Element;

    /// A list that borrows its elements cannot be made of others.
    #[doc(hidden)]
    const BORROWS: bool = false;

    /// Whether there are numbers of elements that it cannot hold.
    ///
    /// Nothing is changed before all bytes are known to be good, and only
    /// [`from_elements`](Self::from_elements) tells how many there is room for. So
    /// it is called twice for each list that is decoded, unless this is `false`:
    /// set it so for a list that grows, and its memory is allocated once.
    const LIMITED: bool = true;

    /// All elements in order: first those of the one slice, then those of the
    /// other. A list that lies in one piece leaves the second one empty.
    fn as_slices(&self) -> (&[Self::Element], &[Self::Element]);

    /// A list of these elements, or `None` if there are more than it can hold,
    /// which is an error of whoever decodes. All elements have to be taken.
    ///
    /// How many elements there are is what the iterator gives as its `size_hint`.
    fn from_elements(elements: impl Iterator<Item = Self::Element>) -> Option<Self>;

    /// Replaces all elements, as `read_into` does. A list that can use its memory
    /// again says here how; else it is made anew.
    fn set_elements(&mut self, elements: impl Iterator<Item = Self::Element>) -> Option<()> {
        *self = Self::from_elements(elements)?;
        Some(())
    }

    /// All elements at once, where there is a faster way than one by one.
    #[doc(hidden)]
    fn read_all(bytes: &[u8]) -> Result<Self, ReadError>
    where
        Self::Element: ArrayElement,
    {
        read(bytes, Ok)
    }

    /// As `read_all`, into a list that exists.
    #[doc(hidden)]
    fn read_all_over(&mut self, bytes: &[u8]) -> Result<(), ReadError>
    where
        Self::Element: ArrayElement,
    {
        read_over(self, bytes, Ok)
    }
}

/// Makes a type that is a [`WgslList`] a runtime-sized array: `impl_list!(MyList)`
/// or, with generic parameters in front, `impl_list!([T, const N: usize] MyVec<T,
/// N>)`.
///
/// Encoding, decoding, text and footprint are those of a `Vec` of the same
/// elements. The elements have a layout and a fixed footprint; if they can be
/// decoded, so can the list. Nothing that the implementation of the trait does can
/// make the result unsound.
///
/// ```
/// # #![forbid(unsafe_code)]
/// use wgsl_layout::{WgslLayout, WgslList};
///
/// struct Points(Vec<glam::Vec3>);
///
/// impl WgslList for Points {
///     type Element = glam::Vec3;
///     const LIMITED: bool = false;
///
///     fn as_slices(&self) -> (&[glam::Vec3], &[glam::Vec3]) {
///         (&self.0, &[])
///     }
///     fn from_elements(elements: impl Iterator<Item = glam::Vec3>) -> Option<Self> {
///         Some(Self(elements.collect()))
///     }
/// }
/// wgsl_layout::impl_list!(Points);
///
/// assert_eq!(Points::WGSL_TYPE, "array<vec3f>");
/// assert_eq!(Points(vec![glam::Vec3::ONE; 3]).byte_len(), 48);
/// ```
#[macro_export]
macro_rules! impl_list {
    ([$($generics:tt)*] $ty:ty $(,)?) => {
        $crate::__impl_by_elements! {
            [$($generics)*] $ty where [
                $ty: $crate::__private::ByElements,
            ] [
                for<'__wgsl> <$ty as $crate::__private::ByElements>::Wgsl:
                    $crate::__private::WgslDecode
            ]
        }
    };
    ($ty:ty $(,)?) => {
        $crate::impl_list!([] $ty);
    };
}

/// What a runtime-sized array does, by safe functions.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a list",
    label = "no list of elements",
    note = "implement `wgsl_layout::WgslList` for it"
)]
pub trait ByElements: Sized {
    type Wgsl: ArrayElement;
    /// Whether it can be made of bytes.
    const READS: bool;
    fn count(&self) -> usize;
    fn encode<'a>(&self, out: Out<'a>) -> Filled<'a>;
    fn stream(&self, stream: &mut Stream<'_>, room: usize);
    fn check(bytes: &[u8]) -> Result<(), ReadError>;
    fn read(bytes: &[u8]) -> Result<Self, ReadError>;
    fn read_over(&mut self, bytes: &[u8]) -> Result<(), ReadError>;
}

/// The codec of a type whose `__encode` is that of `ByElements`.
#[doc(hidden)]
pub const fn by_elements<L: WgslLayout + ByElements>() -> &'static Codec {
    const {
        &Codec {
            kind: Kind::Call {
                len: None,
                functions: &Call::of::<L>(if L::READS {
                    Some(Read::of::<L, Made>())
                } else {
                    None
                }),
            },
            rust_size: size_of::<L>(),
        }
    }
}

/// Reads what `ByElements` makes.
struct Made;

impl<L: ByElements> Convert<L> for Made {
    fn check(bytes: &[u8]) -> Result<(), ReadError> {
        L::check(bytes)
    }
    fn read(bytes: &[u8]) -> Result<L, ReadError> {
        L::read(bytes)
    }
    fn read_over(list: &mut L, bytes: &[u8]) -> Result<(), ReadError> {
        list.read_over(bytes)
    }
}

impl<L: WgslList<Element: ArrayElement>> ByElements for L {
    type Wgsl = L::Element;
    const READS: bool = !L::BORROWS && L::Element::CODEC.encode_only().is_none();

    #[inline]
    fn count(&self) -> usize {
        count(self)
    }
    #[inline]
    fn encode<'a>(&self, out: Out<'a>) -> Filled<'a> {
        let (front, back) = self.as_slices();
        out.pieces(front, back)
    }
    fn stream(&self, stream: &mut Stream<'_>, room: usize) {
        let (front, back) = self.as_slices();
        stream.pieces(front, back, room);
    }
    fn check(bytes: &[u8]) -> Result<(), ReadError> {
        if L::LIMITED {
            check::<L, L::Element>(bytes, Ok)
        } else {
            decode::check_elements::<L::Element>(bytes)
        }
    }
    fn read(bytes: &[u8]) -> Result<Self, ReadError> {
        L::read_all(bytes)
    }
    fn read_over(&mut self, bytes: &[u8]) -> Result<(), ReadError> {
        self.read_all_over(bytes)
    }
}

/// How many elements there are, for now.
pub(crate) fn count<L: WgslList>(list: &L) -> usize {
    let (front, back) = list.as_slices();
    front.len().saturating_add(back.len())
}

/// Whether [`read`] will make a list.
pub(crate) fn check<L: WgslList, U: WgslLayout>(
    bytes: &[u8],
    convert: impl Fn(U) -> Result<L::Element, &'static str>,
) -> Result<(), ReadError> {
    if L::LIMITED {
        // How many it has room for, only it can tell.
        return read::<L, U>(bytes, convert).map(drop);
    }
    let mut elements = elements(bytes, convert);
    elements.by_ref().for_each(drop);
    elements.finish(Some(()))
}

/// A list of what `convert` makes of the elements in `bytes`; its error says what
/// an element should have been.
pub(crate) fn read<L: WgslList, U: WgslLayout>(
    bytes: &[u8],
    convert: impl Fn(U) -> Result<L::Element, &'static str>,
) -> Result<L, ReadError> {
    let mut elements = elements(bytes, convert);
    let list = L::from_elements(&mut elements);
    elements.finish(list)
}

/// As [`read`], into a list that exists.
pub(crate) fn read_over<L: WgslList, U: WgslLayout>(
    list: &mut L,
    bytes: &[u8],
    convert: impl Fn(U) -> Result<L::Element, &'static str>,
) -> Result<(), ReadError> {
    let mut elements = elements(bytes, convert);
    let made = list.set_elements(&mut elements);
    elements.finish(made)
}

/// The elements in some bytes, up to the first that is none.
struct Elements<'a, F> {
    chunks: ChunksExact<'a, u8>,
    read: F,
    stride: usize,
    taken: usize,
    error: Option<ReadError>,
}

fn elements<T, U: WgslLayout>(
    bytes: &[u8],
    convert: impl Fn(U) -> Result<T, &'static str>,
) -> Elements<'_, impl Fn(&[u8]) -> Result<T, ReadError>> {
    let stride = stride::<U>();
    Elements {
        chunks: bytes.chunks_exact(stride),
        read: move |bytes: &[u8]| {
            convert(zero_copy::read::<U>(bytes)?).map_err(|expected| ReadError::Invalid {
                offset: 0,
                expected,
            })
        },
        stride,
        taken: 0,
        error: None,
    }
}

impl<F> Elements<'_, F> {
    /// What was made of them, if they are all that there should be.
    fn finish<R>(self, made: Option<R>) -> Result<R, ReadError> {
        // Of what was taken last.
        let offset = self.taken.saturating_sub(1) * self.stride;
        match (self.error, made) {
            (Some(error), _) => Err(error.at(offset)),
            (None, Some(made)) => Ok(made),
            (None, None) => Err(ReadError::Invalid {
                offset,
                expected: "the end, and there are more elements than the list has room for",
            }),
        }
    }
}

impl<T, F: Fn(&[u8]) -> Result<T, ReadError>> Iterator for Elements<'_, F> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        if self.error.is_some() {
            return None;
        }
        let bytes = self.chunks.next()?;
        self.taken += 1;
        (self.read)(bytes)
            .map_err(|error| self.error = Some(error))
            .ok()
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        self.chunks.size_hint()
    }
}

/// Lists of Rust and of other crates: whether they borrow, whether they are
/// limited, how they are taken apart and made, and what else is known of them.
macro_rules! lists {
    ($($borrows:literal, $limited:literal: [$($generics:tt)*] $ty:ty, $element:ty, |$list:ident| $slices:expr, |$from:ident| $made:expr $(, { $($other:tt)* })?;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<$($generics)*> WgslList for $ty {
            type Element = $element;
            const BORROWS: bool = $borrows;
            const LIMITED: bool = $limited;
            #[inline]
            fn as_slices(&self) -> (&[$element], &[$element]) {
                let $list = self;
                $slices
            }
            #[inline]
            fn from_elements($from: impl Iterator<Item = $element>) -> Option<Self> {
                $made
            }
            $($($other)*)?
        }
    )*};
}

lists! {
    true, false: ['a, T] &'a [T], T, |list| (list, &[]), |_elements| None;
    true, false: ['a, T] &'a mut [T], T, |list| (list, &[]), |_elements| None;
    true, false: ['a, L: WgslList] &'a L, L::Element, |list| L::as_slices(list), |_elements| None;
}

#[cfg(feature = "alloc")]
mod owned {
    use super::WgslList;
    use crate::decode::{Convert, ReadError};
    use crate::traits::{ArrayElement, WgslDecode};
    use crate::zero_copy;
    use alloc::borrow::Cow;
    use alloc::boxed::Box;
    use alloc::collections::VecDeque;
    use alloc::rc::Rc;
    use alloc::sync::Arc;
    use alloc::vec::Vec;

    /// Just the memory that they need.
    fn vec_of<T>(elements: impl Iterator<Item = T>) -> Vec<T> {
        let mut values = Vec::with_capacity(elements.size_hint().0);
        values.extend(elements);
        values
    }

    /// Uses the memory again if there is room.
    fn refill<T>(values: &mut Vec<T>, elements: impl Iterator<Item = T>) {
        values.clear();
        values.reserve_exact(elements.size_hint().0);
        values.extend(elements);
    }

    /// Writes over all values that are there, if that is how many elements there
    /// are; else the elements come back.
    fn overwrite<T, I: Iterator<Item = T>>(values: Option<&mut [T]>, elements: I) -> Result<(), I> {
        match values {
            Some(values) if elements.size_hint() == (values.len(), Some(values.len())) => {
                for (value, element) in values.iter_mut().zip(elements) {
                    *value = element;
                }
                Ok(())
            }
            _ => Err(elements),
        }
    }

    zero_copy::by_elements! {
        [T: ArrayElement] VecDeque<T> where [] [T: WgslDecode];
    }
    lists! {
        false, false: [T] Vec<T>, T, |list| (list, &[]), |elements| Some(vec_of(elements)), {
            fn set_elements(&mut self, elements: impl Iterator<Item = T>) -> Option<()> {
                refill(self, elements);
                Some(())
            }};
        false, false: [T] VecDeque<T>, T, |list| VecDeque::as_slices(list), |elements| Some(vec_of(elements).into()), {
            fn set_elements(&mut self, elements: impl Iterator<Item = T>) -> Option<()> {
                self.clear();
                self.reserve_exact(elements.size_hint().0);
                self.extend(elements);
                Some(())
            }
            fn read_all(bytes: &[u8]) -> Result<Self, ReadError>
            where
                T: ArrayElement,
            {
                Vec::read(bytes).map(Into::into)
            }
            fn read_all_over(&mut self, bytes: &[u8]) -> Result<(), ReadError>
            where
                T: ArrayElement,
            {
                // Neither way allocates.
                let mut values = Vec::from(core::mem::take(self));
                let read = zero_copy::read_vec(&mut values, bytes);
                *self = values.into();
                read
            }};
        false, false: [T] Box<[T]>, T, |list| (list, &[]), |elements| Some(vec_of(elements).into()), {
            fn set_elements(&mut self, elements: impl Iterator<Item = T>) -> Option<()> {
                if let Err(elements) = overwrite(Some(&mut **self), elements) {
                    *self = Self::from_elements(elements)?;
                }
                Some(())
            }};
        false, false: [T] Rc<[T]>, T, |list| (list, &[]), |elements| Some(vec_of(elements).into()), {
            fn set_elements(&mut self, elements: impl Iterator<Item = T>) -> Option<()> {
                if let Err(elements) = overwrite(Rc::get_mut(self), elements) {
                    *self = Self::from_elements(elements)?;
                }
                Some(())
            }};
        false, false: [T] Arc<[T]>, T, |list| (list, &[]), |elements| Some(vec_of(elements).into()), {
            fn set_elements(&mut self, elements: impl Iterator<Item = T>) -> Option<()> {
                if let Err(elements) = overwrite(Arc::get_mut(self), elements) {
                    *self = Self::from_elements(elements)?;
                }
                Some(())
            }};
        false, false: ['a, T: Clone] Cow<'a, [T]>, T, |list| (list, &[]), |elements| Some(Cow::Owned(vec_of(elements))), {
            fn set_elements(&mut self, elements: impl Iterator<Item = T>) -> Option<()> {
                match self {
                    Cow::Owned(values) => refill(values, elements),
                    Cow::Borrowed(_) => *self = Self::from_elements(elements)?,
                }
                Some(())
            }};
    }
}

#[cfg(feature = "arrayvec-07")]
lists! {
    false, true: [T, const N: usize] arrayvec_07::ArrayVec<T, N>, T, |list| (list, &[]), |elements| {
        let mut list = Self::new();
        for element in elements {
            list.try_push(element).ok()?;
        }
        Some(list)
    };
}

#[cfg(feature = "smallvec-1")]
lists! {
    false, false: [A: smallvec_1::Array] smallvec_1::SmallVec<A>, A::Item, |list| (list, &[]), |elements| {
        let mut list = Self::with_capacity(elements.size_hint().0);
        list.extend(elements);
        Some(list)
    }, {
        fn set_elements(&mut self, elements: impl Iterator<Item = A::Item>) -> Option<()> {
            self.clear();
            self.reserve_exact(elements.size_hint().0);
            self.extend(elements);
            Some(())
        }};
}
