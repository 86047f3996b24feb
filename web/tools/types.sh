#!/bin/sh
# Writes src/api/schema.d.ts from the server's own description of its interface; `--check` says whether it is stale.
set -eu
cd "$(dirname "$0")/.."
schema=$(mktemp)
data=$(mktemp -d)
trap 'rm -rf "$schema" "$data"' EXIT
BRANCHLINE_DATA="$data" PYTHONPATH=../src "${PYTHON:-../.venv/bin/python}" -c '
import json
from branchline.server.http.app import create_app
print(json.dumps(create_app().openapi()))
' > "$schema"
npx openapi-typescript "$schema" --output src/api/schema.d.ts "$@"
