//! Generates the sounds of this folder, bit for bit the same on every machine, or plays them.

mod effects;
mod pcm;
mod synth;

use effects::{effect, file_name};
use sapper::audio::{Audio, Cue, SoundRequest};
use sapper::config::Volume;
use std::path::Path;
use std::process::ExitCode;
use std::time::Duration;
use std::{env, fs, io, thread};

/// The silence between two sounds that are played.
const GAP: Duration = Duration::from_millis(400);

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let result = match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [] => write_files(),
        ["--play"] => {
            play();
            Ok(())
        }
        _ => {
            eprintln!("Give no argument to make the sounds, or --play to hear them.");
            return ExitCode::from(2);
        }
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("The sounds cannot be written: {error}.");
            ExitCode::FAILURE
        }
    }
}

fn write_files() -> io::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("resources/sounds");
    for cue in Cue::ALL {
        let sound = effect(cue);
        fs::write(folder.join(file_name(cue)), sound.to_wav())?;
        println!("{:<14}{:>5} ms", file_name(cue), sound.duration().as_millis());
    }
    Ok(())
}

fn play() {
    tracing_subscriber::fmt().with_writer(io::stderr).init();
    let audio = Audio::new(Volume::MAX, false, false);
    for cue in Cue::ALL {
        println!("{}", file_name(cue));
        audio.play(SoundRequest::Cue(cue));
        thread::sleep(effect(cue).duration() + GAP);
    }
}
