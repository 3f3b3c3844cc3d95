//! CPU time, which other programs on the machine do not add to.
//!
//! Owns: the clock. Must not know: what is timed.

use std::time::Duration;

/// The CPU time of this thread so far; elsewhere than on Unix the time of day.
///
/// # Panics
///
/// If the system has no such clock.
#[cfg(unix)]
#[allow(unsafe_code)]
pub fn thread_time() -> Duration {
    let mut time = libc::timespec {
        tv_sec: 0,
        tv_nsec: 0,
    };
    // SAFETY: the call fills the structure that it is given.
    let result = unsafe { libc::clock_gettime(libc::CLOCK_THREAD_CPUTIME_ID, &raw mut time) };
    assert_eq!(result, 0, "this system has no clock of thread CPU time");
    Duration::new(
        u64::try_from(time.tv_sec).expect("time is not negative"),
        u32::try_from(time.tv_nsec).expect("a part of a second"),
    )
}

/// The CPU time of this thread so far; elsewhere than on Unix the time of day.
#[cfg(not(unix))]
pub fn thread_time() -> Duration {
    static START: std::sync::OnceLock<std::time::Instant> = std::sync::OnceLock::new();
    START.get_or_init(std::time::Instant::now).elapsed()
}
