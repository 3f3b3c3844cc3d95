//! `MemberPath`: where in a type something is.
//!
//! Owns: paths as data. Must not know: what is wrong there.

use core::fmt;

use crate::message::Message;

/// WGSL guarantees 15 levels; of a deeper path the beginning is kept.
const STEPS: usize = 15;

/// The way to a member: `outer.inner.weights`. It goes through the first element
/// of an array, so that [`Layout::offset_of`](crate::Layout::offset_of)
/// understands it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct MemberPath {
    /// The last step comes first: a path is put together on the way out.
    steps: [Step; STEPS],
    len: usize,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Step {
    Name(&'static str),
    FirstElement,
}

impl MemberPath {
    /// The value itself.
    pub(super) const ROOT: Self = Self {
        steps: [Step::FirstElement; STEPS],
        len: 0,
    };

    pub(super) const fn member(name: &'static str) -> Self {
        Self::ROOT.below(Step::Name(name))
    }

    /// The path as it is seen from a struct, of which `name` is the member.
    pub(super) const fn in_member(self, name: &'static str) -> Self {
        self.below(Step::Name(name))
    }

    /// The path as it is seen from an array of what it started from.
    pub(super) const fn in_element(self) -> Self {
        self.below(Step::FirstElement)
    }

    const fn below(mut self, step: Step) -> Self {
        if self.len == STEPS {
            let mut i = 1;
            while i < STEPS {
                self.steps[i - 1] = self.steps[i];
                i += 1;
            }
            self.len -= 1;
        }
        self.steps[self.len] = step;
        self.len += 1;
        self
    }

    /// Whether it is the value itself.
    pub const fn is_root(&self) -> bool {
        self.len == 0
    }

    pub(super) const fn starts_with_name(&self) -> bool {
        self.len > 0 && matches!(self.steps[self.len - 1], Step::Name(_))
    }

    /// The WGSL name of the last member on the way; `""` if there is none.
    pub const fn name(&self) -> &'static str {
        let mut i = 0;
        while i < self.len {
            if let Step::Name(name) = self.steps[i] {
                return name;
            }
            i += 1;
        }
        ""
    }

    pub(super) const fn push(&self, message: &mut Message) {
        let mut i = self.len;
        while i > 0 {
            match self.steps[i - 1] {
                Step::Name(name) => {
                    if i < self.len {
                        message.push(".");
                    }
                    message.push(name);
                }
                Step::FirstElement => message.push("[0]"),
            }
            i -= 1;
        }
    }
}

impl fmt::Display for MemberPath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut message = Message::new();
        self.push(&mut message);
        f.write_str(message.as_str())
    }
}

impl fmt::Debug for MemberPath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{self}`")
    }
}
