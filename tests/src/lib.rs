//! What the tests share. See `README.md` for what is tested where.
