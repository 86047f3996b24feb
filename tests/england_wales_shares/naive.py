"""A second reading of the share game's rules, as plainly as can be, from a view alone: dividends, the markers on the
price track with the orders that follow, deliveries with enough own links, and links that can be completed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from branchline.kernel import Event
from england_wales.geography import CITY_AT, HEX_OF, SIDES, TERRAIN, beside
from england_wales.naive import COSTS, Table
from england_wales_shares.positions import COMPANIES

MOST_TRIED = 5000


class TooMany(Exception):
    """There are more ways than can be tried."""


START = dict(zip(COMPANIES, (8, 7, 6, 5, 4, 3), strict=True))


# --- §8 dividends ---


def price_after(price: int, amount: int) -> int:
    """ES-8.7 to ES-8.11"""
    if amount == 0:
        price -= 2
    elif amount <= price / 2:
        price -= 1
    elif amount >= 3 * price:
        price += 3
    elif amount >= 2 * price:
        price += 2
    elif amount >= price:
        price += 1
    return min(max(price, 1), 100)


def dividend(view: dict[str, Any], name: str, amount: int) -> dict[str, Any]:
    """ES-8.12, ES-8.13 What each seat gets, what the bank gets, and the rest."""
    company = next(company for company in view["companies"] if company["id"] == name)
    in_hands = [name for seat in view["seats"] for _ in range(seat["shares"].get(name, 0))]
    each = 0
    while (each + 1) * (len(in_hands) + company["issued"]) <= amount:
        each += 1
    seats = [each * seat["shares"].get(name, 0) for seat in view["seats"]]
    price = price_after(company["price"], amount)
    return {"amount": amount, "each": each, "seats": seats, "bank": amount - sum(seats),
            "kept": company["funds"] - amount, "price": price}  # fmt: skip


def dividends(view: dict[str, Any], name: str) -> list[dict[str, Any]]:
    """ES-8.6 All that may be chosen."""
    company = next(company for company in view["companies"] if company["id"] == name)
    amounts = [amount for amount in range(company["funds"] + 1) if amount <= 3 * company["price"]]
    return [dividend(view, name, amount) for amount in amounts]


# --- §2 the price track ---


class PriceTrack:
    """Piles of markers, moved as the events tell, and the order that was fixed when the phase began."""

    def __init__(self) -> None:
        self.piles: dict[int, list[str]] = {price: [name] for name, price in START.items()}
        self.order: list[str] = []

    def hear(self, event: Event) -> None:
        facts = event.arguments
        if event.name == "price_moved":
            self.put(str(facts["company"]), int(facts["money"]))
        elif event.name == "company_absorbed":
            self.put(str(facts["company"]), START[str(facts["company"])])
        elif event.name == "turn_began":
            self.order = self.high_to_low()
        elif event.name == "grant_paid":
            self.order = self.high_to_low()[::-1]

    def put(self, name: str, price: int) -> None:
        """ES-2.5 On top."""
        for pile in self.piles.values():
            if name in pile:
                pile.remove(name)
        self.piles.setdefault(price, []).append(name)

    def high_to_low(self) -> list[str]:
        """ES-2.7"""
        return [name for price in sorted(self.piles, reverse=True) for name in reversed(self.piles[price])]

    def shown(self) -> dict[str, list[str]]:
        return {str(price): self.piles[price] for price in sorted(self.piles) if self.piles[price]}


# --- money ---

FUNDS = {"shares_issued": 1, "income_paid": 1, "track_paid": -1, "interest_paid": -1, "defaulted": -1,
         "dividend_declared": -1}  # fmt: skip
"""What adds to a company's money, and what takes from it."""


