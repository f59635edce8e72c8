"""A program that is met as its player meets it, on a screen without a monitor.

`x11.Screen` and `wayland.Screen` are such screens. Coordinates are pixels from the top left of the
program's window.
"""

import os
import struct
import subprocess
import time
import zlib
from pathlib import Path


class Failed(Exception):
    """Something is not as a player should find it; the text says what."""


def expect(holds, sentence):
    if not holds:
        raise Failed(f"this does not hold: {sentence}")


def wait_for(what, look, seconds=20.0):
    """Looks until there is something, and returns it; fails when the time is over."""
    end = time.monotonic() + seconds
    while True:
        if found := look():
            return found
        if time.monotonic() > end:
            raise Failed(f"waited {seconds:g} s in vain for {what}")
        time.sleep(0.02)


def move(x, y):
    """The word for `Program.mouse` that moves the pointer there."""
    return f"move {round(x)} {round(y)}"


class Picture:
    """Pixels at one moment: rows from the top, four bytes each (blue, green, red, nothing)."""

    def __init__(self, width, rows):
        self.width, self.height, self.rows = width, len(rows), rows

    def __eq__(self, other):
        return self.rows == other.rows

    def looks_like(self, other):
        """Whether they look the same: what is painted twice may differ by a shade."""
        mine, theirs = b"".join(self.rows), b"".join(other.rows)
        return len(mine) == len(theirs) and all(abs(a - b) < 8 for a, b in zip(mine, theirs))

    def at(self, x, y):
        """The colour at a point: (red, green, blue), 0 to 255."""
        blue, green, red = self.rows[y][4 * x : 4 * x + 3]
        return red, green, blue

    def part(self, x, y, width, height):
        return Picture(width, [row[4 * x : 4 * (x + width)] for row in self.rows[y : y + height]])

    def colours(self):
        """Each pixel's (red, green, blue), row by row."""
        for row in self.rows:
            yield from zip(row[2::4], row[1::4], row[0::4])

    def save(self, path):
        """Writes a PNG."""

        def chunk(kind, data):
            return (
                struct.pack(">I", len(data))
                + kind
                + data
                + struct.pack(">I", zlib.crc32(kind + data))
            )

        lines = bytearray()
        for row in self.rows:
            line = bytearray(3 * self.width)
            line[0::3], line[1::3], line[2::3] = row[2::4], row[1::4], row[0::4]
            lines += b"\0" + line
        head = struct.pack(">IIBBBBB", self.width, self.height, 8, 2, 0, 0, 0)
        body = (
            chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(bytes(lines))) + chunk(b"IEND", b"")
        )
        path.write_bytes(b"\x89PNG\r\n\x1a\n" + body)


class Program:
    """A running program and its one window."""

    def __init__(self, screen, command, environment, log):
        self._screen = screen
        self._log = log.open("a")
        self._process = subprocess.Popen(
            command,
            env={**os.environ, **environment, **screen.environment()},
            stdin=subprocess.DEVNULL,
            stdout=self._log,
            stderr=self._log,
        )
        self._window = wait_for("a window", self._find, 20)
        wait_for("something painted in it", lambda: len(set(self.picture().colours())) > 2, 20)
        screen.focus(self._window)

    def _find(self):
        if self._process.poll() is not None:
            raise Failed(
                f"the program ended with {self._process.returncode} before it opened a window"
            )
        return self._screen.find(self._process.pid)

    @property
    def id(self):
        return self._window

    @property
    def pid(self):
        return self._process.pid

    def cpu_seconds(self):
        """The processor time that the program has taken."""
        words = Path(f"/proc/{self._process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")

    def geometry(self):
        """The window's (x, y, width, height) on the screen."""
        return self._screen.geometry(self._window)

    def size(self):
        """The window's [width, height]."""
        return list(self.geometry()[2:])

    def resize(self, width, height):
        self._screen.resize(self._window, width, height)
        self.settled()

    def title(self):
        return self._screen.title(self._window)

    def picture(self):
        return self._screen.picture(*self.geometry())

    def settled(self, region=None, seconds=20.0, calm=3):
        """The window, or a region of it, once `calm` pictures in a row, 60 ms apart, are the same."""

        def look():
            picture = self.picture()
            return picture.part(*region) if region else picture

        last, same = look(), 0

        def still():
            nonlocal last, same
            time.sleep(0.06)
            before, last = last, look()
            same = same + 1 if last == before else 1
            return same >= calm and last

        return wait_for("the window to come to rest", still, seconds)

    def moves(self):
        """Whether what the window shows is changing."""
        before = self.picture()
        time.sleep(0.2)
        return self.picture() != before

    def mouse(self, *doings):
        """Does each of "move 40 60", "down 1", "up 3" in turn, as fast as it goes. Under X11 there is
        also "wait 0.05", in seconds."""
        self._screen.mouse(self._window, doings)

    def click(self, x, y, button=1):
        self.mouse(move(x, y), f"down {button}", f"up {button}")

    def keys(self, *names):
        """Presses keys by xdotool's names: F2, Tab, Escape, ctrl+a."""
        self._screen.keys(names)

    def write(self, text):
        """Types a text, in any script."""
        self._screen.write(text)

    def close(self):
        """Asks the window to close, as the cross in its title bar does, and waits for the end."""
        self._screen.ask_to_close(self._window)
        self.ends()

    def ends(self):
        """Waits for the end of the program, whose window is being closed."""
        wait_for(
            "the program to end after its window was closed",
            lambda: self._process.poll() is not None,
        )
        self._log.close()
        if self._process.returncode != 0:
            raise Failed(
                f"the program ended with {self._process.returncode} when its window was closed"
            )

    def stop(self):
        """Ends the program in any state; for the end of a failed test."""
        if self._process.poll() is None:
            self._process.kill()
            self._process.wait()
