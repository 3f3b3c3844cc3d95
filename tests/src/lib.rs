//! What the tests share. See `README.md` for what is tested where.

pub mod bytes;
pub mod data;
pub mod engine;
pub mod naga_oracle;
pub mod row;
pub mod shader;
pub mod tint;