class Books:
    """All money and all bonds, by what the events tell."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.cash = [seat["cash"] for seat in view["seats"]]
        self.funds = dict.fromkeys(COMPANIES, 0)
        self.bonds = dict.fromkeys(COMPANIES, 0)
        self.offer = 0

    def hear(self, event: Event) -> None:
        facts: dict[str, Any] = event.arguments
        name, money = facts.get("company", ""), facts.get("money", 0)
        if event.name in FUNDS:
            self.funds[name] += FUNDS[event.name] * money
        elif event.name in ("paid_dividend", "paid_merger"):
            self.cash[facts["seat"]] += money
        elif event.name == "grant_paid":
            self.cash = [cash + money for cash in self.cash]
        elif event.name == "share_sold":
            self.cash[facts["seat"]] -= money
            self.funds[name] += money if facts["source"] == "available" else 0
        elif event.name in ("bonds_taken", "bonds_repaid"):
            taken = facts["bonds"] if event.name == "bonds_taken" else -facts["bonds"]
            self.bonds[name] += taken
            self.funds[name] += 5 * taken
        elif event.name == "merger_proposed":
            self.offer = money
        elif event.name == "company_absorbed":
            self.join(name, facts["into"])

    def join(self, name: str, buyer: str) -> None:
        """ES-9.14, ES-9.16"""
        self.funds[buyer] += self.funds[name] - self.offer
        self.bonds[buyer] += self.bonds[name]
        self.funds[name] = self.bonds[name] = 0

    def compare(self, view: dict[str, Any]) -> None:
        assert self.cash == [seat["cash"] for seat in view["seats"]]
        assert self.funds == {company["id"]: company["funds"] for company in view["companies"]}
        assert self.bonds == {company["id"]: company["bonds"] for company in view["companies"]}


# --- §7 deliveries ---


class Lines:
    """All links, as one company sees them."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.view, self.cities = view, view["cities"]
        acting = COMPANIES.index(view["acting"])
        self.near: dict[str, list[tuple[str, bool]]] = {}
        for link in view["links"]:
            one, other = link["cities"]
            self.near.setdefault(one, []).append((other, link["owner"] == acting))
            self.near.setdefault(other, []).append((one, link["owner"] == acting))

    def ends(self, path: list[str], balance: int, colour: str) -> Iterator[int]:
        """ES-7.13 to ES-7.17 Own links less foreign ones on every way to the first city of the colour."""
        for there, own in self.near.get(path[-1], []):
            if there in path or (len(path) == 1 and not own):
                continue
            after = balance + (1 if own else -1)
            if self.cities[there]["colour"] == colour:
                yield after
            else:
                yield from self.ends([*path, there], after, colour)

    def cubes(self) -> set[str]:
        cubes = ((city, colour) for city, found in self.cities.items() for colour in found["cubes"])
        return {
            f"cube {city} {colour}" for city, colour in cubes if any(end >= 0 for end in self.ends([city], 0, colour))
        }

    def steps(self) -> set[str]:
        """The next cities of the cube in hand from which it can still arrive."""
        cube = self.view["delivery"]
        path, balance = [cube["city"]], 0
        for step in cube["steps"]:
            balance += 1 if step["company"] == self.view["acting"] else -1
            path.append(step["city"])
        found = set()
        for there, own in self.near.get(path[-1], []):
            if there in path or (len(path) == 1 and not own):
                continue
            after = balance + (1 if own else -1)
            arrives = self.cities[there]["colour"] == cube["colour"]
            if after >= 0 if arrives else any(end >= 0 for end in self.ends([*path, there], after, cube["colour"])):
                found.add(there)
        return found


# --- §7 building ---


class Ground(Table):
    """The map as a company sees it that builds a link."""

    def __init__(self, view: dict[str, Any]) -> None:
        super().__init__(view)
        self.plan = view["build"]
        self.owner = COMPANIES.index(view["acting"])
        self.tried = 0

    def price(self, hex: str) -> int:
        """ES-7.6"""
        dearer = (2 if self.plan["second"] else 0) + (2 if self.tracks_in(hex) else 0)
        return int(COSTS[TERRAIN[hex]]) + dearer

    def sides(self) -> set[str]:
        """ES-7.5, ES-7.11 The sides by which the city can be left for a link that can be completed."""
        hex = HEX_OF[self.plan["city"]]
        free = (side for side in SIDES if self.is_free(hex, side) and self.tracks_in(beside(hex, side)) < 2)
        return {side for side in free if self.completes(set(), beside(hex, side), side, self.plan["means"])}

    def tiles(self) -> set[str]:
        """ES-7.5, ES-7.11 The next tiles with which the link can be completed."""
        link = self.links[self.plan["link"]]
        own = {tile["hex"] for tile in link["tiles"]}
        heading = link["tiles"][-1]["leave"] if link["tiles"] else link["side"]
        money = self.plan["means"] - self.plan["cost"]
        return set(self.ways(own, link["beyond"], heading, money))

    def completes(self, own: set[str], hex: str, heading: str, money: int) -> bool:
        return any(True for _ in self.ways(own, hex, heading, money))

    def ways(self, own: set[str], hex: str, heading: str, money: int) -> Iterator[str]:
        """Every way is tried, one tile after the other."""
        self.tried += 1
        if self.tried > MOST_TRIED:
            raise TooMany
        left = money - self.price(hex)
        if left < 0:
            return
        for side in sorted(self.exits(self.owner, self.plan["city"], own | {hex}, hex, heading)):
            there = beside(hex, side)
            if there in CITY_AT or self.completes(own | {hex}, there, side, left):
                yield side
