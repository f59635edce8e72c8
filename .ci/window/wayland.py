"""A Wayland desktop without a monitor, and its windows. Needs sway, nothing else: its protocols are
few enough to speak here, and so the mouse and the keyboard stay plugged in from one step to the next.
"""

import json
import mmap
import os
import pwd
import socket
import struct
import subprocess
import tempfile
import time
from pathlib import Path

from desktop import Failed, Picture, wait_for

# sway takes the place of a window manager that asks its player about nothing.
CONFIG = """
output HEADLESS-1 resolution {width}x{height} scale {scale}
output * background #808080 solid_color
xwayland disable
focus_follows_mouse no
default_border none
default_floating_border none
for_window [app_id=".*"] floating enable
"""
BUTTONS = {"1": 0x110, "2": 0x112, "3": 0x111}
MODIFIERS = {"shift": 1, "ctrl": 4, "alt": 8}
# The names of xdotool for keys that XKB calls otherwise.
KEYS = {" ": "space", "\n": "Return", "Page_Up": "Prior", "Page_Down": "Next"}


class Wire:
    """A connection to the compositor that sends requests by hand.

    Every message is: the object, the number of the request with the message's length, its words.
    """

    def __init__(self, path):
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.connect(str(path))
        self._received = b""
        self._objects = 1
        self._events = []
        registry = self._new()
        self.send(1, 1, registry)
        self.sync()
        self.globals = {}
        for sender, kind, body in self.take_events():
            if sender == registry and kind == 0:
                number, length = struct.unpack_from("II", body)
                self.globals[body[8 : 8 + length - 1].decode()] = number
        self._registry = registry

    def _new(self):
        self._objects += 1
        return self._objects

    def send(self, target, request, *words, file=None):
        """Numbers are sent as they are (signed or not), texts with their length and padding."""
        body = b""
        for word in words:
            if isinstance(word, str):
                text = word.encode() + b"\0"
                body += struct.pack("I", len(text)) + text + b"\0" * (-len(text) % 4)
            else:
                body += struct.pack("I", word & 0xFFFFFFFF)
        message = struct.pack("II", target, (8 + len(body)) << 16 | request) + body
        if file is None:
            self._socket.sendall(message)
        else:
            socket.send_fds(self._socket, [message], [file])

    def create(self, target, request, *words, file=None):
        """Sends a request whose last word is the object that it makes, and returns that."""
        new = self._new()
        self.send(target, request, *words, new, file=file)
        return new

    def bind(self, interface, version=1):
        return self.create(self._registry, 0, self.globals[interface], interface, version)

    def wait(self, wanted):
        """Reads events up to the one that is wanted."""
        while True:
            while len(self._received) >= 8:
                sender, head = struct.unpack_from("II", self._received)
                if len(self._received) < head >> 16:
                    break
                body = self._received[8 : head >> 16]
                self._received = self._received[head >> 16 :]
                kind = head & 0xFFFF
                if (sender, kind) == (1, 0):
                    raise Failed(f"the compositor refuses what the test asks: {body[12:]!r}")
                self._events.append((sender, kind, body))
                if wanted(sender, kind):
                    return
            data = self._socket.recv(65536)
            if not data:
                raise Failed("the compositor has ended")
            self._received += data

    def take_events(self):
        events, self._events = self._events, []
        return events

    def sync(self):
        """Waits until the compositor has done what it was asked for."""
        done = self.create(1, 0)
        self.wait(lambda sender, _: sender == done)

    def close(self):
        self._socket.close()


