//! The derives of stage interfaces: vertex inputs, inter-stage variables and
//! fragment outputs.
//!
//! Owns: what the three have in common. Must not know: layouts of buffers, nor
//! which type can be what: traits of the runtime crate say that.

pub(crate) mod attr;
mod check;
pub(crate) mod fragment_output;
mod input;
pub(crate) mod inter_stage;
mod interface;
pub(crate) mod keys;
mod spelling;
pub(crate) mod vertex_input;
