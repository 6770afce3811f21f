#!/bin/sh
# Prints the path of a Chromium for the browser tests: $CHROMIUM, else one on
# PATH, else Debian's package when this is root on a Debian. Never uses sudo.
set -eu

if [ -n "${CHROMIUM:-}" ]; then
    command -v "$CHROMIUM" && exit 0
    echo "CHROMIUM is set to '$CHROMIUM', which cannot be run." >&2
    exit 1
fi

find_on_path() {
    for name in chromium chromium-browser google-chrome google-chrome-stable; do
        command -v "$name" && return 0
    done
    return 1
}

find_on_path && exit 0

# Elsewhere a package of that name may be a stub.
is_debian() { [ -r /etc/os-release ] && grep -q '^ID=debian' /etc/os-release; }

if is_debian && [ "$(id -u)" = 0 ]; then
    echo "Installing Debian's chromium for the browser tests." >&2
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq >&2 || true
    apt-get install -y -qq --no-install-recommends chromium >&2 || true
    find_on_path && exit 0
fi

echo "The browser tests need Chromium: run 'apt-get install chromium' as root, or set CHROMIUM to the path of one." >&2
exit 1
