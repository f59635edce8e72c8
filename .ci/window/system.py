"""What Sapper finds on each system: how a program starts, and where a player's files are."""

import os
import shutil
import subprocess
from pathlib import Path


def of(program, home, locale):
    """The system that this program is for, with a player who has no files yet."""
    return (Windows if program.suffix == ".exe" else Linux)(program, home, locale)


class Linux:
    def __init__(self, program, home, locale):
        self.command = [program]
        self.data, self.config = home / "data/sapper", home / "config/sapper"
        self.environment = {
            "HOME": str(home),
            "XDG_DATA_HOME": str(self.data.parent),
            "XDG_CONFIG_HOME": str(self.config.parent),
            "LC_ALL": locale,
        }

    def name(self, file):
        """What a program calls this file."""
        return str(file)

    def types(self, text):
        """Whether the desktop's test tool can press keys for every sign of this text."""
        return True


class Windows:
    """Wine, in the prefix that `.ci/wine` made. Its player has one home, which is emptied."""

    def __init__(self, program, home, locale):
        self.command = ["wine", program]
        # Its desktop would still be on the display of the player before.
        subprocess.run(["wineserver", "-k"])
        drive = Path(os.environ["WINEPREFIX"], "drive_c")
        (roaming,) = drive.glob("users/*/AppData/Roaming")
        shutil.rmtree(roaming / "sapper", ignore_errors=True)
        self.data, self.config = roaming / "sapper/data", roaming / "sapper/config"
        self.environment = {"LC_ALL": locale}

    def name(self, file):
        return f"Z:{file}".replace("/", "\\")

    def types(self, text):
        return text.isascii()