class Camera:
    """Takes pictures of the only output, by wlr-screencopy."""

    def __init__(self, wire, width, height):
        self._wire, self._width, self._height = wire, width, height
        self._output = wire.bind("wl_output")
        self._manager = wire.bind("zwlr_screencopy_manager_v1")
        memory = os.memfd_create("picture")
        size = 4 * width * height
        os.ftruncate(memory, size)
        self._pixels = mmap.mmap(memory, size)
        shm = wire.bind("wl_shm")
        pool = wire._new()
        wire.send(shm, 0, pool, size, file=memory)
        xrgb = 1
        self._buffer = wire._new()
        wire.send(pool, 0, self._buffer, 0, width, height, 4 * width, xrgb)
        os.close(memory)

    def picture(self, x, y, width, height):
        frame = self._wire._new()
        self._wire.send(self._manager, 0, frame, 0, self._output)
        self._wire.send(frame, 0, self._buffer)
        ready, failed = 2, 3
        self._wire.wait(lambda sender, kind: sender == frame and kind in (ready, failed))
        upside_down = False
        for sender, kind, body in self._wire.take_events():
            if sender == frame and kind == failed:
                raise Failed("the compositor cannot take a picture")
            if sender == frame and kind == 1:
                upside_down = bool(struct.unpack("I", body)[0] & 1)
        self._wire.send(frame, 1)
        line = 4 * self._width
        lines = range(y, y + height)
        if upside_down:
            lines = (self._height - 1 - number for number in lines)
        starts = (number * line + 4 * x for number in lines)
        return Picture(width, [self._pixels[start : start + 4 * width] for start in starts])


class Keyboard:
    """A virtual keyboard with a key for each thing that was ever typed on it."""

    def __init__(self, wire, seat):
        self._wire = wire
        manager = wire.bind("zwp_virtual_keyboard_manager_v1")
        self._keyboard = wire.create(manager, 0, seat)
        # In the order of their keys, the first of which is `FIRST`.
        self._symbols = []
        self._learn(["Escape"])

    # Where no real keyboard has keys that mean something by their place.
    FIRST = 400

    def _learn(self, symbols):
        new = [symbol for symbol in dict.fromkeys(symbols) if symbol not in self._symbols]
        if not new:
            return
        self._symbols += new
        codes = "".join(f"<K{n}> = {n + 8 + self.FIRST};" for n in range(len(self._symbols)))
        keys = "".join(f"key <K{n}> {{ [ {s} ] }};" for n, s in enumerate(self._symbols))
        keymap = (
            'xkb_keymap { xkb_keycodes "(unnamed)" { minimum = 8; maximum = 9999; ' + codes + " };"
            'xkb_types { include "complete" }; xkb_compatibility { include "complete" };'
            'xkb_symbols "(unnamed)" { ' + keys + " }; };\0"
        ).encode()
        file = os.memfd_create("keymap")
        os.write(file, keymap)
        self._wire.send(self._keyboard, 0, 1, len(keymap), file=file)
        os.close(file)
        self._wire.sync()

    def press(self, chords):
        """Presses and releases each of "F2", "ctrl+a", in XKB's names."""
        split = [chord.split("+") if len(chord) > 1 else [chord] for chord in chords]
        names = [_symbol(KEYS.get(names[-1], names[-1])) for names in split]
        self._learn(names)
        for (*held, _), name in zip(split, names):
            key = self.FIRST + self._symbols.index(name)
            self._hold(sum(MODIFIERS[modifier] for modifier in held))
            for state in (1, 0):
                self._wire.send(self._keyboard, 1, _now(), key, state)
                self._wire.sync()
                time.sleep(0.015)
            self._hold(0)

    def _hold(self, modifiers):
        self._wire.send(self._keyboard, 2, modifiers, 0, 0, 0)


def _symbol(name):
    return name if len(name) > 1 or name.isascii() and name.isalnum() else f"U{ord(name):04X}"


def _now():
    return int(time.monotonic() * 1000)


