# `make help` lists everything.
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

PYTHON ?= python3
WORKERS ?= 2
# Otherwise each of the many processes that tests start would read every module anew.
unexport PYTHONDONTWRITEBYTECODE

VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready
BENCH_READY := $(VENV)/bench-ready
TRAIN_READY := $(VENV)/train-ready
RAY_READY := $(VENV)/ray-ready
WEB_READY := web/node_modules/ready
CLIENT := src/branchline/web/index.html
MANUAL := src/branchline/manual/index.html
LOCK := $(BIN)/pip-compile --quiet pyproject.toml
HOSTING := server postgres hosting accounts
ENVIRONMENTS := pettingzoo gymnasium openspiel
EVERYTHING := $(HOSTING) $(ENVIRONMENTS) agents terminal dev
# What fails is tried once more by itself; what passes then is unsteady, and to be seen above.
PYTEST = OMP_NUM_THREADS=1 $(BIN)/python -m pytest -m '$(TESTS)'
# What is joined by + is made beside each other.
PARTS = $(PYTHON) tools/parts.py '$(MAKE)'
CHECKED := setup+web-setup+packages compile+check-code+check-pages+client+unit+manual
EVERYDAY := test-python+test-browser test-speed
EXHAUSTIVE := coverage exhaustive-python exhaustive-browser exhaustive-speed
COVERED := tests/kernel tests/rocket tests/dales tests/rock_island tests/england_wales tests/england_wales_shares
FLOOR := 90

.PHONY: help
help: ## Say what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: setup
setup: $(READY) ## Make .venv with everything needed, or do nothing if it is up to date

$(READY): requirements/dev.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Branchline needs Python 3.11 or newer; set PYTHON=...")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

.PHONY: web-setup
web-setup: $(WEB_READY)

$(WEB_READY): web/package.json web/package-lock.json
	@command -v npm >/dev/null || { echo "Branchline's browser client is built with Node 20.19 or newer; please install it."; exit 1; }
	npm ci --prefix web --no-progress
	@touch $@

.PHONY: client
client: $(CLIENT) ## Build the browser client, or do nothing if it is up to date

$(CLIENT): $(WEB_READY) $(shell find web/index.html web/vite.config.ts web/src web/public web/tools src/branchline \
		-path src/branchline/web -prune -o -type f ! -name '*.py' ! -name '*.pyc' -print)
	npm run build --prefix web -- --logLevel warn

.PHONY: manual
manual: $(MANUAL) ## Build the documentation as a site, or do nothing if it is up to date

$(MANUAL): $(READY) README.md CONTRIBUTING.md CHANGELOG.md $(shell find docs src/branchline/games -type f \
		\( -name '*.md' -o -name '*.py' -o -name '*.png' \) ! -path 'docs/games/*' ! -path docs/contributing.md ! -path docs/changelog.md -print)
	$(BIN)/python -m sphinx --fail-on-warning --keep-going --quiet --jobs auto --doctree-dir build/manual docs $(@D)
	@touch $@

.PHONY: offline
offline: setup web-setup packages ## Make what the browser needs to play without a network, and say how large it is
	$(BIN)/python tools/make_offline.py
	rm -f $(CLIENT)
	$(MAKE) client

.PHONY: offline-figures
offline-figures: offline manual ## Say what it takes to play without a server: downloads, time to begin, memory
	cd web && PYTHON=$(CURDIR)/$(BIN)/python node tools/offlineFigures.js

.PHONY: site
site: offline manual ## Write the whole house as plain files, in build/site, and open them with a plain file server
	$(BIN)/branchline export-site build/site
	$(BIN)/python -m http.server --bind 127.0.0.1 --directory build/site 8223

.PHONY: play
play: setup client manual ## Open the browser on the games: play, learn and watch
	$(BIN)/branchline serve

.PHONY: terminal
terminal: setup ## Play Rocket in the terminal against two bots
	$(BIN)/branchline play rocket --seats human,greedy,greedy

.PHONY: test
test: ## Check the code, then run the tests but for the exhaustive ones
	@$(PARTS) $(CHECKED) $(EVERYDAY)

.PHONY: exhaustive
exhaustive: ## Run the tests that `make test` leaves out
	@$(PARTS) $(EXHAUSTIVE)

.PHONY: test-all
test-all: ## Check the code, then run all tests
	@$(PARTS) $(CHECKED) $(EVERYDAY) $(EXHAUSTIVE)

.PHONY: test-python exhaustive-python
test-python: TESTS := not exhaustive
exhaustive-python: TESTS := exhaustive
exhaustive-python: training
test-python exhaustive-python: setup compile packages
	$(PYTEST) -n $(WORKERS) --dist worksteal || $(PYTEST) --last-failed --last-failed-no-failures none

.PHONY: test-browser test-speed exhaustive-browser exhaustive-speed
test-browser test-speed: TESTS := everyday
exhaustive-browser exhaustive-speed: TESTS := exhaustive
test-speed exhaustive-speed: ONLY := speed
exhaustive-browser: offline firefox
test-browser test-speed exhaustive-browser exhaustive-speed: setup client compile packages
	PYTHON=$(CURDIR)/$(BIN)/python BRANCHLINE_TESTS=$(TESTS) npm run browser --prefix web -- $(ONLY)

.PHONY: unit
unit: $(WEB_READY)
	npm run unit --prefix web

