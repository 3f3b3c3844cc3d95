//! One piece of work, and everybody who can do it.
//!
//! Owns: how each contender is called. Must not know: clocks.

use std::cell::RefCell;
use std::hint::black_box;
use std::rc::Rc;

use bytemuck::bytes_of;
use encase::StorageBuffer;
use encase::internal::{CreateFrom, ReadFrom, WriteInto};
use encase::{ShaderSize, ShaderType};
use glam::{Mat3, Mat4, Vec3};
use wgsl_layout::{WgslDecode, WgslLayout};

use crate::shapes::{Camera, Grid, Light, Mixed, MixedForEncase, Particle, Shape};

/// Somebody who does the work of a case.
pub struct Contender {
    /// Who it is.
    pub name: &'static str,
    /// Does all the work once.
    pub run: Box<dyn FnMut()>,
}

/// One piece of work. The first contender is a plain copy of the WGSL bytes.
pub struct Case {
    /// What is encoded or decoded.
    pub name: &'static str,
    /// What performance.md asks for: the time of ours over that of the copy.
    pub goal: &'static str,
    /// The number of elements that one run works on.
    pub elements: usize,
    /// Who takes part.
    pub contenders: Vec<Contender>,
    /// What the copy copies, and what all others have to arrive at.
    expected: Rc<Vec<u8>>,
    output: Box<dyn Fn() -> Vec<u8>>,
    clear: Box<dyn Fn()>,
}

impl Case {
    /// Runs everybody once and compares what they made.
    ///
    /// # Panics
    ///
    /// If two disagree on a byte.
    pub fn compare(&mut self) {
        for contender in &mut self.contenders[1..] {
            (self.clear)();
            (contender.run)();
            assert!(
                (self.output)() == **self.expected,
                "{}: {} disagrees with the others",
                self.name,
                contender.name
            );
        }
    }
}

/// How many elements a case has for a given number of WGSL bytes.
pub(crate) type Elements = fn(bytes_per_element: usize) -> usize;

/// All cases, made one at a time since their data are large.
pub fn cases(elements: fn(usize) -> usize) -> impl Iterator<Item = Case> {
    let make: [fn(Elements) -> Case; 12] = [
        |n| one_by_one::<Camera>("W1 Camera", "1.2", n),
        |n| slices::<Particle>("W2 Particle", "1.05", n),
        |n| slices::<Light>("W3 Light", "1.1", n),
        |n| slices::<Vec3>("W4 [Vec3]", "1.15", n),
        |n| slices::<Mat4>("W5 [Mat4]", "1.0", n),
        |n| slices::<Mat3>("W6 [Mat3]", "1.15", n),
        |n| slices::<Grid>("W7 16 nested", "1.0", n),
        |n| slices::<f32>("W8 [f32]", "1.0", n),
        |n| slices_beside::<Mixed, MixedForEncase>("W9 mixed", "1.15", n, MixedForEncase::make),
        |n| decode::<Particle>("decode W2", "1.1", n),
        |n| decode::<Light>("decode W3", "1.3", n),
        |n| decode::<Vec3>("decode W4", "1.5", n),
    ];
    make.into_iter().map(move |make| make(elements))
}

fn values<T>(count: usize, make: fn(u16) -> T) -> Rc<Vec<T>> {
    let seed = |i: usize| u16::try_from(i % 30_000).expect("it is small");
    Rc::new((0..count).map(|i| make(seed(i))).collect())
}

/// How values are written.
type Write<T> = fn(&[T], &mut [u8]);

/// Bytes at the start of a cache line and in the middle of a page, so that no
/// ratio depends on where an allocation happens to lie.
struct Room {
    bytes: Vec<u8>,
    start: usize,
    len: usize,
}

impl Room {
    fn new(len: usize) -> Self {
        let bytes = vec![0; len + 8192];
        let to_page = bytes.as_ptr().align_offset(4096);
        Self {
            bytes,
            start: to_page + 2048,
            len,
        }
    }

    fn get(&mut self) -> &mut [u8] {
        &mut self.bytes[self.start..][..self.len]
    }
}

/// Somebody who writes `values` to `bytes`.
fn writer<T: 'static>(
    name: &'static str,
    values: &Rc<Vec<T>>,
    bytes: &Rc<RefCell<Room>>,
    write: Write<T>,
) -> Contender {
    let (values, bytes) = (Rc::clone(values), Rc::clone(bytes));
    let run = Box::new(move || {
        write(black_box(&values), black_box(bytes.borrow_mut().get()));
    });
    Contender { name, run }
}

