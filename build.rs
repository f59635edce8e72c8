//! Packs the fonts and the texts that the program carries, of which a player needs those of one
//! language: `ui::font` and `config::Lang` unpack them.
//!
//! Puts the application id of `Cargo.toml` into the program, and the icon, the manifest and the
//! version into the one for Windows. Other systems have those in files.

use miniz_oxide::deflate::compress_to_vec;
use std::io::Result;
use std::path::{Path, PathBuf};
use std::{env, fs};
use winresource::WindowsResource;

const FONTS: &str = "resources/fonts";
const LOCALES: &str = "resources/locales";
const ICON: &str = "resources/icons/sapper.ico";
const MANIFEST: &str = "packaging/windows/sapper.manifest";
/// The highest there is. Unpacking takes no longer for it.
const COMPRESSION: u8 = 10;

fn main() -> Result<()> {
    pack()?;
    name_application()?;
    add_windows_resources();
    Ok(())
}

/// Writes each font, and the texts of each language as one file, in DEFLATE's format.
fn pack() -> Result<()> {
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    let write = |name: &Path, bytes: &[u8]| {
        let name = name.file_name().unwrap_or_default();
        fs::write(out.join(name).with_extension("packed"), compress_to_vec(bytes, COMPRESSION))
    };
    for file in sorted(FONTS)? {
        if file.extension().is_some_and(|extension| extension == "ttf") {
            write(&file, &fs::read(&file)?)?;
        }
    }
    for folder in sorted(LOCALES)? {
        let texts: Result<Vec<_>> = sorted(&folder)?.iter().map(fs::read_to_string).collect();
        write(&folder, texts?.concat().as_bytes())?;
    }
    Ok(())
}

fn name_application() -> Result<()> {
    println!("cargo::rerun-if-changed=Cargo.toml");
    let manifest = fs::read_to_string("Cargo.toml")?;
    let mut ids = manifest.lines().filter_map(|line| line.strip_prefix("application-id = "));
    let id = ids.next().unwrap_or_default().trim_matches('"');
    println!("cargo::rustc-env=APPLICATION_ID={id}");
    Ok(())
}

fn sorted(folder: impl AsRef<Path>) -> Result<Vec<PathBuf>> {
    println!("cargo::rerun-if-changed={}", folder.as_ref().display());
    let entries = fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path()));
    let mut entries = entries.collect::<Result<Vec<_>>>()?;
    entries.sort();
    Ok(entries)
}

fn add_windows_resources() {
    for file in ["build.rs", ICON, MANIFEST] {
        println!("cargo::rerun-if-changed={file}");
    }
    if env::var("CARGO_CFG_TARGET_OS").is_ok_and(|system| system == "windows") {
        let mut resource = WindowsResource::new();
        resource
            .set_icon(ICON)
            .set_manifest_file(MANIFEST)
            .set("ProductName", "Sapper")
            // The name in the task manager and in the list of programs to open a file with.
            .set("FileDescription", "Sapper")
            .set("OriginalFilename", "sapper.exe")
            .set("LegalCopyright", "MIT licence");
        if let Err(error) = resource.compile_for("sapper") {
            // The linker's own tools may be all there is, and they cannot do it.
            println!("cargo::warning=sapper.exe gets no icon and no manifest: {error}");
        }
    }
}
