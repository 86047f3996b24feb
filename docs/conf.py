"""How the documentation becomes a site: `make manual`."""

from __future__ import annotations

import sys
from pathlib import Path

import branchline

sys.path.insert(0, str(Path(__file__).parent / "_site"))

project = "Branchline"
author = "The Branchline authors"
project_copyright = author
release = version = branchline.__version__

extensions = [
    "myst_parser", "sphinx.ext.autodoc", "sphinx_copybutton", "game_pages", "project_pages",
    "own_files", "turn_tables",
]  # fmt: skip
exclude_patterns = ["_site"]
nitpicky = True
nitpick_ignore_regex = [("py:.*", ".*")]

myst_heading_anchors = 4
myst_enable_extensions = ["colon_fence"]
copybutton_prompt_text = r">>> |\.\.\. "
copybutton_prompt_is_regexp = True

autodoc_typehints = "signature"
autodoc_member_order = "bysource"
autodoc_preserve_defaults = True

html_favicon = "../web/public/icon.svg"
html_theme = "furo"
html_title = "Branchline"
html_show_sourcelink = False
html_copy_source = False
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#1f5a46", "color-brand-content": "#1f5a46"},
    "dark_css_variables": {"color-brand-primary": "#86cfae", "color-brand-content": "#86cfae"},
}
