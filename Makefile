# Commands for players and developers. Run `make` alone to list them.
#
#   ARGS    options for the game:  make play ARGS='--level expert'
#   PREFIX  where `make install` puts the game (default: /usr/local)
#   DESTDIR a staging folder in front of PREFIX, for packages (default: none)

PREFIX ?= /usr/local
DESTDIR ?=
TARGET := $(or $(CARGO_TARGET_DIR),target)

# A toolchain installed from this shell is not in its PATH yet.
export PATH := $(PATH):$(HOME)/.cargo/bin

.PHONY: help play test torture bench check gallery fonts build optimized install uninstall stage dist deb test-packages web web-serve test-web

help:
	@echo 'make play       builds the game and runs it (ARGS=... passes options)'
	@echo 'make test       runs every test'
	@echo 'make torture    runs the crash, corruption and practice tests at length (KILLS=$(KILLS), CASES=$(CASES), POSITIONS=$(POSITIONS))'
	@echo 'make bench      runs the benchmarks, and lets the solver play Expert games'
	@echo 'make check      checks formatting, lints, documentation, dependencies and licences'
	@echo 'make gallery    retakes the screenshots in resources/screenshots, and the pictures of docs/index.html'
	@echo 'make fonts      makes the fonts again, after a text has gained a character'
	@echo 'make install    installs the game under PREFIX=$(PREFIX) (DESTDIR= for packages)'
	@echo 'make uninstall  removes it again'
	@echo 'make dist       makes the packages for Linux and Windows in the folder dist'
	@echo 'make deb        makes only the Debian package'
	@echo 'make web        makes the edition for browsers in the folder dist/web'
	@echo 'make web-serve  makes it, and serves it at http://127.0.0.1:$(PORT)/'
	@echo 'make test-packages  installs each package in a clean place, and plays there'
	@echo
	@echo 'Each command first installs what this machine lacks, and lists it.'

# As make's own error this is one line; a script's message would be followed by make's.
no_display = no display found (DISPLAY and WAYLAND_DISPLAY are not set). Run make play in a desktop session

play:
	$(if $(DISPLAY)$(WAYLAND_DISPLAY),,$(error $(no_display)))
	@.ci/setup build window
	cargo run --release --locked -- $(ARGS)

# The tests share what `make play` has compiled, but our own code has all of dev's checks. With PROFILE
# they are built in that profile.
dev_checks := $(foreach package,sapper sapper-engine sapper-painter,$(foreach check,debug-assertions overflow-checks,\
	--config profile.release.package.$(package).$(check)=true))
test:
	@.ci/setup build
	cargo test --locked -p sapper -p sapper-painter --test main --test painting $(if $(filter-out file,$(origin PROFILE)),--profile $(PROFILE),--release $(dev_checks))

# KILLS: how often a process is killed while it saves a file of each kind.
# CASES: how many broken texts of each kind are read.
# POSITIONS: how many positions to practise of each task and kind are checked by placing mines.
KILLS ?= 400
CASES ?= 10000
POSITIONS ?= 1000
torture:
	@.ci/setup build
	SAPPER_TEST_KILLS=$(KILLS) SAPPER_CASES=$(CASES) cargo test --locked --test main -- --nocapture storage:: game_log:: recording:: malformed_rawvf:: malformed_input:: avf:: mvf:: rmv:: evf::
	SAPPER_CASES=$(POSITIONS) cargo test --locked --test main -- --nocapture practice::

# GAMES: how many Expert games each strategy plays, with seeds from SEED on.
GAMES ?= 2000
SEED ?= 1000000
AUTOPLAY = cargo run --locked --release -- autoplay --level expert --games $(GAMES) --seed $(SEED)
bench:
	@.ci/setup build
	cargo bench --locked --bench '*'
	for strategy in fast exact; do for first in safe opening; do \
		$(AUTOPLAY) --first $$first --strategy $$strategy; done; done

check:
	@.ci/setup build
	cargo fmt --all --check
	cargo clippy --locked --workspace --all-targets -- -D warnings
	RUSTDOCFLAGS='-D warnings' cargo doc --locked --workspace --no-deps
	.ci/dependencies

gallery: build
	@.ci/setup window checks pictures
	python3 -B .ci/window/gallery.py $(TARGET)/release/sapper resources/screenshots
	python3 -B .ci/window/page.py $(TARGET)/release/sapper docs/pictures

fonts:
	python3 resources/fonts/make.py

build:
	@.ci/setup build
	cargo build --release --locked --target-dir $(TARGET)

# What is installed and packaged: as `build`, but optimized as a whole, which takes much longer.
# PROFILE=release makes packages for tests.
PROFILE ?= dist

# What is given away is the same in whatever folder it is built. Tests have no such need, and with
# other flags everything would be built once more for them. Flags can't name a folder with a space.
crates := $(or $(CARGO_HOME),$(HOME)/.cargo)
built := $(abspath $(TARGET))
ifeq ($(PROFILE) $(words $(crates) $(built) $(CURDIR)),dist 3)
optimized dist: export RUSTFLAGS ?= $(foreach map,$(built)=target $(CURDIR)=sapper $(crates)=cargo,--remap-path-prefix=$(map))
endif

optimized:
	@.ci/setup build
	packaging/compile $(PROFILE) $(TARGET)

