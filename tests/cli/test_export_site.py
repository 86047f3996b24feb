"""`branchline export-site`: what it writes, and where it refuses to. The browser tests play on such a site."""

from __future__ import annotations

from pathlib import Path

import pytest

from branchline.offline.site import export_site, is_complete, may_be_replaced
from cli.conftest import Run

PAGE = '<html lang="en"><script src="/assets/a.js"></script><link href="/icon.svg"></html>'


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A client and a manual, as small as can be."""
    for name, text in {
        "web/index.html": PAGE, "web/files.json": "{}", "web/assets/a.js": "1", "web/assets/a.js.br": "packed",
        "web/offline/contents.json": "{}", "manual/index.html": "manual", "manual/_static/a.css": "",
    }.items():  # fmt: skip
        path = tmp_path / "built" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return tmp_path / "built"


def test_the_page_finds_its_files_beside_itself(built: Path, tmp_path: Path) -> None:
    site = tmp_path / "site"
    export_site(built / "web", built / "manual", site)
    page = (site / "index.html").read_text()
    assert 'src="./assets/a.js"' in page
    assert 'href="./icon.svg"' in page
    assert 'data-site="manual"' in page
    assert (site / "manual" / "_static" / "a.css").exists()
    assert not (site / "assets" / "a.js.br").exists()


def test_a_site_without_the_manual_says_so(built: Path, tmp_path: Path) -> None:
    export_site(built / "web", built / "nowhere", tmp_path / "site")
    assert 'data-site=""' in (tmp_path / "site" / "index.html").read_text()


def test_an_older_site_is_replaced_and_nothing_of_it_stays(built: Path, tmp_path: Path) -> None:
    site = tmp_path / "site"
    export_site(built / "web", built / "manual", site)
    (site / "old" / "deep").mkdir(parents=True)
    (site / "old" / "deep" / "a.js").write_text("old")
    assert may_be_replaced(site)
    export_site(built / "web", built / "manual", site)
    assert not (site / "old").exists()


def test_a_client_without_what_plays_offline_is_not_complete(built: Path) -> None:
    assert is_complete(built / "web")
    (built / "web" / "offline" / "contents.json").unlink()
    assert not is_complete(built / "web")


def test_a_folder_with_other_things_is_left_alone(
    run: Run, built: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("branchline.cli.export_site.built", lambda: built)
    (tmp_path / "thesis.txt").write_text("my only copy")
    refused = run("export-site", str(tmp_path))
    assert refused.status == 2
    assert "other things" in refused.err
    assert not (tmp_path / "index.html").exists()
    assert run("export-site", str(tmp_path / "site")).status == 0


def test_nothing_is_written_before_it_was_made(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("branchline.cli.export_site.built", lambda: tmp_path)
    refused = run("export-site", str(tmp_path / "site"))
    assert refused.status == 2
    assert "make offline" in refused.err
    assert not (tmp_path / "site").exists()
