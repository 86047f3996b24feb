"""A small OpenID provider: codes, once each, for whoever is at home; keys, and tokens that they sign."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qs, urlencode, urlsplit

from joserfc import jwt
from joserfc.jwk import KeySet, RSAKey

CLIENT, SECRET = "branchline", "between us"


class Provider(ThreadingHTTPServer):
    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Answers)
        self.issuer = f"http://127.0.0.1:{self.server_address[1]}"
        self.key = RSAKey.generate_key(2048, {"kid": "one", "use": "sig"}, private=True, auto_kid=False)
        self.person = {"sub": "7", "preferred_username": "Ada of the Club"}
        """Who is at home."""
        self.claims: dict[str, Any] = {}
        """What its tokens say instead of the truth."""
        self.signing = self.key
        self.asked: dict[str, dict[str, str]] = {}

    def code_for(self, address: str) -> str:
        """Where a browser is sent that comes with this address: nobody is asked for a password here."""
        asked = {name: values[0] for name, values in parse_qs(urlsplit(address).query).items()}
        code = secrets.token_urlsafe(8)
        self.asked[code] = asked
        return f"{asked['redirect_uri']}?{urlencode({'code': code, 'state': asked['state']})}"

    def token(self, form: dict[str, str], authorization: str) -> dict[str, Any] | None:
        asked = self.asked.pop(form.get("code", ""), None)
        known = base64.b64encode(f"{CLIENT}:{SECRET}".encode()).decode()
        digest = hashlib.sha256(form.get("code_verifier", "").encode()).digest()
        proven = base64.urlsafe_b64encode(digest).decode().rstrip("=")
        if asked is None or authorization != f"Basic {known}" or asked["code_challenge"] != proven:
            return None
        now = int(time.time())
        claims = {"iss": self.issuer, "aud": CLIENT, "iat": now, "exp": now + 60, "nonce": asked["nonce"]}
        signed = jwt.encode({"alg": "RS256", "kid": "one"}, claims | self.person | self.claims, self.signing)
        return {"access_token": "none", "token_type": "Bearer", "id_token": signed}


class Answers(BaseHTTPRequestHandler):
    server: Provider

    def do_GET(self) -> None:
        issuer = self.server.issuer
        pages: dict[str, Any] = {
            "/.well-known/openid-configuration": {
                "issuer": issuer, "authorization_endpoint": f"{issuer}/authorize",
                "token_endpoint": f"{issuer}/token", "jwks_uri": f"{issuer}/keys",
            },
            "/keys": KeySet([self.server.key]).as_dict(private=False),
        }  # fmt: skip
        path = urlsplit(self.path).path
        if path == "/authorize":
            self.send_response(302)
            self.send_header("Location", self.server.code_for(self.path))
            self.end_headers()
            return
        self._answer(pages.get(path))

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"])).decode()
        form = {name: values[0] for name, values in parse_qs(body).items()}
        self._answer(self.server.token(form, self.headers.get("Authorization", "")))

    def _answer(self, body: Any) -> None:
        self.send_response(200 if body is not None else 400)
        self.send_header("Content-Type", "application/json")
        self.end_headers()
        self.wfile.write(json.dumps(body or {"error": "invalid_grant"}).encode())

    def log_message(self, *_: Any) -> None:
        """Tests are quiet."""
