import pytest
from hypothesis import given
from hypothesis import strategies as st

from branchline.kernel import BranchlineError, Kind, Labels, Verbs

VERBS = Verbs()
SIZE = Kind("size", 3, first=1)
is_build, pack_build, unpack_build = VERBS("build", place=Kind("place", 5), size=SIZE).rules
is_sell, pack_sell, unpack_sell = VERBS("sell", place=Kind("place", 5)).rules
is_rest, pack_rest, _ = VERBS("rest").rules
is_send, pack_send, unpack_send = VERBS("send", place=Kind("place", 5), size=SIZE, to=Kind("place", 5)).rules
LABELS = {"place": Labels(["Ayr", "Bury", "Cork", "Deal", "Ely"], {"B": 1})}


@given(st.integers(0, VERBS.size - 1))
def test_every_number_has_a_text_that_reads_back(number: int) -> None:
    assert VERBS.parse(VERBS.text(number, LABELS), LABELS) == number
    verb = VERBS.of(number)
    assert verb.pack(verb.unpack(number)) == number


@given(st.integers(0, VERBS.size - 1))
def test_every_action_is_of_one_verb_whose_rules_read_it_back(number: int) -> None:
    rules = {"build": (pack_build, unpack_build), "sell": (pack_sell, unpack_sell), "send": (pack_send, unpack_send)}
    verb = VERBS.of(number).name
    tests = {"build": is_build, "sell": is_sell, "rest": is_rest, "send": is_send}
    assert [name for name, is_of in tests.items() if is_of(number)] == [verb]
    if verb in rules:
        pack, unpack = rules[verb]
        arguments = unpack(number)
        assert pack(*(arguments if isinstance(arguments, tuple) else (arguments,))) == number


def test_verbs_fill_one_range_without_gaps() -> None:
    assert (pack_build(0, 1), pack_sell(0), pack_rest(), pack_send(0, 1, 0), VERBS.size) == (0, 15, 20, 21, 96)


def test_amounts_start_where_they_say_and_aliases_are_understood() -> None:
    assert VERBS.text(pack_build(1, 3), LABELS) == "build Bury 3"
    assert VERBS.parse("BUILD b 3", LABELS) == pack_build(1, 3)


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("fly Ayr", "“fly”"),
        ("", "“”"),
        ("build Ayr", "build PLACE SIZE"),
        ("rest now", "rest"),
        ("sell York", "“York” is no place"),
        ("build Ayr 4", "size of 4"),
        ("build Ayr 0", "size of 0"),
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
