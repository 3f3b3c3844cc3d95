//! What the benches share: the work, who does it, and a clock.
//!
//! Owns: the contenders and that they agree on every byte. Must not know: what
//! is measured.

mod cargo;
mod case;
mod clock;
mod shapes;
mod table;

pub use cargo::{Project, seconds};
pub use case::{Case, Contender, cases};
pub use clock::{children_time, thread_time};
pub use table::Table;
