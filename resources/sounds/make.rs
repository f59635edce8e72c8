//! Makes the sounds of this folder again, bit for bit.

use std::fs;
use std::io;
use std::path::Path;

use sapper::audio::Cue;
use sapper::audio::effects::effect;

fn main() -> io::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("resources/sounds");
    for cue in Cue::ALL {
        let sound = effect(cue);
        fs::write(folder.join(cue.file_name()), sound.to_wav())?;
        println!(
            "{:<14}{:>5} ms",
            cue.file_name(),
            sound.duration().as_millis()
        );
    }
    Ok(())
}
