"""Agents at a table, through the tools of the Model Context Protocol and the protocol's own client."""

from __future__ import annotations

import asyncio
import random
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from mcp import Client, StdioServerParameters

from branchline.agents.table_server import TableServer
from branchline.agents.text_environment import TextEnvironment, ToolRefused
from branchline.agents.tools import make_tools
from server.harness import SHORT, Server

HERE = Path(__file__).parents[2]


@asynccontextmanager
async def agent(server: Server, name: str = "Turing") -> AsyncIterator[Client]:
    async with TableServer(server.address, name) as tables, Client(make_tools(tables)) as client:
        yield client


async def use(client: Client, tool: str, **given: Any) -> Any:
    told = await client.call_tool(tool, given)
    assert not told.is_error, told.content
    content = told.structured_content
    assert content is not None
    return content["result"] if set(content) == {"result"} else content


async def refusal(client: Client, tool: str, **given: Any) -> str:
    told = await client.call_tool(tool, given)
    assert told.is_error
    return " ".join(block.text for block in told.content if block.type == "text")


def test_an_agent_plays_a_whole_match_against_a_bot(server: Server) -> None:
    async def play() -> None:
        rng = random.Random(5)
        async with agent(server) as client:
            opened = await use(client, "open_table", game="rocket", bots=["random"], options=SHORT)
            table = opened["table"]["table"]
            now = opened["table"]
            while now["status"] != "finished":
                now = await use(client, "wait_for_turn", table=table)
                if not now["your_turn"]:
                    continue
                choices = await use(client, "legal_actions", table=table, limit=1000)
                assert len(choices["actions"]) + choices["more"] == now["choices"]
                played = await use(client, "play", table=table, action=rng.choice(choices["actions"])["action"])
                assert played["happened"]["name"] == "Turing"
            assert now["status"] == "finished"
            assert len(now["scores"]) == 2
            assert set(now["winners"]) <= {seat["name"] for seat in now["seats"]} != set()
            assert any(line["action"] for line in await use(client, "log", table=table))

    asyncio.run(play())


def test_an_agent_is_told_what_it_may_not_do_and_why(server: Server) -> None:
    async def ask() -> None:
        async with agent(server) as client:
            table = (await use(client, "open_table", game="rocket", bots=["random"], options={"first_player": 0}))[
                "table"
            ]
            id = table["table"]
            await use(client, "play", table=id, action="advance GWR ne")
            why = await use(client, "why_not", table=id, action="advance GWR e")
            assert (why["allowed"], why["clause"]) == (False, "SR-3.2")
            before = await use(client, "look", table=id)
            assert any(line.startswith("GWR, live: locomotive on ") for line in before["board"])
            assert any("if the game ended now" in line for line in before["standing"])
            assert "SR-3.2" in await refusal(client, "play", table=id, action="advance GWR e")
            assert "advance GWR up" in await refusal(client, "play", table=id, action="advance GWR up")
            assert await use(client, "look", table=id) == before
            assert "SR-3.2" in await use(client, "rules", game="rocket", clause="3.2")
            assert "SR-1" in await refusal(client, "rules", game="rocket", clause="XX-9")
            assert "chess" in await refusal(client, "rules", game="chess")
            assert await refusal(client, "look", table="nowhere")
            assert await refusal(client, "open_table", game="rocket", bots=["grandmaster"])
            choice = (await use(client, "legal_actions", table=id, beginning="advance SER"))["actions"][0]
            assert "SER" in choice["sentence"]
            foreseen = await use(client, "preview", table=id, action=choice["action"])
            assert any("SER" in sentence for sentence in foreseen["happens"])
            assert await use(client, "look", table=id) == before

    asyncio.run(ask())


def test_everyone_at_the_table_is_told_that_an_agent_plays(server: Server) -> None:
    async def sit_down() -> str:
        async with agent(server, "Hal") as client:
            open_tables = await use(client, "tables", which="open")
            joined = await use(client, "join_table", table=open_tables[0]["table"])
            assert [seat["agent"] for seat in joined["seats"]] == [False, True]
            return str(joined["table"])

    ada = server.guest("Ada")
    table = ada.open("me", "open", public=True)
    assert asyncio.run(sit_down()) == table.id
    assert [seat["agent"] for seat in table.look()["table"]["seats"]] == [False, True]


