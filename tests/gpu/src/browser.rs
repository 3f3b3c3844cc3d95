//! A headless Chromium that runs jobs on a page which is served from here.
//!
//! Owns: the browser's process and the few requests of the page. Must not know:
//! what the shaders are about.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use std::{env, fs, thread};

use serde_json::{Value, json};

/// The page, whose requests are answered below.
const PAGE: &str = include_str!("page.html");

/// Where Debian puts the program. The script in `/usr/bin` would leave the
/// browser running when it is killed.
const PROGRAM: &str = "/usr/lib/chromium/chromium-headless-shell";

/// For as long as the page says nothing.
const PATIENCE: Duration = Duration::from_mins(2);

/// A module to run with the bindings of [`Job`](crate::shader::Job).
#[derive(Clone, Debug)]
pub struct Task {
    /// The module.
    pub text: String,
    /// The length of binding 1 in words.
    pub seen: usize,
    /// Bindings 0 and 4.
    pub source: Vec<u8>,
    /// Binding 2.
    pub given: Vec<u32>,
    /// Whether there is a binding 4.
    pub uniform: bool,
    /// Instead of all that, what to draw: the members of the page's `draw`.
    pub picture: Option<Value>,
}

/// What a task left behind: bindings 1 and 3, or the words of the browser.
pub type Outcome = Result<(Vec<u32>, Vec<u8>), String>;

/// What the browser says of itself.
#[derive(Clone, Debug)]
pub struct Hello {
    /// Its name, version and adapter.
    pub description: String,
    /// Whether shaders may `enable f16;`.
    pub f16: bool,
    /// Whether it has `uniform_buffer_standard_layout`.
    pub standard: bool,
}

/// Starts a browser, has it run the tasks that `tasks` makes for it, and gives
/// their outcomes in the same order.
///
/// # Errors
///
/// If there is no browser, if it has no adapter, if its device is lost, or if
/// it falls silent.
pub fn run(tasks: impl FnOnce(&Hello) -> Vec<Task>) -> Result<(Hello, Vec<Outcome>), Failure> {
    let listener = TcpListener::bind("127.0.0.1:0")?;
    listener.set_nonblocking(true)?;
    let _browser = Browser::start(listener.local_addr()?.port())?;
    let mut page = Page {
        tasks: Some(tasks),
        sent: 0,
        hello: None,
        outcomes: Vec::new(),
    };
    let mut heard = Instant::now();
    while heard.elapsed() < PATIENCE {
        match listener.accept() {
            Ok((stream, _)) => {
                heard = Instant::now();
                if page.serve(stream)? {
                    let hello = page.hello.ok_or("the page said no hello")?;
                    if page.outcomes.len() != page.sent {
                        return Err(Failure::from("the page left tasks out"));
                    }
                    return Ok((hello, page.outcomes));
                }
            }
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => {
                thread::sleep(Duration::from_millis(2));
            }
            Err(error) => return Err(error.into()),
        }
    }
    Err(Failure::Broken(format!(
        "the browser fell silent after {} of {} tasks",
        page.outcomes.len(),
        page.sent
    )))
}

/// Why there are no outcomes.
#[derive(Debug)]
pub enum Failure {
    /// There is no browser, or none that has an adapter.
    Missing(String),
    /// It did not do its work.
    Broken(String),
}

impl From<&str> for Failure {
    fn from(reason: &str) -> Self {
        Self::Broken(reason.to_owned())
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Broken(error.to_string())
    }
}

/// The process, and its directory.
struct Browser {
    child: Child,
    profile: PathBuf,
}

impl Browser {
    fn start(port: u16) -> Result<Self, Failure> {
        let program = env::var_os("WGSL_LAYOUT_CHROMIUM").map_or(PROGRAM.into(), PathBuf::from);
        if !program.is_file() {
            return Err(Failure::Missing(format!(
                "there is no {}",
                program.display()
            )));
        }
        let profile = env::temp_dir().join(format!("wgsl-layout-browser-{port}"));
        fs::create_dir_all(&profile)?;
        let child = Command::new(program)
            .args([
                "--headless",
                "--no-sandbox",
                "--enable-unsafe-webgpu",
                "--no-first-run",
            ])
            .arg(format!("--user-data-dir={}", Path::display(&profile)))
            .arg(format!("http://127.0.0.1:{port}/"))
            // Its own choice, not the one of the other tests.
            .env_remove("VK_ICD_FILENAMES")
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()?;
        Ok(Self { child, profile })
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // Nobody is left to tell.
        _ = self.child.kill();
        _ = self.child.wait();
        _ = fs::remove_dir_all(&self.profile);
    }
}

