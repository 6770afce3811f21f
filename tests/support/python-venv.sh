#!/bin/sh
# Makes a fresh environment for Python packages in the folder $1; where Python lacks what that takes, from Debian's
# package if this is root on a Debian. Never uses sudo.
set -eu

can_make() { python3 -c 'import ensurepip, venv' 2>/dev/null; }

# Elsewhere a package of that name may be a stub.
is_debian() { [ -r /etc/os-release ] && grep -q '^ID=debian' /etc/os-release; }

if ! can_make && is_debian && [ "$(id -u)" = 0 ]; then
    echo "Installing Debian's python3-venv for the documentation generators." >&2
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq >&2 || true
    apt-get install -y -qq --no-install-recommends python3-venv >&2 || true
fi

if ! can_make; then
    echo "The documentation generators need Python 3.11 or newer with venv: run 'apt-get install python3-venv' as root." >&2
    exit 1
fi

python3 -m venv --clear "$1"
