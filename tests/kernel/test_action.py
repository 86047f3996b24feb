import pytest
from hypothesis import given
from hypothesis import strategies as st

from branchline.kernel import BranchlineError, Kind, Labels, Verbs

VERBS = Verbs()
BUILD = VERBS("build", place=Kind("place", 5), size=Kind("size", 3, first=1))
SELL = VERBS("sell", place=Kind("place", 5))
REST = VERBS("rest")
LABELS = {"place": Labels(["Ayr", "Bury", "Cork", "Deal", "Ely"], {"B": 1})}


@given(st.integers(0, VERBS.size - 1))
def test_every_number_has_a_text_that_reads_back(number: int) -> None:
    assert VERBS.parse(VERBS.text(number, LABELS), LABELS) == number
    verb = VERBS.of(number)
    assert verb.pack(verb.unpack(number)) == number


def test_verbs_fill_one_range_without_gaps() -> None:
    assert (BUILD, SELL, REST, VERBS.size) == (0, 15, 20, 21)


def test_amounts_start_where_they_say_and_aliases_are_understood() -> None:
    assert VERBS.text(BUILD + 1 * 3 + 2, LABELS) == "build Bury 3"
    assert VERBS.parse("BUILD b 3", LABELS) == BUILD + 5


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("fly Ayr", "“fly”"),
        ("", "“”"),
        ("build Ayr", "build PLACE SIZE"),
        ("rest now", "rest"),
        ("sell York", "“York” is no place"),
        ("build Ayr 4", "“4” is no size"),
        ("build Ayr 0", "“0” is no size"),
        ("build Ayr ²", "“²” is no size"),
        ("build Ayr -1", "“-1” is no size"),
    ],
)
def test_what_cannot_be_read_is_named(text: str, named: str) -> None:
    with pytest.raises(BranchlineError, match=named):
        VERBS.parse(text, LABELS)


@pytest.mark.parametrize("number", [-1, VERBS.size])
def test_a_number_outside_the_range_is_refused(number: int) -> None:
    with pytest.raises(BranchlineError, match=str(number)):
        VERBS.of(number)
