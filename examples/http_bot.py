"""A bot in 30 lines: it follows an invitation, sits down, and plays legal actions at random until the match is over.

python examples/http_bot.py http://127.0.0.1:8222 INVITE
"""

import random
import sys
import time

import httpx


def play(server: str, invite: str, name: str = "Rookie") -> list[int]:
    with httpx.Client(base_url=server, timeout=60) as http:
        token = http.post("/api/guests", json={"name": name}).raise_for_status().json()["token"]
        http.headers["Authorization"] = f"Bearer {token}"
        table = http.get(f"/api/invites/{invite}").raise_for_status().json()["table"]["id"]
        http.post(f"/api/tables/{table}/join", json={"invite": invite}).raise_for_status()
        while True:
            now = http.get(f"/api/tables/{table}").raise_for_status().json()
            if now["status"] in ("finished", "abandoned"):
                return list(now["scores"])
            if now["legal"] is None:  # someone else must decide
                time.sleep(0.1)
                continue
            action = random.choice(now["legal"])["text"]  # think here
            answer = http.post(f"/api/tables/{table}/actions", json={"seq": now["seq"], "action": action})
            if answer.status_code != 409:  # 409: the table has moved on, so look again
                answer.raise_for_status()


if __name__ == "__main__":
    print("final scores:", play(*sys.argv[1:]))