/// The conversation with the page.
struct Page<F> {
    tasks: Option<F>,
    sent: usize,
    hello: Option<Hello>,
    outcomes: Vec<Outcome>,
}

impl<F: FnOnce(&Hello) -> Vec<Task>> Page<F> {
    /// Answers a request; whether it was the last one.
    fn serve(&mut self, mut stream: TcpStream) -> Result<bool, Failure> {
        stream.set_nonblocking(false)?;
        // Browsers open connections that they may need later: those have nothing
        // to say, and are opened again when they do.
        stream.set_read_timeout(Some(Duration::from_secs(2)))?;
        let Ok((path, body)) = request(&mut stream) else {
            return Ok(false);
        };
        let value = || -> Result<Value, Failure> {
            serde_json::from_slice(&body).map_err(|error| Failure::Broken(error.to_string()))
        };
        let answer = match path.as_str() {
            "/" => {
                respond(&mut stream, "200 OK", "text/html", PAGE)?;
                return Ok(false);
            }
            "/hello" => self.greet(&value()?)?,
            "/results" => {
                let results = value()?;
                let results = results.as_array().ok_or("results are a list")?;
                self.outcomes.extend(results.iter().map(outcome));
                Value::Null
            }
            "/lost" => {
                let after = self.outcomes.len();
                let reason = value()?["reason"].to_string();
                return Err(Failure::Broken(format!("after {after} tasks: {reason}")));
            }
            "/done" => Value::Null,
            _ => {
                respond(&mut stream, "404 Not Found", "text/plain", "")?;
                return Ok(false);
            }
        };
        respond(
            &mut stream,
            "200 OK",
            "application/json",
            &answer.to_string(),
        )?;
        Ok(path == "/done")
    }

    /// Keeps what the browser says, and gives the tasks.
    fn greet(&mut self, said: &Value) -> Result<Value, Failure> {
        let word = |key: &str| said[key].as_str().unwrap_or_default();
        if !word("problem").is_empty() {
            return Err(Failure::Missing(format!(
                "{}: {}",
                word("browser"),
                word("problem")
            )));
        }
        let hello = Hello {
            description: format!("{}, {}", word("browser"), word("adapter")),
            f16: said["f16"] == true,
            standard: said["standard"] == true,
        };
        let tasks = self.tasks.take().ok_or("a page says hello once")?(&hello);
        self.hello = Some(hello);
        self.sent = tasks.len();
        Ok(tasks
            .iter()
            .map(|task| {
                json!({
                    "text": task.text, "seen": task.seen, "source": task.source,
                    "given": task.given, "uniform": task.uniform, "picture": task.picture,
                })
            })
            .collect())
    }
}

fn outcome(result: &Value) -> Outcome {
    if let Some(error) = result["error"].as_str() {
        return Err(error.to_owned());
    }
    let numbers = |key: &str| -> Vec<u64> {
        let list = result[key].as_array();
        list.into_iter()
            .flatten()
            .filter_map(Value::as_u64)
            .collect()
    };
    let seen = numbers("seen").iter().map(|word| *word as u32).collect();
    let destination = numbers("destination")
        .iter()
        .map(|byte| *byte as u8)
        .collect();
    Ok((seen, destination))
}

/// Path and body of a request.
fn request(stream: &mut TcpStream) -> Result<(String, Vec<u8>), Failure> {
    let mut reader = BufReader::new(stream);
    let mut line = String::new();
    reader.read_line(&mut line)?;
    let path = line
        .split_whitespace()
        .nth(1)
        .unwrap_or_default()
        .to_owned();
    let mut length = 0;
    loop {
        line.clear();
        reader.read_line(&mut line)?;
        let Some((name, value)) = line.trim_end().split_once(':') else {
            break;
        };
        if name.eq_ignore_ascii_case("content-length") {
            length = value.trim().parse().map_err(|_| "a length is a number")?;
        }
    }
    let mut body = vec![0; length];
    reader.read_exact(&mut body)?;
    Ok((path, body))
}

fn respond(stream: &mut TcpStream, status: &str, kind: &str, body: &str) -> io::Result<()> {
    write!(
        stream,
        "HTTP/1.1 {status}\r\nContent-Type: {kind}; charset=utf-8\r\nContent-Length: {}\r\n\
         Connection: close\r\n\r\n{body}",
        body.len()
    )?;
    stream.flush()
}