class Screen:
    """A sway of its own, gone with the `with` block that holds it."""

    def __init__(self, width=1600, height=1100, scale=1):
        self.width, self.height, self.scale = width, height, scale
        self._folder = tempfile.TemporaryDirectory()
        self._place = Path(self._folder.name)
        config = self._place / "config"
        config.write_text(CONFIG.format(width=width, height=height, scale=scale))
        command = ["sway", "--config", str(config)]
        if os.getuid() == 0:
            # sway does not run as root.
            nobody = pwd.getpwnam("nobody")
            os.chown(self._place, nobody.pw_uid, nobody.pw_gid)
            identity = [f"--reuid={nobody.pw_uid}", f"--regid={nobody.pw_gid}", "--clear-groups"]
            command = ["setpriv", *identity, *command]
        environment = {
            **os.environ,
            "XDG_RUNTIME_DIR": str(self._place),
            "WLR_BACKENDS": "headless",
            "WLR_RENDERER": "pixman",
            "WLR_LIBINPUT_NO_DEVICES": "1",
        }
        for name in ("DISPLAY", "WAYLAND_DISPLAY", "SWAYSOCK"):
            environment.pop(name, None)
        self._log = self._place / "log"
        with self._log.open("w") as log:
            self._sway = subprocess.Popen(
                command, env=environment, cwd="/", stdout=log, stderr=log
            )
        try:
            self._wire = wait_for("sway to start", self._connect)
        except Failed:
            self._end_sway()
            raise
        seat = self._wire.bind("wl_seat")
        self._camera = Camera(self._wire, width, height)
        manager = self._wire.bind("zwlr_virtual_pointer_manager_v1")
        self._pointer = self._wire.create(manager, 0, seat)
        self._keyboard = Keyboard(self._wire, seat)
        self._wire.sync()

    def _connect(self):
        if self._sway.poll() is not None:
            raise Failed(f"sway ended with {self._sway.returncode}: {self._log.read_text()}")
        try:
            wire = Wire(self._place / "wayland-1")
        except OSError:
            return None
        # The output comes last.
        if "wl_output" in wire.globals and list(self._place.glob("sway-ipc.*")):
            return wire
        wire.close()
        return None

    def _end_sway(self):
        self._sway.terminate()
        self._sway.wait()
        self._folder.cleanup()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._wire.close()
        self._end_sway()

    def set_scale(self, scale):
        """Shows everything at another scale, with the windows still in the middle."""
        self.sway("output", "HEADLESS-1", "scale", scale)
        self.sway('[app_id=".*"] move position center')
        self.scale = scale

    def environment(self):
        """What makes a program open its windows here."""
        place = str(self._place / "wayland-1")
        return {"WAYLAND_DISPLAY": place, "DISPLAY": ""}

    def picture(self, x=0, y=0, width=None, height=None):
        """The screen or a part of it."""
        return self._camera.picture(x, y, width or self.width, height or self.height)

    def sway(self, *words):
        """Runs swaymsg and returns what sway answers."""
        (ipc,) = self._place.glob("sway-ipc.*")
        done = subprocess.run(
            ["swaymsg", "--socket", str(ipc), "--raw", *map(str, words)],
            capture_output=True,
            text=True,
            timeout=30,
        )
        return json.loads(done.stdout)

    def _windows(self):
        def below(node):
            yield node
            for child in node["nodes"] + node["floating_nodes"]:
                yield from below(child)

        return [node for node in below(self.sway("-t", "get_tree")) if node.get("pid")]

    def node(self, window):
        """What sway knows of a window."""
        for node in self._windows():
            if node["id"] == window:
                return node
        raise Failed("the window is gone")

    def find(self, pid):
        """The visible window of a process, or nothing."""
        for node in self._windows():
            if node["pid"] == pid and node["visible"]:
                return node["id"]
        return None

    def focus(self, window):
        self.sway(f"[con_id={window}] focus")

    def geometry(self, window):
        """The window's (x, y, width, height)."""
        node = self.node(window)
        frame, inside = node["rect"], node["window_rect"]
        x, y = frame["x"] + inside["x"], frame["y"] + inside["y"]
        return tuple(round(self.scale * n) for n in (x, y, inside["width"], inside["height"]))

    def resize(self, window, width, height):
        width, height = (round(n / self.scale) for n in (width, height))
        self.sway(f"[con_id={window}] resize set {width} {height}, move position center")

    def title(self, window):
        return self.node(window)["name"]

    def mouse(self, window, doings):
        left, top, *_ = self.geometry(window)
        for doing in doings:
            kind, *numbers = doing.split()
            if kind == "move":
                x, y = (int(number) for number in numbers)
                self._wire.send(
                    self._pointer, 1, _now(), left + x, top + y, self.width, self.height
                )
            else:
                self._wire.send(
                    self._pointer, 2, _now(), BUTTONS[numbers[0]], int(kind == "down")
                )
            self._wire.send(self._pointer, 4)
        self._wire.sync()

    def keys(self, names):
        self._keyboard.press(names)

    def write(self, text):
        self._keyboard.press(list(text))

    def ask_to_close(self, window):
        self.sway(f"[con_id={window}] kill")
