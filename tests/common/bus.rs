//! A session bus of the test's own. It starts no service: those that are installed differ from
//! machine to machine.

use super::skip;
use futures_lite::StreamExt as _;
use futures_lite::future::block_on;
use std::io::{BufRead, BufReader, Write as _};
use std::mem;
use std::process::{Child, Command, Stdio};
use std::thread;
use tempfile::NamedTempFile;
use zbus::message::Type;
use zbus::zvariant::Value;
use zbus::{MessageStream, connection};

/// A bus for one account, with no folder of services.
const CONFIG: &str = r#"<busconfig>
    <type>session</type>
    <listen>unix:tmpdir=/tmp</listen>
    <auth>EXTERNAL</auth>
    <policy context="default">
        <allow send_destination="*" eavesdrop="true"/>
        <allow eavesdrop="true"/>
        <allow own="*"/>
    </policy>
</busconfig>"#;

pub struct Bus {
    daemon: Child,
    pub address: String,
}

impl Bus {
    /// `None` if dbus-daemon is not installed.
    pub fn start() -> Option<Self> {
        let mut config = NamedTempFile::new().expect("a file");
        config.write_all(CONFIG.as_bytes()).expect("a file");
        let mut daemon = Command::new("dbus-daemon")
            .arg("--config-file")
            .arg(config.path())
            .args(["--nofork", "--print-address"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .inspect_err(|error| skip(&format!("no dbus-daemon ({error})")))
            .ok()?;
        let mut address = String::new();
        let read = BufReader::new(daemon.stdout.take()?).read_line(&mut address);
        read.ok().filter(|length| *length > 0)?;
        let address = address.trim().to_owned();
        Some(Self { daemon, address })
    }

    /// Has a service of this name that answers nothing, until the bus ends.
    pub fn serve_nothing(&self, name: &'static str) {
        let bus = connection::Builder::address(self.address.as_str()).expect("an address");
        let bus = block_on(bus.name(name).expect("a name").build()).expect("the name is free");
        mem::forget(bus);
    }

    /// Answers calls to the service of this name: two words ask for a value. An error has a name.
    pub fn serve(
        &self,
        name: &'static str,
        mut answer: impl FnMut(&str, &str) -> Result<Value<'static>, &'static str> + Send + 'static,
    ) {
        let bus = connection::Builder::address(self.address.as_str()).expect("an address");
        let bus = block_on(bus.build()).expect("the bus runs");
        // What comes before it listens would get no answer.
        let mut calls = MessageStream::from(&bus);
        block_on(bus.request_name(name)).expect("the name is free");
        thread::spawn(move || {
            block_on(async {
                while let Some(Ok(call)) = calls.next().await {
                    if call.message_type() != Type::MethodCall {
                        continue;
                    }
                    let body = call.body();
                    let (one, other): (&str, &str) = body.deserialize().expect("two words");
                    let answered = match answer(one, other) {
                        Ok(value) => bus.reply(&call.header(), &value).await,
                        Err(name) => bus.reply_error(&call.header(), name, &"Not found").await,
                    };
                    answered.expect("the bus runs");
                }
            });
        });
    }
}

impl Drop for Bus {
    fn drop(&mut self) {
        let _ = self.daemon.kill();
        let _ = self.daemon.wait();
    }
}
