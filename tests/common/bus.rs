//! A session bus of the test's own. It starts no service: those that are installed differ from
//! machine to machine.

use super::skip;
use dbus::Message;
use dbus::blocking::Connection;
use dbus::channel::{Channel, MatchingReceiver, Sender};
use dbus::message::MatchRule;
use std::io::{BufRead, BufReader, Write as _};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;
use tempfile::NamedTempFile;

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

/// How long to wait for a call.
const TIMEOUT: Duration = Duration::from_secs(5);

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

    /// Answers the calls to the service of this name.
    pub fn serve(&self, name: &str, mut answer: impl FnMut(&Message) -> Message + Send + 'static) {
        let mut channel = Channel::open_private(&self.address).expect("the bus runs");
        channel.register().expect("the bus accepts us");
        let bus = Connection::from(channel);
        bus.request_name(name, false, true, false).expect("the name is free");
        bus.start_receive(
            MatchRule::new_method_call(),
            Box::new(move |call, bus| {
                bus.send(answer(&call)).expect("the bus runs");
                true
            }),
        );
        thread::spawn(move || while bus.process(TIMEOUT).is_ok() {});
    }
}

impl Drop for Bus {
    fn drop(&mut self) {
        let _ = self.daemon.kill();
        let _ = self.daemon.wait();
    }
}
