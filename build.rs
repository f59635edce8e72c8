//! Puts the icon, the manifest and the version into the program for Windows. Other systems have
//! them in files.

use std::env;
use winresource::WindowsResource;

const ICON: &str = "resources/icons/sapper.ico";
const MANIFEST: &str = "packaging/windows/sapper.manifest";

fn main() {
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
