"""A virtual keyboard and a camera on Wayland. They stay plugged in from one step to the next."""

import mmap
import os
import struct
import time

from desktop import Failed, Picture

MODIFIERS = {"shift": 1, "ctrl": 4, "alt": 8}
# The names of xdotool for keys that XKB calls otherwise.
KEYS = {" ": "space", "\n": "Return", "Page_Up": "Prior", "Page_Down": "Next"}


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
        pool = wire.new()
        wire.send(shm, 0, pool, size, file=memory)
        xrgb = 1
        self._buffer = wire.new()
        wire.send(pool, 0, self._buffer, 0, width, height, 4 * width, xrgb)
        os.close(memory)

    def picture(self, x, y, width, height):
        frame = self._wire.new()
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
                self._wire.send(self._keyboard, 1, now(), key, state)
                self._wire.sync()
                time.sleep(0.015)
            self._hold(0)

    def _hold(self, modifiers):
        self._wire.send(self._keyboard, 2, modifiers, 0, 0, 0)


def _symbol(name):
    return name if len(name) > 1 or name.isascii() and name.isalnum() else f"U{ord(name):04X}"


def now():
    return int(time.monotonic() * 1000)
