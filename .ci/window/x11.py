"""An X display without a monitor, and its windows. Needs Xvfb and xdotool."""

import ctypes
import mmap
import os
import struct
import subprocess
import tempfile
from pathlib import Path

from desktop import Failed, Picture, wait_for


class Screen:
    """An X display of its own, gone with the `with` block that holds it."""

    def __init__(self, width=1600, height=1100, scale=1):
        self.scale = scale
        width, height = width * scale, height * scale
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
        self._manager = None
        if manager := os.environ.get("SAPPER_WINDOW_MANAGER"):
            self._manager = subprocess.Popen(
                [manager], env={**os.environ, "DISPLAY": self.name}, stderr=subprocess.DEVNULL
            )
            wait_for("the window manager", lambda: self._tool("get_desktop"))
            # It puts windows into the middle, where the pointer would lie on a cell.
            self._tool("mousemove", 0, 0)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self._manager:
            self._manager.terminate()
            self._manager.wait()
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

    def environment(self):
        """What makes a program open its windows here."""
        return {"DISPLAY": self.name, "WAYLAND_DISPLAY": "", "WINIT_X11_SCALE_FACTOR": str(self.scale)}

    def find(self, pid):
        """The visible window of a process, or nothing."""
        found = self._tool("search", "--onlyvisible", "--pid", pid, "--name", ".")
        return found.split()[0] if found else None

    def focus(self, window):
        # There is no window manager to do it.
        self._tool("windowfocus", "--sync", window)

    def geometry(self, window):
        """The window's (x, y, width, height)."""
        said = self._tool("getwindowgeometry", "--shell", window)
        if said is None:
            raise Failed("the window is gone")
        values = dict(line.split("=") for line in said.split())
        # xdotool counts a window manager's frame twice.
        x, y = _corner(self.name, int(window)) if self._manager else (values["X"], values["Y"])
        return int(x), int(y), int(values["WIDTH"]), int(values["HEIGHT"])

    def resize(self, window, width, height):
        self._tool("windowsize", "--sync", window, width, height)

    def title(self, window):
        return (self._tool("getwindowname", window) or "").strip()

    def mouse(self, window, doings):
        words = []
        for doing in doings:
            kind, *numbers = doing.split()
            if kind == "wait":
                words += ["sleep"]
            else:
                words += ["mousemove", "--window", window] if kind == "move" else [f"mouse{kind}"]
            words += numbers
            if self._manager and kind == "up":
                # The window manager gets each press first, and the toolkit misses how the pointer moves
                # meanwhile.
                words += ["sleep", "0.02"]
        self._tool(*words)

    def keys(self, names):
        self._tool("key", "--delay", 30, *names)

    def types(self, text):
        """Whether `write` can write this: for any other character xdotool changes the keymap for a
        moment, and a busy program or window manager may read it too late."""
        return text.isascii()

    def write(self, text):
        self._tool("type", "--delay", 30, text)

    def copy(self, text):
        """Puts a text on the clipboard, as another program would."""
        subprocess.run(
            ["xclip", "-selection", "clipboard", "-display", self.name],
            input=text.encode(),
            check=True,
        )

    def ask_to_close(self, window):
        _ask_to_close(self.name, int(window))

    def _tool(self, *words):
        """Runs xdotool and returns what it says, or nothing where it failed."""
        done = subprocess.run(
            ["xdotool", *map(str, words)],
            env={**os.environ, "DISPLAY": self.name, "LC_ALL": "C.UTF-8"},
            capture_output=True,
            text=True,
            timeout=30,
        )
        return done.stdout if done.returncode == 0 else None


def _corner(display_name, window):
    """Where the top left corner of a window is on the screen."""
    xlib, display = _open(display_name)
    xlib.XDefaultRootWindow.restype = ctypes.c_ulong
    x, y, child = ctypes.c_int(), ctypes.c_int(), ctypes.c_ulong()
    root = ctypes.c_ulong(xlib.XDefaultRootWindow(display))
    found = ctypes.byref(x), ctypes.byref(y), ctypes.byref(child)
    xlib.XTranslateCoordinates(display, ctypes.c_ulong(window), root, 0, 0, *found)
    xlib.XCloseDisplay(display)
    return x.value, y.value


def _open(display_name):
    """Xlib, and a connection of its own."""
    xlib = ctypes.CDLL("libX11.so.6")
    xlib.XOpenDisplay.restype = ctypes.c_void_p
    return xlib, ctypes.c_void_p(xlib.XOpenDisplay(display_name.encode()))


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
    x, display = _open(display_name)
    x.XInternAtom.restype = ctypes.c_ulong
    protocols = x.XInternAtom(display, b"WM_PROTOCOLS", 0)
    delete = x.XInternAtom(display, b"WM_DELETE_WINDOW", 0)
    data = (ctypes.c_long * 5)(delete, 0, 0, 0, 0)
    event = _ClientMessage(client_message, 0, 1, display, window, protocols, 32, data)
    x.XSendEvent(display, ctypes.c_ulong(window), 0, ctypes.c_long(0), ctypes.byref(event))
    x.XCloseDisplay(display)
