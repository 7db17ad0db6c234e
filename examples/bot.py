#!/usr/bin/env python3
"""Plays at a table of Ludi Romani to the end: any legal action, at random.

bot.py http://127.0.0.1:8700/tables/ID/   takes a seat at that table
bot.py http://127.0.0.1:8700              opens a table of its own, against bots
"""
import hashlib, json, random, secrets, sys, urllib.error, urllib.request, uuid
from urllib.parse import urlsplit

address = urlsplit(sys.argv[1])
api = f"{address.scheme}://{address.netloc}/api/v1"
headers = {"Content-Type": "application/json", "Accept-Language": "en"}

def call(method, path, body=None):
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(api + path, data, headers, method=method)
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.loads(answer.read() or "null")

contributions = {}

def take_part(seen):
    """Takes part in the draw of the dice: first the hash of random bytes, then the bytes."""
    draw = seen["draws"][-1]
    own = contributions.setdefault(draw["commitment"], secrets.token_hex(32))
    text = f"ludi contribution {draw['commitment']} {draw['number']} {seen['seat']} {own}"
    listed = [one for one in draw["contributors"] if one["seat"] == seen["seat"]]
    if draw["state"] != "fixed" and not listed:
        commitment = hashlib.sha256(text.encode()).hexdigest()
        call("POST", table + "/commit", {"draw": draw["number"], "commitment": commitment})
    elif draw["state"] == "fixed" and listed and not listed[0]["opened"]:
        call("POST", table + "/reveal", {"draw": draw["number"], "contribution": own})

headers["Authorization"] = "Bearer " + call("POST", "/guests", {"name": "Fortuna"})["token"]
place = address.path.strip("/").split("/")
if place[0] == "tables":
    table = "/tables/" + place[1]
    call("POST", table + "/sit", {})
else:
    game = call("GET", "/games")[0]
    opening = {"game": game["id"], "seats": game["editions"][0]["max_seats"]}
    table = "/tables/" + call("POST", "/tables", opening)["id"]
    take_part(call("GET", table))
    call("POST", table + "/fill", {})
    call("POST", table + "/begin")

seen = call("GET", table)
while seen["status"] not in ("over", "closed"):
    print(*(line["text"] for line in seen["log"]), sep="\n")
    try:
        if seen["status"] == "gathering":
            take_part(seen)
        elif seen["actions"]:
            action = random.choice(seen["actions"])["action"]
            command = {"expected": seen["row"], "key": uuid.uuid4().hex, "action": action}
            call("POST", table + "/act", command)
    except urllib.error.HTTPError as refusal:
        print(json.load(refusal)["sentence"], file=sys.stderr)
    seen = call("GET", f"{table}?after={seen['row']}&wait=25")
print(seen["status"], json.dumps(seen.get("outcome")), sep=": ")
