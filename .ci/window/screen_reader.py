"""What a screen reader knows of a program by AT-SPI: the tree of its window, and what it announces.

Needs a session bus, at-spi2-core and its Python bindings.
"""

import os
import re
import time
from collections import Counter

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402

from desktop import Failed, wait_for  # noqa: E402

NEWS = "object:announcement", "object:property-change:accessible-description"
CHANGES = "object:children-changed", "object:property-change", "object:state-changed"


def _call(name, path, interface, method, arguments=None):
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    flags = Gio.DBusCallFlags.NONE
    return bus.call_sync(name, path, interface, method, arguments, None, flags, -1).unpack()


def set_enabled(enabled):
    """Says on the session bus whether a screen reader is in use, as one does when it starts."""
    status = "org.a11y.Status", "IsEnabled", GLib.Variant("b", enabled)
    properties = "org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties"
    _call(*properties, "Set", GLib.Variant("(ssv)", status))


def bus_connections(pid):
    """How many connections a process has to the session bus."""
    daemon = "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus"

    def owner(name):
        try:
            whose = GLib.Variant("(s)", (name,))
            return _call(*daemon, "GetConnectionUnixProcessID", whose)[0]
        except GLib.Error:
            return None

    (names,) = _call(*daemon, "ListNames")
    return sum(owner(name) == pid for name in names if name.startswith(":"))


def threads(pid):
    return len(os.listdir(f"/proc/{pid}/task"))


class Reader:
    """Reads the window of one program, acts in it, and hears what it announces."""

    def __init__(self, pid):
        self._pid = pid
        self._announced, self._changes = [], Counter()
        # They are registered as long as they exist.
        self._listeners = [self._listen(kind, self._note_news) for kind in NEWS]
        self._listeners += [self._listen(kind, self._note_change) for kind in CHANGES]
        self.window = wait_for("the window on the accessibility bus", self._find_window)

    @staticmethod
    def _listen(kind, hear):
        listener = Atspi.EventListener.new(hear)
        listener.register(kind)
        return listener

    def _note_news(self, event):
        if event.any_data:
            self._announced.append(event.any_data)

    def _note_change(self, event):
        self._changes[event.type] += 1

    def _find_window(self):
        self._hear()
        for program in children(Atspi.get_desktop(0)):
            try:
                if program.get_process_id() == self._pid:
                    # Every answer is to be the program's own.
                    program.set_cache_mask(Atspi.Cache.NONE)
                    return program.get_child_at_index(0)
            except GLib.Error:
                continue
        return None

    @staticmethod
    def _hear():
        while GLib.MainContext.default().iteration(False):
            pass

    def heard(self, silence=0.1):
        """Hears until it is silent. Returns the texts, and how many changes of each kind there were."""
        while True:
            before = len(self._announced), self._changes.total()
            time.sleep(silence)
            self._hear()
            if before == (len(self._announced), self._changes.total()):
                heard = self._announced, self._changes
                self._announced, self._changes = [], Counter()
                return heard

    def wait_for_text(self, pattern):
        """Waits for an announcement like this and the silence after it. Returns its text, and
        how many changes of each kind there were."""

        def look():
            self._hear()
            return any(re.search(pattern, text) for text in self._announced)

        wait_for(f"{pattern!r} to be announced", look)
        announced, changes = self.heard()
        return next(text for text in announced if re.search(pattern, text)), dict(changes)

    def all(self, *roles):
        """All controls and texts of these roles, in order."""
        return steady(lambda: [it for it in below(self.window) if it.get_role() in roles])

    def named(self, role):
        """All controls of this role with their names, which may change meanwhile."""
        return steady(
            lambda: [(it, it.get_name()) for it in below(self.window) if it.get_role() == role]
        )

    def find(self, role, name):
        """The control whose name starts so, once it is there."""

        def look():
            self._hear()
            return next((it for it, its_name in self.named(role) if its_name.startswith(name)), None)

        return wait_for(f"a {Atspi.role_get_name(role)} {name!r}", look)

    def has(self, role, name):
        """Whether there is such a control now."""
        return any(its_name.startswith(name) for _, its_name in self.named(role))

    def press(self, role, name):
        act(self.find(role, name))

    def outline(self):
        """The tree in words."""
        return "\n".join(_outline(self.window, 0))


def steady(look):
    """What a look finds. It is repeated when something goes while it is looked at."""

    def attempt():
        try:
            return (look(),)
        except (GLib.Error, SystemError):
            return None

    return wait_for("the tree to stay as it is", attempt)[0]


def children(node):
    found = (node.get_child_at_index(index) for index in range(node.get_child_count()))
    return [child for child in found if child]


def below(node):
    """All nodes below this one, but not what is in tables."""
    for child in children(node):
        yield child
        if child.get_role() != Atspi.Role.TABLE:
            yield from below(child)


def act(node):
    """Does the first action of a control or a cell, which is its click."""
    if not node.get_action_iface().do_action(0):
        raise Failed(f"{node.get_name()!r} cannot be clicked")


def _outline(node, depth):
    yield "  " * depth + f"{node.get_role_name()} {node.get_name()!r}"
    for child in children(node):
        yield from _outline(child, depth + 1)
