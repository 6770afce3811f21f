# Everything that is done with this project, from a machine with Rust, Node and
# GNU make. Tools that are missing are built into .tools/ (ignored by git).

SHELL := /bin/sh
MAKEFLAGS += --no-print-directory --no-builtin-rules
.DELETE_ON_ERROR:
.NOTPARALLEL:
.SUFFIXES:
.DEFAULT_GOAL := help

TOOLS := $(CURDIR)/.tools
export PATH := $(TOOLS)/bin:$(CURDIR)/www/node_modules/.bin:$(PATH)

# In CI a lock file that no longer fits is an error; elsewhere it is mended.
LOCKED := $(if $(CI),--locked)
WASM_TARGET := wasm32-unknown-unknown
# The command must be of the very version that the crate is compiled with.
BINDGEN_VERSION := $(shell awk '/^name = "wasm-bindgen"$$/ { getline; gsub(/[^0-9.]/, ""); print }' Cargo.lock 2>/dev/null)

# As wasm-pack calls it for the page (crate/Cargo.toml).
WASM_OPT := -O3 --one-caller-inline-max-function-size=20 --reorder-functions-by-name --strip-producers --strip-target-features \
	--enable-bulk-memory --enable-mutable-globals --enable-multivalue \
	--enable-nontrapping-float-to-int --enable-reference-types --enable-sign-ext

