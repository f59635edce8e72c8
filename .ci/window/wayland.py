"""A Wayland desktop without a monitor, and its windows. Needs sway and wl-clipboard."""

import json
import os
import pwd
import subprocess
import tempfile
from pathlib import Path

from desktop import Failed, wait_for
from wayland_devices import Camera, Keyboard, now
from wayland_wire import Wire

# sway takes the place of a window manager that asks its player about nothing.
CONFIG = """
output HEADLESS-1 resolution {width}x{height} scale {scale}
output * background #808080 solid_color
# A busy program may see a key's release late, and would repeat the key.
input * repeat_delay 20000
xwayland disable
focus_follows_mouse no
default_border none
default_floating_border none
for_window [app_id=".*"] floating enable
"""
BUTTONS = {"1": 0x110, "2": 0x112, "3": 0x111}


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
                    self._pointer, 1, now(), left + x, top + y, self.width, self.height
                )
            else:
                self._wire.send(
                    self._pointer, 2, now(), BUTTONS[numbers[0]], int(kind == "down")
                )
            self._wire.send(self._pointer, 4)
        self._wire.sync()

    def keys(self, names):
        self._keyboard.press(names)

    def types(self, text):
        """Whether `write` can write this."""
        return True

    def write(self, text):
        self._keyboard.press(list(text))

    def ask_to_close(self, window):
        self.sway(f"[con_id={window}] kill")
