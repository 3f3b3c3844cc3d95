//! What the benches share: the work, who does it, and a clock.
//!
//! Owns: the contenders and that they agree on every byte. Must not know: what
//! is measured.

mod case;
mod clock;
mod shapes;
mod table;

pub use case::{Case, Contender, cases};
pub use clock::thread_time;
pub use table::Table;
