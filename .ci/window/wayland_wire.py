"""The protocol of Wayland, spoken by hand: what the window test needs of it is little."""

import socket
import struct

from desktop import Failed


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
        registry = self.new()
        self.send(1, 1, registry)
        self.sync()
        self.globals = {}
        for sender, kind, body in self.take_events():
            if sender == registry and kind == 0:
                number, length = struct.unpack_from("II", body)
                self.globals[body[8 : 8 + length - 1].decode()] = number
        self._registry = registry

    def new(self):
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
        new = self.new()
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
