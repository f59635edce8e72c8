# What a player and a developer run. `make` alone lists it.
#
#   ARGS    what `make play` hands to the game:  make play ARGS='--level expert'
#   PREFIX  where `make install` puts the game (/usr/local)
#   DESTDIR the root below which PREFIX is meant, for packages (none)

PREFIX ?= /usr/local
DESTDIR ?=
TARGET := $(or $(CARGO_TARGET_DIR),target)

# A toolchain that was installed in this very shell is not in its PATH yet.
export PATH := $(PATH):$(HOME)/.cargo/bin

.PHONY: help play test torture bench check gallery build install uninstall deb

help:
	@echo 'make play       builds the game and opens it (ARGS=... is handed to it)'
	@echo 'make test       runs every test'
	@echo 'make torture    kills and breaks many times more (KILLS=$(KILLS), CASES=$(CASES))'
	@echo 'make bench      measures what must stay fast'
	@echo 'make check      looks at the format, the lints, the dependencies and their licences'
	@echo 'make gallery    takes the pictures of resources/screenshots from the real window'
	@echo 'make install    installs the game below PREFIX=$(PREFIX) (DESTDIR= for packages)'
	@echo 'make uninstall  takes it away again'
	@echo 'make deb        packs it for Debian and what comes of it: target/sapper_VERSION_ARCHITECTURE.deb'
	@echo
	@echo 'Each installs first what this machine lacks, and says what that is.'

# Both messages of make's own kind are one line; a script's would be followed by make's.
no_display = no display was found (neither DISPLAY nor WAYLAND_DISPLAY is set): run make play in a desktop session

play:
	$(if $(DISPLAY)$(WAYLAND_DISPLAY),,$(error $(no_display)))
	@.ci/setup build window
	cargo run --release --locked -- $(ARGS)

test:
	@.ci/setup build
	cargo test --locked

# How often a process is killed while it saves a file of each kind, and in how many ways a text of
# each kind that is read is broken.
KILLS ?= 400
CASES ?= 10000
torture:
	@.ci/setup build
	SAPPER_TEST_KILLS=$(KILLS) SAPPER_CASES=$(CASES) cargo test --locked --test store --test games --test recording --test rawvf_broken --test inputs -- --nocapture

bench:
	@.ci/setup build
	cargo bench --locked --bench '*'

check:
	@.ci/setup build
	cargo fmt --check
	cargo clippy --locked --all-targets -- -D warnings
	.ci/dependencies

gallery: build
	@.ci/setup window checks
	python3 -B .ci/window/gallery.py $(TARGET)/release/sapper resources/screenshots

build:
	@.ci/setup build
	cargo build --release --locked --target-dir $(TARGET)

# What is installed, one word a file: SOURCE:PLACE below PREFIX.
icons = $(patsubst resources/icons/sapper-%.png,%,$(wildcard resources/icons/sapper-*.png))
files = \
	$(TARGET)/release/sapper:bin/sapper \
	resources/sapper.desktop:share/applications/sapper.desktop \
	resources/sapper.metainfo.xml:share/metainfo/sapper.metainfo.xml \
	resources/completions/sapper.bash:share/bash-completion/completions/sapper \
	resources/completions/_sapper:share/zsh/site-functions/_sapper \
	resources/completions/sapper.fish:share/fish/vendor_completions.d/sapper.fish \
	$(foreach page,$(notdir $(wildcard resources/man/*.1)),resources/man/$(page):share/man/man1/$(page)) \
	$(foreach page,$(notdir $(wildcard resources/man/zh_CN/*.1)),resources/man/zh_CN/$(page):share/man/zh_CN/man1/$(page)) \
	resources/icons/sapper.svg:share/icons/hicolor/scalable/apps/sapper.svg \
	$(foreach size,$(icons),resources/icons/sapper-$(size).png:share/icons/hicolor/$(size)x$(size)/apps/sapper.png) \
	LICENSE:share/doc/sapper/LICENSE \
	$(foreach licence,$(wildcard resources/fonts/OFL-*.txt),$(licence):share/doc/sapper/$(notdir $(licence)))

# Goes before a command that writes below PREFIX: root is asked for only where that needs it.
define reach
to='$(DESTDIR)$(PREFIX)'; parent=$$to; \
until [ -e "$$parent" ]; do parent=$$(dirname "$$parent"); done; \
as=; if [ ! -w "$$parent" ]; then as=.ci/root; echo "Writing below $$to takes root."; fi; \
$$as true || { echo "Sapper: root could not be had here: run this as root, or give another PREFIX." >&2; exit 1; }
endef

# A desktop that keeps a list of programs and a cache of icons is told of the change.
define tell
if [ -z '$(DESTDIR)' ]; then \
	if [ -e "$$to/share/icons/hicolor/icon-theme.cache" ]; then $$as gtk-update-icon-cache -qtf "$$to/share/icons/hicolor"; fi; \
	if command -v update-desktop-database >/dev/null; then $$as update-desktop-database -q "$$to/share/applications"; fi; \
fi
endef

# Under sudo there may be no toolchain: then what was built before is installed.
install:
	@.ci/setup $(if $(DESTDIR),,window)
	@if command -v cargo >/dev/null || [ ! -x '$(TARGET)/release/sapper' ]; then $(MAKE) --no-print-directory build; fi
	@$(reach); set -e; \
	for file in $(files); do \
		case $$file in *:bin/*) mode=755 ;; *) mode=644 ;; esac; \
		$$as install -D -m $$mode "$${file%%:*}" "$$to/$${file#*:}"; \
		echo "$$to/$${file#*:}"; \
	done; $(tell)

uninstall:
	@$(reach); set -e; \
	for file in $(files); do $$as rm -f "$$to/$${file#*:}"; done; \
	if [ -d "$$to/share/doc/sapper" ]; then $$as rmdir "$$to/share/doc/sapper"; fi; $(tell)

# The package holds what `make install` writes; its list of needs is that of `.ci/setup`.
deb:
	@.ci/setup build
	@rm -rf '$(TARGET)/deb'
	@$(MAKE) --no-print-directory install DESTDIR='$(TARGET)/deb' PREFIX=/usr >/dev/null
	@.ci/deb '$(TARGET)'
