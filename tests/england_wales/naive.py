"""A second reading of the rules, as plainly as can be: track, deliveries and the final score, worked out from a view
and the map alone, with sets and recursion and no regard for speed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

from england_wales.geography import BOARD, CITIES, CITY_AT, HEX_OF, SIDES, TERRAIN, across, beside, is_open

LIMITS = {True: 5, False: 4}
COSTS = BOARD["terrain_costs"]
Track = tuple[str, frozenset[str], int]
"""A hex, the two sides it is crossed by, and the link."""


class Table:
    """What lies on the map, as anyone can see it."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.view = view
        self.links = {link["id"]: link for link in view["links"]}
        self.tracks: list[Track] = [
            (tile["hex"], frozenset((tile["enter"], tile["leave"])), number)
            for number, link in self.links.items()
            for tile in link["tiles"]
        ]
        self.used = {(hex, side) for hex, sides, _ in self.tracks for side in sides}
        self.used |= {(HEX_OF[link["cities"][0]], link["side"]) for link in self.links.values()}
        self.used |= {(beside(hex, side), across(side)) for hex, side in self.used}

    # --- track ---

    def tracks_in(self, hex: str) -> int:
        return sum(place == hex for place, _, _ in self.tracks)

    def hexes(self, link: int) -> set[str]:
        return {hex for hex, _, number in self.tracks if number == link}

    def is_free(self, hex: str, side: str) -> bool:
        """EW-6.5"""
        return is_open(hex, side) and (hex, side) not in self.used

    def joined(self, seat: int) -> set[frozenset[str]]:
        return {frozenset(link["cities"]) for link in self.links.values() if link["complete"] and link["owner"] == seat}

    def may_point_into(self, seat: int, start: str, own: set[str], hex: str) -> bool:
        """EW-6.6, EW-6.11"""
        if hex in CITY_AT:
            return CITY_AT[hex] != start and frozenset((start, CITY_AT[hex])) not in self.joined(seat)
        return self.tracks_in(hex) < 2 and hex not in own

    def exits(self, seat: int, start: str, own: set[str], hex: str, heading: str) -> set[str]:
        """EW-6.4"""
        d = SIDES.index(heading)
        sides = {SIDES[(d + turn) % 6] for turn in (-1, 0, 1)}
        return {
            side for side in sides
            if self.is_free(hex, side) and self.may_point_into(seat, start, own, beside(hex, side))
        }  # fmt: skip

    def first_sides(self, seat: int, city: str) -> set[str]:
        """EW-6.3"""
        found = set()
        for side in SIDES:
            hex = beside(HEX_OF[city], side)
            if (
                self.is_free(HEX_OF[city], side)
                and self.tracks_in(hex) < 2
                and self.exits(seat, city, set(), hex, side)
            ):
                found.add(side)
        return found

    def ways_on(self, link: dict[str, Any]) -> set[str]:
        """EW-6.14, EW-6.16"""
        heading = link["tiles"][-1]["leave"] if link["tiles"] else link["side"]
        if self.tracks_in(link["beyond"]) >= 2:
            return set()
        return self.exits(link["owner"], link["cities"][0], self.hexes(link["id"]), link["beyond"], heading)

    def builds(self) -> set[str]:
        """Where the active player may begin."""
        seat = self.view["active"]
        found = {f"start {city}" for city in CITIES if self.first_sides(seat, city)}
        for link in self.links.values():
            if not link["complete"] and link["owner"] == seat and self.ways_on(link):
                found.add(f"resume {link['cities'][0]} {link['side']}")
        return found

    def tiles(self) -> set[str]:
        """How the link in hand may go on."""
        build = self.view["build"]
        link = self.links[build["link"]]
        cards = {card["id"] for card in self.view["seats"][link["owner"]]["cards"]}
        if link["complete"] or build["laid"] >= LIMITS["perfect_engineering" in cards]:
            return set()
        return {f"tile {side}" for side in self.ways_on(link)}

    # --- deliveries ---

    def steps(self, city: str) -> Iterator[tuple[dict[str, Any], str]]:
        for link in self.links.values():
            if link["complete"] and city in link["cities"]:
                yield link, next(end for end in link["cities"] if end != city)

    def paths(self, seat: int, city: str, colour: str, links: int) -> Iterator[list[tuple[dict[str, Any], str]]]:
        """EW-9.1 to EW-9.8 All of them."""

        def go_on(path: list[tuple[dict[str, Any], str]], here: str) -> Iterator[list[tuple[dict[str, Any], str]]]:
            if path and self.view["cities"][here]["colour"] == colour:
                yield path
                return
            if len(path) == links:
                return
            for link, there in self.steps(here):
                own_first = path or link["owner"] == seat
                if own_first and there != city and there not in [place for _, place in path]:
                    yield from go_on([*path, (link, there)], there)

        yield from go_on([], city)

    def deliveries(self) -> set[str]:
        """The cubes that the active player can deliver."""
        seat = self.view["active"]
        engine = self.view["seats"][seat]["engine"]
        return {
            f"cube {city} {colour}"
            for city, there in self.view["cities"].items()
            for colour in there["cubes"]
            if next(self.paths(seat, city, colour, engine), None) is not None
        }

    def points(self, path: list[tuple[dict[str, Any], str]]) -> Counter[int]:
        """EW-9.9"""
        return Counter(link["owner"] for link, _ in path)

    # --- the final score ---

    def network(self, seat: int) -> list[frozenset[str]]:
        return [frozenset(link["cities"]) for link in self.links.values() if link["complete"] and link["owner"] == seat]

    def connected(self, seat: int, cities: list[str]) -> bool:
        reached = {cities[0]}
        for _ in CITIES:
            reached |= {city for link in self.network(seat) if link & reached for city in link}
        return set(cities) <= reached

    def longest_chain(self, seat: int) -> int:
        """EW-15.5"""
        links = self.network(seat)

        def go_on(here: str, seen: frozenset[str]) -> int:
            there = [next(iter(link - {here})) for link in links if here in link]
            return max((1 + go_on(city, seen | {city}) for city in there if city not in seen), default=0)

        return max((go_on(city, frozenset((city,))) for city in CITIES), default=0)

    def measure(self, seat: int, measure: str) -> int:
        player = self.view["seats"][seat]
        if measure == "longest_chain":
            return self.longest_chain(seat)
        if measure == "mountain_tiles":
            own = [link for link in self.links.values() if link["complete"] and link["owner"] == seat]
            return sum(TERRAIN[tile["hex"]] == "mountain" for link in own for tile in link["tiles"])
        if measure == "cities":
            return len({city for link in self.network(seat) for city in link})
        if measure == "links":
            return len(self.network(seat))
        value: int = player["engine" if measure == "engine_level" else measure]
        return value

    def baron(self, seat: int, name: str) -> int:
        """EW-15.1 to EW-15.4 What a baron brings."""
        card = next(card for card in BOARD["baron_cards"] if card["id"] == name)
        if card["rule"] == "connected":
            return card["vp"] if self.connected(seat, card["cities"]) else 0
        own = self.measure(seat, card["measure"])
        others = [self.measure(other, card["measure"]) for other in range(self.view["players"]) if other != seat]
        if card["rule"] == "fewest":
            good = all(other > own for other in others)
        elif card["strict"]:
            good = own > 0 and all(other < own for other in others)
        else:
            good = own > 0 and all(other <= own for other in others)
        return card["vp"] if good else 0

    def scores(self) -> list[int]:
        """EW-16.5"""
        return [
            player["position"] + self.baron(seat, player["baron"]["id"]) - player["bonds"]
            for seat, player in enumerate(self.view["seats"])
        ]

    def lines(self) -> dict[str, set[int]]:
        """EW-14.2 Whose own links join the ends of each line."""
        return {
            line["id"]: {seat for seat in range(self.view["players"]) if self.connected(seat, line["ends"])}
            for line in BOARD["major_lines"]
        }

    # --- what must always hold ---

    def check(self) -> None:
        for (hex, one, first), (other, two, second) in combinations(self.tracks, 2):
            assert hex != other or (first != second and not one & two), "two tracks share a side"
        for hex in TERRAIN:
            assert self.tracks_in(hex) <= 2
        for link in self.links.values():
            self.check_link(link)

    def check_link(self, link: dict[str, Any]) -> None:
        """EW-2.2, EW-6.1, EW-6.4 One chain over land and no barrier, turning by at most one side a tile."""
        hex, side = HEX_OF[link["cities"][0]], link["side"]
        for tile in link["tiles"]:
            assert is_open(hex, side)
            assert (beside(hex, side), across(side)) == (tile["hex"], tile["enter"])
            assert (SIDES.index(tile["leave"]) - SIDES.index(side) + 1) % 6 <= 2
            hex, side = tile["hex"], tile["leave"]
        assert is_open(hex, side)
        assert beside(hex, side) == (HEX_OF[link["cities"][1]] if link["complete"] else link["beyond"])