def test_an_agent_waits_for_its_turn_without_asking_again(server: Server) -> None:
    async def wait() -> None:
        async with agent(server, "Hal") as client:
            joined = await use(client, "join_table", table=table)
            assert not joined["your_turn"]
            early = await use(client, "wait_for_turn", table=table, seconds=0.2)
            assert not early["your_turn"]
            waiting = asyncio.create_task(use(client, "wait_for_turn", table=table, seconds=60))
            await asyncio.sleep(0.2)
            assert not waiting.done()
            for _ in range(2):
                await asyncio.to_thread(ada_plays)
            assert (await waiting)["your_turn"]

    def ada_plays() -> None:
        opened.look()
        opened.act()

    opened = server.guest("Ada").open("me", "open", public=True, options={"first_player": 0})
    table = opened.id
    asyncio.run(wait())


@pytest.mark.exhaustive
def test_an_agent_plays_through_standard_input_with_a_server_of_its_own(tmp_path: Path) -> None:
    """The environment of texts, over `branchline mcp` as a host starts it; an answer that is no action changes
    nothing."""
    command = StdioServerParameters(
        command=sys.executable, args=["-m", "branchline", "mcp", "--data", str(tmp_path), "--name", "Turing"], cwd=HERE
    )
    rng = random.Random(1)
    with TextEnvironment("rocket", bots=["random"], options=SHORT, server=command) as environment:
        environment.reset()
        done, asked = False, 0
        while not done:
            seat, observation = environment.get_observation()
            assert seat == 0
            if asked == 0:
                assert environment.step("jump") == (False, {"refused": environment.step("jump")[1]["refused"]})
                assert "jump" in environment.get_observation()[1]
            actions = [line.partition(":")[0] for line in observation.rpartition("\n\n")[2].splitlines()]
            done, _ = environment.step(rng.choice([action for action in actions if not action.startswith("(+")]))
            asked += 1
        rewards, ended = environment.close()
        assert sum(rewards.values()) == pytest.approx(1.0)
        assert len(ended["scores"]) == 2
        with pytest.raises(ToolRefused):
            environment.call("play", table="nowhere", action="pass")


@pytest.mark.exhaustive
def test_an_agent_plays_a_whole_match_over_http(server: Server) -> None:
    """`branchline mcp --http`, as a host elsewhere reaches it; the results say that an agent played."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [
        sys.executable,
        "-m",
        "branchline",
        "mcp",
        "--server",
        server.address,
        "--name",
        "Turing",
        "--http",
        str(port),
    ]
    with subprocess.Popen(command, cwd=HERE) as offered:
        try:
            table = asyncio.run(play_over_http(f"http://127.0.0.1:{port}/mcp"))
        finally:
            offered.terminate()
    seats = server.guest("Ada").get(f"/api/tables/{table}")["table"]["seats"]
    assert [seat["agent"] for seat in seats] == [True, False]


async def play_over_http(address: str) -> str:
    rng = random.Random(3)
    await listening(address)
    async with Client(address) as client:
        now = (await use(client, "open_table", game="rocket", bots=["random"], options=SHORT))["table"]
        while now["status"] != "finished":
            now = await use(client, "wait_for_turn", table=now["table"])
            if now["your_turn"]:
                actions = (await use(client, "legal_actions", table=now["table"], limit=1000))["actions"]
                now = (await use(client, "play", table=now["table"], action=rng.choice(actions)["action"]))["table"]
        assert len(now["scores"]) == 2
    return str(now["table"])


async def listening(address: str) -> None:
    """Wait until somebody listens there."""
    port = int(address.rpartition(":")[2].partition("/")[0])
    for _ in range(600):
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.1)
        else:
            writer.close()
            return
    raise TimeoutError(address)