.PHONY: coverage
coverage: setup ## Run the rulebook tests on interpreted rules, and say which lines and branches none of them reaches
	$(BIN)/coverage erase
	printf '%s\n' $(COVERED) | NUMBA_DISABLE_JIT=1 xargs -P $(WORKERS) -I FOLDER $(BIN)/coverage run -m pytest -q FOLDER
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report --fail-under $(FLOOR)

.PHONY: fuzz
fuzz: setup ## Try 20,000 changed boards, positions, options, files and actions of every game
	NUMBA_BOUNDSCHECK=1 PYTHONPATH=tests $(BIN)/python -m fuzz --workers $(WORKERS)

.PHONY: stress
stress: setup client packages ## Kill the server fifty times, play 200 games at once on one and on several, flood it, send it thousands of odd requests, play Rocket on plain Numba, and walk 500 random steps in two browsers in every game
	BRANCHLINE_STRESS_KILLS=50 BRANCHLINE_STRESS_GAMES=200 BRANCHLINE_STRESS_ACTIONS=4990 BRANCHLINE_STRESS_FLOOD=20 BRANCHLINE_FUZZ=60 BRANCHLINE_PLAIN_NUMBA_GAMES=rocket \
		$(BIN)/python -m pytest -s tests/server/stress tests/server/test_floods.py tests/server/test_fairness.py tests/server/hosting/test_many_processes.py tests/server/test_schema.py tests/england_wales_shares/test_dead_ends.py tests/kernel/test_plain_numba.py
	cd web && PYTHON=$(CURDIR)/$(BIN)/python BRANCHLINE_WALK_STEPS=500 node --test tests/walk.test.js

.PHONY: packages
packages:
	@tools/install-packages

.PHONY: firefox
firefox:
	@tools/install-packages firefox-esr

.PHONY: check
check: check-code check-pages ## Formatting, lint, types and import directions

.PHONY: check-code
check-code: setup
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/python tools/field_pages.py --check
	$(BIN)/python tools/bot_page.py --check
	$(BIN)/python tools/speed_page.py --check
	$(BIN)/python tools/view_types.py --check
	$(BIN)/python tools/turn_pages.py --check

.PHONY: check-pages
check-pages: setup $(WEB_READY)
	npm run check --prefix web

.PHONY: docs
docs: setup $(WEB_READY) ## Write what follows from the sources: field tables, figures of bots and of speed, charts of the turns, and the types of views and answers for the browser client
	$(BIN)/python tools/field_pages.py
	$(BIN)/python tools/bot_page.py
	$(BIN)/python tools/speed_page.py
	$(BIN)/python tools/view_types.py
	$(BIN)/python tools/turn_pages.py

.PHONY: format
format: setup $(WEB_READY) ## Format the code and mend what can be mended
	$(BIN)/ruff format
	$(BIN)/ruff check --fix
	npm run format --prefix web

.PHONY: compile
compile: setup ## Compile the rules and bots of every game that has changed, with their search
	$(BIN)/python -c "import branchline; from branchline.bots.compile import compile_game; \
		[compile_game(game, searching=True) for game in branchline.catalogue().values()]"

.PHONY: bench
bench: setup $(BENCH_READY) ## Measure the rules beside other engines, then the server under load, and write docs/speed.md
	$(BIN)/branchline bench --peers --json > docs/figures/rules.part
	mv docs/figures/rules.part docs/figures/rules.json
	rm -f docs/figures/vector.json
	$(BIN)/python bench/server_load.py --crowd 500 --json > docs/figures/server.part
	mv docs/figures/server.part docs/figures/server.json
	$(BIN)/python tools/speed_page.py

.PHONY: bench-gpu
bench-gpu: ## Measure the rules on a GPU, with the Python that has numba-cuda (PYTHON=…), and write docs/speed.md
	PYTHONPATH=src $(PYTHON) tools/branchline-with-older-cuda bench --device cuda --json > docs/figures/gpu.part
	mv docs/figures/gpu.part docs/figures/gpu.json
	PYTHONPATH=src $(PYTHON) tools/speed_page.py

$(BENCH_READY): $(READY) requirements/bench.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/bench.txt
	@touch $@

.PHONY: ray
ray: setup $(RAY_READY) ## Test the arena on a Ray cluster of this machine
	$(BIN)/python -m pytest tests/cli/test_ray.py

$(RAY_READY): $(READY) requirements/ray.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/ray.txt
	@touch $@

.PHONY: training
training: $(TRAIN_READY)

$(TRAIN_READY): $(READY) requirements/train.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/train.txt \
		|| echo "PyTorch's build without CUDA was not found; name its index in pip's settings. Tests of training are skipped."
	@touch $@

.PHONY: lock
lock: setup ## Pin the newest versions that pyproject.toml allows
	$(LOCK) --upgrade --output-file requirements/base.txt
	$(LOCK) --upgrade --output-file requirements/dev.txt $(EVERYTHING:%=--extra %) --constraint requirements/base.txt
	$(LOCK) --upgrade --output-file requirements/hosting.txt $(HOSTING:%=--extra %) --constraint requirements/dev.txt
	$(LOCK) --upgrade --output-file requirements/bench.txt --extra bench --constraint requirements/dev.txt
	$(LOCK) --upgrade --output-file requirements/ray.txt --extra ray --constraint requirements/dev.txt
	$(LOCK:pyproject.toml=requirements/train.in) --upgrade --output-file requirements/train.txt

.PHONY: clean
clean: ## Remove .venv and everything that was built
	rm -rf $(VENV) web/node_modules web/public/offline src/branchline/web src/branchline/manual build dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis .coverage htmlcov
	find src tests -type d -name __pycache__ -prune -exec rm -rf {} +
