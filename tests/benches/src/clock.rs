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

/// The CPU time of all child processes that have ended so far.
///
/// # Panics
///
/// If the system does not tell.
#[cfg(unix)]
#[allow(unsafe_code)]
pub fn children_time() -> Duration {
    let mut usage = std::mem::MaybeUninit::<libc::rusage>::zeroed();
    // SAFETY: the call fills the structure that it is given, which may be all
    // zeros before.
    let usage = unsafe {
        let result = libc::getrusage(libc::RUSAGE_CHILDREN, usage.as_mut_ptr());
        assert_eq!(result, 0, "this system does not tell the time of children");
        usage.assume_init()
    };
    let duration = |time: libc::timeval| {
        let seconds = u64::try_from(time.tv_sec).expect("time is not negative");
        let micros = u64::try_from(time.tv_usec).expect("a part of a second");
        Duration::from_secs(seconds) + Duration::from_micros(micros)
    };
    duration(usage.ru_utime) + duration(usage.ru_stime)
}

/// The time of day: with this, run nothing else meanwhile.
#[cfg(not(unix))]
pub fn children_time() -> Duration {
    thread_time()
}
