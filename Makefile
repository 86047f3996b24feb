# `make help` lists everything.
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

PYTHON ?= python3
WORKERS ?= 2

VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready
BENCH_READY := $(VENV)/bench-ready
LOCK := $(BIN)/pip-compile --quiet pyproject.toml

.PHONY: help
help: ## Say what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: setup
setup: $(READY) ## Make .venv with everything needed, or do nothing if it is up to date

$(READY): requirements/dev.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Branchline needs Python 3.11 or newer; set PYTHON=...")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

.PHONY: play
play: setup ## Play Rocket in the terminal against two bots
	$(BIN)/branchline play rocket --seats human,greedy,greedy

.PHONY: serve
serve: setup ## Open the table server, for programs and, later, browsers
	$(BIN)/branchline serve --no-browser

.PHONY: test
test: setup check compile ## Check the code, then run all tests
	$(BIN)/python -m pytest -n $(WORKERS)

.PHONY: check
check: setup ## Formatting, lint, types and import directions
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

.PHONY: format
format: setup ## Format the code and mend what can be mended
	$(BIN)/ruff format
	$(BIN)/ruff check --fix

.PHONY: compile
compile: setup ## Compile the rules of every game, once for each version of them
	$(BIN)/python -c "import branchline; [game.contract for game in branchline.catalogue().values()]"

.PHONY: bench
bench: setup $(BENCH_READY) ## Measure the rules beside other engines, then the server under load
	$(BIN)/branchline bench rocket --peers
	$(BIN)/python bench/server_load.py --viewers 100 500 1000

$(BENCH_READY): $(READY) requirements/bench.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/bench.txt
	@touch $@

.PHONY: lock
lock: setup ## Pin the newest versions that pyproject.toml allows
	$(LOCK) --upgrade --output-file requirements/base.txt
	$(LOCK) --upgrade --output-file requirements/dev.txt --extra dev --constraint requirements/base.txt
	$(LOCK) --upgrade --output-file requirements/bench.txt --extra bench --constraint requirements/dev.txt

.PHONY: clean
clean: ## Remove .venv and everything that was built
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis .coverage htmlcov
	find src tests -type d -name __pycache__ -prune -exec rm -rf {} +