# The name that the desktop knows the program by.
id := $(shell packaging/about ID)

# The installed files, one word per file: SOURCE:PLACE under PREFIX. Those of resources/desktop are
# filled in.
icons = $(patsubst resources/icons/sapper-%.png,%,$(wildcard resources/icons/sapper-*.png))
files = \
	$(TARGET)/$(PROFILE)/sapper:bin/sapper \
	resources/desktop/sapper.desktop:share/applications/$(id).desktop \
	resources/desktop/recording.desktop:share/applications/$(id).recording.desktop \
	resources/desktop/recording.xml:share/mime/packages/$(id).xml \
	resources/desktop/sapper.metainfo.xml:share/metainfo/$(id).metainfo.xml \
	resources/completions/sapper.bash:share/bash-completion/completions/sapper \
	resources/completions/_sapper:share/zsh/site-functions/_sapper \
	resources/completions/sapper.fish:share/fish/vendor_completions.d/sapper.fish \
	$(foreach page,$(notdir $(wildcard resources/man/*.1)),resources/man/$(page):share/man/man1/$(page)) \
	$(foreach page,$(wildcard resources/man/*/*.1),$(page):share/$(patsubst resources/%/,%,$(dir $(page)))/man1/$(notdir $(page))) \
	resources/icons/sapper.svg:share/icons/hicolor/scalable/apps/$(id).svg \
	$(foreach size,$(icons),resources/icons/sapper-$(size).png:share/icons/hicolor/$(size)x$(size)/apps/$(id).png) \
	LICENSE:share/doc/sapper/LICENSE \
	$(foreach licence,$(wildcard resources/fonts/OFL-*.txt),$(licence):share/doc/sapper/$(notdir $(licence)))

# Runs before a command that writes under PREFIX. Asks for root only if that is necessary.
define reach
to='$(DESTDIR)$(PREFIX)'; parent=$$to; \
until [ -e "$$parent" ]; do parent=$$(dirname "$$parent"); done; \
as=; if [ ! -w "$$parent" ]; then as=.ci/root; echo "Writing to $$to needs root permission."; fi; \
$$as true || { echo "Sapper: root permission is not available. Run this as root, or set another PREFIX." >&2; exit 1; }
endef

# Refreshes the desktop's caches of programs, kinds of files and icons.
define tell
if [ -z '$(DESTDIR)' ]; then \
	if [ -e "$$to/share/icons/hicolor/icon-theme.cache" ]; then $$as gtk-update-icon-cache -qtf "$$to/share/icons/hicolor"; fi; \
	if command -v update-desktop-database >/dev/null; then $$as update-desktop-database -q "$$to/share/applications"; fi; \
	if command -v update-mime-database >/dev/null; then $$as update-mime-database "$$to/share/mime" >/dev/null 2>&1; fi; \
fi
endef

# Under sudo there may be no toolchain; then the program that is already built is installed.
install:
	@.ci/setup $(if $(DESTDIR),,window)
	@if command -v cargo >/dev/null || [ ! -x '$(TARGET)/$(PROFILE)/sapper' ]; then $(MAKE) --no-print-directory optimized; fi
	@$(reach); set -e; \
	for file in $(files); do \
		case $$file in *:bin/*) mode=755 ;; *) mode=644 ;; esac; \
		source=$${file%%:*}; place=$$to/$${file#*:}; \
		case $$file in \
			resources/desktop/*) packaging/about --fill "$$source" | $$as install -D -m $$mode /dev/stdin "$$place" ;; \
			*) $$as install -D -m $$mode "$$source" "$$place" ;; \
		esac; \
		echo "$$to/$${file#*:}"; \
	done; $(tell)

uninstall:
	@$(reach); set -e; \
	for file in $(files); do $$as rm -f "$$to/$${file#*:}"; done; \
	if [ -d "$$to/share/doc/sapper" ]; then $$as rmdir "$$to/share/doc/sapper"; fi; $(tell)

# The packages contain what `make install` writes, and whose work is in it. With WINDOWS=no `make dist`
# makes only those for Linux.
STAGE := $(TARGET)/stage
stage:
	@.ci/setup build python
	@rm -rf '$(STAGE)'
	@mkdir -p dist
	@find dist -mindepth 1 -maxdepth 1 ! -name web -exec rm -rf {} +
	@$(MAKE) --no-print-directory install DESTDIR='$(STAGE)' PREFIX=/usr >/dev/null
	@packaging/third-party "$$(rustc -vV | sed -n 's/^host: //p')" '$(STAGE)/usr/share/doc/sapper'

dist: stage
	@packaging/dist '$(TARGET)' $(PROFILE) '$(STAGE)' dist

test-packages: dist
	@.ci/setup window checks clean
	.ci/packages dist

# The edition for browsers: any server of files can give it away.
web:
	@.ci/setup build web
	packaging/web $(if $(filter-out file,$(origin PROFILE)),$(PROFILE),web) '$(TARGET)' dist/web

PORT ?= 8000
web-serve: web
	@.ci/setup python
	python3 -m http.server --bind 127.0.0.1 --directory dist/web $(PORT)

test-web:
	@.ci/setup browser python
	.ci/web/run dist/web .ci/out/web

deb: stage
	@packaging/deb/build '$(STAGE)' dist
