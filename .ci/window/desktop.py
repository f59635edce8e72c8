"""A desktop without a monitor, and a program on it that is met as its player meets it.

Needs Xvfb and xdotool. Coordinates are pixels from the top left of the program's window.
"""

import ctypes
import mmap
import os
import struct
import subprocess
import tempfile
import time
import zlib
from pathlib import Path


class Failed(Exception):
    """Something is not as a player should find it; the text says what."""


def expect(holds, sentence):
    if not holds:
        raise Failed(f"this does not hold: {sentence}")


def wait_for(what, look, seconds=10.0):
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
        """Whether nobody could tell them apart: what is painted twice may differ by a shade."""
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


class Screen:
    """An X display of its own, gone with the `with` block that holds it."""

    def __init__(self, width=1600, height=1100):
        self._memory = tempfile.TemporaryDirectory()
        self._pixels = None
        self.width, self.height = width, height
        reading, writing = os.pipe()
        self._server = subprocess.Popen(
            [
                "Xvfb",
                "-displayfd",
                str(writing),
                "-fbdir",
                self._memory.name,
                "-nolisten",
                "tcp",
                "-noreset",
            ]
            + ["-dpi", "96", "-screen", "0", f"{width}x{height}x24"],
            pass_fds=[writing],
            stderr=subprocess.DEVNULL,
        )
        os.close(writing)
        with os.fdopen(reading) as number:
            self.name = ":" + number.readline().strip()
        if self.name == ":":
            raise Failed("Xvfb did not start")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._server.terminate()
        self._server.wait()
        self._memory.cleanup()

    def picture(self, x=0, y=0, width=None, height=None):
        """The screen or a part of it, read from the memory where Xvfb draws it (in XWD's format)."""
        if self._pixels is None:
            with Path(self._memory.name, "Xvfb_screen0").open("rb") as file:
                self._pixels = mmap.mmap(file.fileno(), 0, prot=mmap.PROT_READ)
        width, height = width or self.width, height or self.height
        head = struct.unpack(">25I", self._pixels[:100])
        size, line, colours = head[0], head[12], head[19]
        start = size + 12 * colours + 4 * x
        starts = range(start + y * line, start + (y + height) * line, line)
        return Picture(width, [self._pixels[start : start + 4 * width] for start in starts])

    def tool(self, *words):
        """Runs xdotool and returns what it says, or nothing where it failed."""
        done = subprocess.run(
            ["xdotool", *map(str, words)],
            env={**os.environ, "DISPLAY": self.name, "LC_ALL": "C.UTF-8"},
            capture_output=True,
            text=True,
            timeout=30,
        )
        return done.stdout if done.returncode == 0 else None


class Program:
    """A running program and its one window."""

    def __init__(self, screen, command, environment, log):
        self._screen = screen
        self._log = log.open("a")
        environment = {
            **os.environ,
            **environment,
            "DISPLAY": screen.name,
            "WINIT_X11_SCALE_FACTOR": "1",
        }
        environment.pop("WAYLAND_DISPLAY", None)
        self._process = subprocess.Popen(
            command, env=environment, stdin=subprocess.DEVNULL, stdout=self._log, stderr=self._log
        )
        self._window = wait_for("a window", self._find, 20)
        wait_for("something painted in it", lambda: len(set(self.picture().colours())) > 2, 20)
        # There is no window manager to do it.
        screen.tool("windowfocus", "--sync", self._window)

    def _find(self):
        if self._process.poll() is not None:
            raise Failed(
                f"the program ended with {self._process.returncode} before it opened a window"
            )
        found = self._screen.tool(
            "search", "--onlyvisible", "--pid", self._process.pid, "--name", "."
        )
        return found.split()[0] if found else None

    def geometry(self):
        """The window's (x, y, width, height) on the screen."""
        said = self._screen.tool("getwindowgeometry", "--shell", self._window)
        if said is None:
            raise Failed("the window is gone")
        values = dict(line.split("=") for line in said.split())
        return tuple(int(values[name]) for name in ("X", "Y", "WIDTH", "HEIGHT"))

    def size(self):
        """The window's [width, height]."""
        return list(self.geometry()[2:])

    def resize(self, width, height):
        self._screen.tool("windowsize", "--sync", self._window, width, height)
        self.settled()

    def title(self):
        return (self._screen.tool("getwindowname", self._window) or "").strip()

    def picture(self):
        return self._screen.picture(*self.geometry())

    def settled(self, region=None, seconds=5.0):
        """The window, or a region of it, once it has stopped moving."""

        def look():
            picture = self.picture()
            return picture.part(*region) if region else picture

        seen = [look()]

        def still():
            time.sleep(0.06)
            seen.append(look())
            return len(seen) > 3 and seen[-1] == seen[-2] == seen[-3] and seen[-1]

        return wait_for("the window to come to rest", still, seconds)

    def moves(self):
        """Whether what the window shows is changing."""
        before = self.picture()
        time.sleep(0.2)
        return self.picture() != before

    def mouse(self, *doings):
        """Does each of "move 40 60", "down 1", "up 3" in turn, as fast as it goes."""
        words = []
        for doing in doings:
            kind, *numbers = doing.split()
            words += ["mousemove", "--window", self._window] if kind == "move" else [f"mouse{kind}"]
            words += numbers
        self._screen.tool(*words)

    def click(self, x, y, button=1):
        self.mouse(move(x, y), f"down {button}", f"up {button}")

    def keys(self, *names):
        """Presses keys by xdotool's names: F2, Tab, Escape, ctrl+a."""
        self._screen.tool("key", "--delay", 30, *names)

    def write(self, text):
        """Types a text, in any script."""
        self._screen.tool("type", "--delay", 30, text)

    def close(self):
        """Asks the window to close, as the cross in its title bar does, and waits for the end."""
        _ask_to_close(self._screen.name, int(self._window))
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
        """Ends the program whatever it does; for the way out of a test that failed."""
        if self._process.poll() is None:
            self._process.kill()
            self._process.wait()


class _ClientMessage(ctypes.Structure):
    """XClientMessageEvent of Xlib.h, filled up to the size of an XEvent."""

    _fields_ = [
        ("type", ctypes.c_int),
        ("serial", ctypes.c_ulong),
        ("send_event", ctypes.c_int),
        ("display", ctypes.c_void_p),
        ("window", ctypes.c_ulong),
        ("message_type", ctypes.c_ulong),
        ("format", ctypes.c_int),
        ("data", ctypes.c_long * 5),
        ("rest", ctypes.c_long * 24),
    ]


def _ask_to_close(display_name, window):
    """Sends WM_DELETE_WINDOW, which a window manager would send and xdotool cannot everywhere."""
    client_message = 33
    x = ctypes.CDLL("libX11.so.6")
    x.XOpenDisplay.restype = ctypes.c_void_p
    x.XInternAtom.restype = ctypes.c_ulong
    display = ctypes.c_void_p(x.XOpenDisplay(display_name.encode()))
    protocols = x.XInternAtom(display, b"WM_PROTOCOLS", 0)
    delete = x.XInternAtom(display, b"WM_DELETE_WINDOW", 0)
    data = (ctypes.c_long * 5)(delete, 0, 0, 0, 0)
    event = _ClientMessage(client_message, 0, 1, display, window, protocols, 32, data)
    x.XSendEvent(display, ctypes.c_ulong(window), 0, ctypes.c_long(0), ctypes.byref(event))
    x.XCloseDisplay(display)