# Directories count too, so that a deleted file is noticed.
ENGINE_SOURCES := .cargo/config.toml Cargo.toml $(wildcard Cargo.lock) crate/Cargo.toml $(shell find crate/src)
PAGE_SOURCES := $(wildcard www/*.html www/*.ts www/*.json) \
	$(shell find www/src www/rules www/public -not -name '*.test.ts' 2>/dev/null)

TARGET := $(or $(CARGO_TARGET_DIR),target)
WASM := www/pkg/empiki_bg.wasm
# What is done to what wasm-pack writes.
WASM_SCRIPTS := $(addprefix www/scripts/,sections.mjs imports.mjs stamp.mjs integrity.mjs glue.mjs)
DIST := www/dist/index.html
PACKAGE := www/lib/custom-elements.json
WWW_READY := www/node_modules/.package-lock.json
TESTS_READY := tests/node_modules/.package-lock.json
SITES := tests/docs-sites/.built/ready
SITE_SOURCES := $(shell find tests/docs-sites '(' -name node_modules -o -name .built -o -name empiki ')' -prune -o -type f -not -name '*.ts' -print)

##@ Use it

.PHONY: help
help: ## List what can be made
	@awk 'BEGIN { FS = ":.*## " } \
		/^##@ / { printf "\n%s\n", substr($$0, 5) } \
		/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' Makefile

.PHONY: play
play: $(DIST) ## Build the page and serve it on this machine (Ctrl-C ends it)
	@trap 'exit 0' INT TERM; cd www && vite preview --host 127.0.0.1

.PHONY: dist
dist: $(DIST) ## Build the page into www/dist, for any folder of any static host
	@echo "The page is in www/dist."

.PHONY: package
package: $(PACKAGE) ## Build the npm package, for boards in other people's pages, into www/lib
	@echo "The package is in www/lib; 'npm pack ./www' makes one file of it."

.PHONY: wasm
wasm: $(WASM) ## Build the engine for the browser into www/pkg

.PHONY: serve-dev
serve-dev: $(WASM) $(WWW_READY) ## Serve the page and follow changes of its sources
	@trap 'exit 0' INT TERM; cd www && vite --host 127.0.0.1

##@ Check it

.PHONY: test
test: lint test-engine test-wasm test-www test-package test-browser test-docs ## Everything below: what must pass before a change lands

.PHONY: lint
lint: $(WASM) $(WWW_READY) $(TESTS_READY) ## Formats, lints, types and documentation, without a warning
	cargo fmt --all --check
	cargo clippy $(LOCKED) --workspace --all-targets --all-features -- -D warnings
	cargo clippy $(LOCKED) --package empiki --lib --target $(WASM_TARGET) -- -D warnings
	RUSTDOCFLAGS="-D warnings" cargo doc $(LOCKED) --workspace --no-deps --quiet
	tsc --noEmit --project www
	tsc --noEmit --project www/tsconfig.node.json
	tsc --noEmit --project tests
	eslint --config www/eslint.config.js --max-warnings 0 www tests
	prettier --log-level warn --check www tests

.PHONY: test-engine
test-engine: cargo-ready ## The engine, natively: rules, notation, properties, worked examples
	cargo test $(LOCKED) --workspace --all-features --quiet

.PHONY: test-wasm
test-wasm: $(WASM) ## The engine as JavaScript sees it, in Node, beside the native command
	cargo build $(LOCKED) --quiet --package empiki --bin empiki
	node --test --test-reporter=spec $(wildcard tests/wasm/*.test.mjs)

.PHONY: test-www
test-www: $(WASM) $(WWW_READY) ## The page's units, in Node
	cd www && vitest run

.PHONY: test-package
test-package: $(PACKAGE) ## The npm package, as those who install it find it
	publint --strict www
	attw --pack www --profile esm-only --exclude-entrypoints empiki_bg.wasm

.PHONY: test-browser
test-browser: $(DIST) $(PACKAGE) $(TESTS_READY) ## The built page in Chromium, and pictures of the board
	@CHROMIUM="$$(tests/support/chromium.sh)" && export CHROMIUM && \
		cd tests && node_modules/.bin/playwright test --project browser --project visual

.PHONY: test-docs
test-docs: $(SITES) $(TESTS_READY) ## Documentation sites with boards, built by five generators, in Chromium
	@CHROMIUM="$$(tests/support/chromium.sh)" && export CHROMIUM && \
		cd tests && node_modules/.bin/playwright test --project docs

.PHONY: soak
soak: cargo-ready $(WWW_READY) ## Long: a million random turns a game beside the twin, and each law with 20,000 cases
	EMPIKI_TURNS=$${EMPIKI_TURNS:-1000000} cargo test $(LOCKED) --release --package empiki agreement -- --nocapture
	PROPTEST_CASES=$${PROPTEST_CASES:-20000} cargo test $(LOCKED) --release --package empiki --test engine laws
	cd www && EMPIKI_VALUES=$${EMPIKI_VALUES:-1000000} vitest run src/storage

.PHONY: mutants
mutants: cargo-ready ## Long: are faults put into the rule files found by the engine's tests?
	@cargo mutants --version >/dev/null 2>&1 || { set -x; cargo install cargo-mutants --version 27.1.0 --locked --quiet --root $(TOOLS); }
	EMPIKI_TURNS=$${EMPIKI_TURNS:-2000} PROPTEST_CASES=$${PROPTEST_CASES:-16} cargo mutants --output $(TARGET)

##@ Measure it

.PHONY: bench
bench: $(WASM) $(DIST) $(TESTS_READY) ## Speed: engine natively and as wasm, the board's frames in Chromium
	@mkdir -p $(TARGET)
	@cargo bench $(LOCKED) --package empiki --bench speed > $(TARGET)/speed.txt || { cat $(TARGET)/speed.txt; exit 1; }
	@cat $(TARGET)/speed.txt
	cargo build $(LOCKED) --quiet --profile wasm --package empiki --example workloads --target $(WASM_TARGET)
	wasm-opt $(WASM_OPT) $(TARGET)/$(WASM_TARGET)/wasm/examples/workloads.wasm -o $(TARGET)/workloads.wasm
	node tests/wasm/speed.mjs $(TARGET)/workloads.wasm $(TARGET)/speed.txt
	node tests/wasm/bench.mjs
	@CHROMIUM="$$(tests/support/chromium.sh)" && export CHROMIUM && \
		cd tests && node_modules/.bin/playwright test --project bench --workers 1 --reporter line

.PHONY: size
size: $(DIST) ## Brotli sizes of the engine and the page, against their limits
	@node www/scripts/size.mjs

##@ Change it

.PHONY: fmt
fmt: cargo-ready $(WWW_READY) ## Format everything
	cargo fmt --all
	prettier --log-level warn --write www tests

.PHONY: types
types: cargo-ready ## Write www/src/engine/types.ts from the engine's types
	BLESS=1 cargo test $(LOCKED) --package empiki --features types --lib types

.PHONY: puzzles
puzzles: cargo-ready node-ready ## Long: search the page's puzzles anew, into www/src/lessons/puzzles
	cargo build $(LOCKED) --release --package empiki --bin empiki
	node www/scripts/puzzles.mjs $(TARGET)/release/empiki

.PHONY: options
options: $(WASM) $(WWW_READY) ## Write the tables of the rule options into README.md and www/guide
	cd www && vitest run src/i18n/option-table.test.ts --update

.PHONY: reference
reference: $(WASM) $(WWW_READY) ## Write www/guide/reference.md from the comments of the element
	cd www && vitest run src/element/reference.test.ts --update

.PHONY: schema
schema: $(WASM) $(WWW_READY) ## Write www/public/lessons.schema.json from the format of lessons
	cd www && vitest run src/lessons/schema.test.ts --update

.PHONY: recipes
recipes: $(TESTS_READY) ## Write what tests/docs-sites holds into the guide for embedding and README.md
	@CHROMIUM=none && export CHROMIUM && \
		cd tests && node_modules/.bin/playwright test --project=docs guide.spec --update-snapshots all --reporter line

.PHONY: bless
bless: types $(DIST) $(TESTS_READY) ## Accept the types and the pictures of the board as they are now
	@CHROMIUM="$$(tests/support/chromium.sh)" && export CHROMIUM && \
		cd tests && node_modules/.bin/playwright test --project visual --update-snapshots all

.PHONY: pictures
pictures: $(DIST) $(TESTS_READY) ## Take the pictures of the README anew
	@CHROMIUM="$$(tests/support/chromium.sh)" && export CHROMIUM && \
		cd tests && node_modules/.bin/playwright test --project pictures --workers 1

.PHONY: clean
clean: ## Remove what was built, tools and packages excepted
	rm -rf $(TARGET) www/pkg www/dist www/lib tests/.results tests/docs-sites/.built

# ---- What the above is made from ----

RUST_VERSION := $(shell awk -F '"' '/^rust-version/ { print $$2 }' Cargo.toml)

.PHONY: cargo-ready
cargo-ready:
	@command -v cargo >/dev/null || { echo "Rust $(RUST_VERSION) or newer is needed: install it with rustup."; exit 1; }
	@printf '%s\n' $(RUST_VERSION) "$$(rustc --version | cut -d ' ' -f 2)" | sort -V -C \
		|| { echo "Rust $(RUST_VERSION) or newer is needed; this is $$(rustc --version): run 'rustup update stable'."; exit 1; }

# What the build tools of the page run on.
NODE_VERSIONS := 20 from 20.19, 22 from 22.13, or 24 and newer

.PHONY: node-ready
node-ready:
	@command -v node >/dev/null && command -v npm >/dev/null || { echo "Node $(NODE_VERSIONS) is needed, with npm."; exit 1; }
	@node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit((a === 20 && b >= 19) || (a === 22 && b >= 13) || a >= 24 ? 0 : 1)' \
		|| { echo "Node $(NODE_VERSIONS) is needed; this is $$(node --version)."; exit 1; }

$(WWW_READY): www/package-lock.json www/package.json | node-ready
	cd www && npm ci --include=dev --no-audit --no-fund
	@touch $@

$(TESTS_READY): tests/package-lock.json tests/package.json | node-ready
	cd tests && npm ci --include=dev --no-audit --no-fund
	@touch $@

# The generators of documentation sites, in the versions that their lists name.
PYTHON_SITES := $(TOOLS)/docs-python/ready
NODE_SITES := $(patsubst %,tests/docs-sites/%/node_modules/.package-lock.json,vitepress docusaurus)

$(PYTHON_SITES): tests/docs-sites/requirements.txt
	tests/support/python-venv.sh $(@D)
	$(@D)/bin/pip install --quiet --disable-pip-version-check --requirement $<
	@touch $@

$(NODE_SITES): %/node_modules/.package-lock.json: %/package-lock.json %/package.json | node-ready
	cd $* && npm ci --include=dev --no-audit --no-fund
	@touch $@

$(SITES): $(PACKAGE) $(PYTHON_SITES) $(NODE_SITES) $(SITE_SOURCES)
	PATH="$(TOOLS)/docs-python/bin:$$PATH" node tests/docs-sites/build.mjs
	@touch $@

# The compiler for wasm, wasm-pack and wasm-bindgen. A fitting one on PATH will do.
WASM_TOOLS := $(TOOLS)/wasm-$(BINDGEN_VERSION)

$(WASM_TOOLS): | cargo-ready node-ready
	@test -n "$(BINDGEN_VERSION)" || { echo "Cargo.lock names no wasm-bindgen: run 'cargo generate-lockfile'."; exit 1; }
	@test -d "$$(rustc --print sysroot)/lib/rustlib/$(WASM_TARGET)" \
		|| { command -v rustup >/dev/null && rustup target add $(WASM_TARGET); } \
		|| { echo "The Rust target $(WASM_TARGET) is needed: install it with rustup, or from where this Rust came."; exit 1; }
	@echo "Building wasm-pack and wasm-bindgen once, where they are missing: two or three minutes."
	@case "$$(wasm-pack --version 2>/dev/null)" in \
		"wasm-pack 0.1"[3-9]*|"wasm-pack "[1-9]*) ;; \
		*) set -x; cargo install wasm-pack --version 0.15.1 --locked --quiet --debug --root $(TOOLS) ;; \
	esac
	@test "$$(wasm-bindgen --version 2>/dev/null)" = "wasm-bindgen $(BINDGEN_VERSION)" \
		|| { set -x; cargo install wasm-bindgen-cli --version $(BINDGEN_VERSION) --bin wasm-bindgen --quiet --debug --force --root $(TOOLS); }
	@mkdir -p $(TOOLS) && touch $@

# wasm-pack finds wasm-bindgen and wasm-opt on PATH; it must not fetch its own.
$(WASM): $(ENGINE_SOURCES) $(WASM_SCRIPTS) $(WASM_TOOLS) $(WWW_READY)
	wasm-pack --log-level error build crate --mode no-install --target web --profile wasm --no-pack --out-dir ../www/pkg --out-name empiki $(if $(LOCKED),-- $(LOCKED))
	node www/scripts/imports.mjs
	node www/scripts/stamp.mjs
	node www/scripts/glue.mjs
	@touch $@

$(PACKAGE): $(WASM) $(PAGE_SOURCES) $(WWW_READY) www/scripts/package.mjs www/scripts/integrity.mjs www/scripts/manifest.mjs
	node www/scripts/package.mjs
	@touch $@

# The page brings along what other pages need to show boards of their own.
$(DIST): $(WASM) $(PAGE_SOURCES) $(WWW_READY) $(PACKAGE)
	cd www && vite build
	cp -R www/lib www/dist/embed && find www/dist/embed '(' -name '*.map' -o -name '*.d.ts' ')' -delete
	@touch $@