/// Everybody who writes `values`; encase gets some of its own, since it lacks
/// some types.
fn case_of_writers<T: 'static, E: 'static>(
    (name, goal): (&'static str, &'static str),
    values: &Rc<Vec<T>>,
    for_encase: &Rc<Vec<E>>,
    stride: usize,
    encase: Write<E>,
    writers: [(&'static str, Write<T>); 3],
) -> Case {
    let ours = writers[2].1;
    let mut original = vec![0; values.len() * stride];
    ours(values, &mut original);
    let original = Rc::new(original);
    let bytes = Rc::new(RefCell::new(Room::new(original.len())));
    let mut contenders = vec![
        writer("copy", &original, &bytes, |from: &[u8], to| {
            to.copy_from_slice(from);
        }),
        writer("encase", for_encase, &bytes, encase),
    ];
    for (name, write) in writers {
        contenders.push(writer(name, values, &bytes, write));
    }
    let cleared = Rc::clone(&bytes);
    Case {
        name,
        goal,
        elements: values.len(),
        contenders,
        expected: original,
        output: Box::new(move || bytes.borrow_mut().get().to_vec()),
        clear: Box::new(move || cleared.borrow_mut().get().fill(0)),
    }
}

/// A slice that is encoded as one.
fn slices<T>(name: &'static str, goal: &'static str, elements: Elements) -> Case
where
    T: Shape + WgslLayout + ShaderType + ShaderSize + WriteInto + 'static,
    [T]: WgslLayout,
{
    slices_beside::<T, T>(name, goal, elements, T::make)
}

/// As `slices`, with another type for encase.
fn slices_beside<T, E>(
    name: &'static str,
    goal: &'static str,
    elements: Elements,
    make: fn(u16) -> E,
) -> Case
where
    T: Shape + WgslLayout + 'static,
    [T]: WgslLayout,
    E: ShaderType + ShaderSize + WriteInto + 'static,
{
    let stride = size_of::<T::Mirror>();
    let count = elements(stride);
    case_of_writers::<T, E>(
        (name, goal),
        &values(count, T::make),
        &values(count, make),
        stride,
        |values, bytes| StorageBuffer::new(bytes).write(values).expect("it fits"),
        [
            ("mirror", |values, bytes| {
                each(values, bytes, |value, bytes| {
                    bytes.copy_from_slice(bytes_of(&value.mirror()));
                });
            }),
            ("fields", |values, bytes| {
                each(values, bytes, T::copy_fields);
            }),
            ("ours", |values, bytes| {
                WgslLayout::write_into(values, bytes).expect("it fits");
            }),
        ],
    )
}

#[inline]
fn each<T: Shape>(values: &[T], bytes: &mut [u8], write: impl Fn(&T, &mut [u8])) {
    let size = size_of::<T::Mirror>();
    for (value, bytes) in values.iter().zip(bytes.chunks_exact_mut(size)) {
        // Told once more, so that nobody has to check it for each field.
        write(value, &mut bytes[..size]);
    }
}

/// Values that are encoded by a call each.
fn one_by_one<T>(name: &'static str, goal: &'static str, elements: Elements) -> Case
where
    T: Shape + WgslLayout + ShaderType + WriteInto + 'static,
{
    let stride = size_of::<T::Mirror>();
    let values = values(elements(stride), T::make);
    case_of_writers::<T, T>(
        (name, goal),
        &values,
        &values,
        stride,
        |values, bytes| {
            each(values, bytes, |value, bytes| {
                StorageBuffer::new(bytes).write(value).expect("it fits");
            });
        },
        [
            ("mirror", |values, bytes| {
                each(values, bytes, |value, bytes| {
                    bytes.copy_from_slice(bytes_of(&value.mirror()));
                });
            }),
            ("fields", |values, bytes| {
                each(values, bytes, T::copy_fields);
            }),
            ("ours", |values, bytes| {
                each(values, bytes, |value, bytes| {
                    WgslLayout::write_into(value, bytes).expect("it fits");
                });
            }),
        ],
    )
}

/// A slice that is read back, into values that exist.
fn decode<T>(name: &'static str, goal: &'static str, elements: Elements) -> Case
where
    T: Shape + WgslDecode + ShaderType + ShaderSize + ReadFrom + CreateFrom + 'static,
    [T]: WgslDecode,
    Vec<T>: WgslDecode,
{
    let count = elements(size_of::<T::Mirror>());
    let mut bytes = vec![0; count * size_of::<T::Mirror>()];
    WgslLayout::write_into(&*values(count, T::make), &mut bytes).expect("it fits");
    let bytes = Rc::new(bytes);
    let read = Rc::new(RefCell::new(
        (0..count).map(|_| T::make(7)).collect::<Vec<T>>(),
    ));
    let reader = |name, read_into: fn(&mut Vec<T>, &[u8])| {
        let (bytes, read) = (Rc::clone(&bytes), Rc::clone(&read));
        let run = Box::new(move || {
            read_into(black_box(&mut read.borrow_mut()), black_box(&bytes));
        });
        Contender { name, run }
    };
    let copied = Rc::new(RefCell::new(Room::new(bytes.len())));
    let contenders = vec![
        writer("copy", &bytes, &copied, |from: &[u8], to| {
            to.copy_from_slice(from);
        }),
        reader("encase", |values, bytes| {
            StorageBuffer::new(bytes)
                .read(values)
                .expect("they are enough");
        }),
        reader("create", |values, bytes| {
            *values = StorageBuffer::new(bytes).create().expect("they are enough");
        }),
        reader("new", |values, bytes| {
            *values = WgslDecode::read_from(bytes).expect("they are enough");
        }),
        reader("ours", |values, bytes| {
            WgslDecode::read_into(values.as_mut_slice(), bytes).expect("they are enough");
        }),
    ];
    let cleared = Rc::clone(&read);
    Case {
        name,
        goal,
        elements: count,
        contenders,
        expected: bytes,
        output: Box::new(move || read.borrow().to_bytes()),
        clear: Box::new(move || cleared.borrow_mut().fill_with(|| T::make(7))),
    }
}
