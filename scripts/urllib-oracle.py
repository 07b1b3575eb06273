"""Asks the urllib.robotparser of this Python: one JSON object per line in, one list of answers per line out.

In:  {"file": base64 of the octets, "ask": [[agent, url], ...]}
Out: ["allow" | "deny" | "error", ...], or "not-utf-8" or "error" for a file that it stops at.
"""

import base64
import json
import sys
import urllib.robotparser


# As read() does since RFC 9309 came to it: what is not UTF-8 is no reason to stop.
ERRORS = "surrogateescape" if hasattr(urllib.robotparser, "merge_entries") else "strict"


def read(octets):
    parser = urllib.robotparser.RobotFileParser()
    parser.parse(octets.decode("utf-8", ERRORS).splitlines())
    return parser


def answer(parser, agent, url):
    try:
        return "allow" if parser.can_fetch(agent, url) else "deny"
    except ValueError:
        return "error"


def answers(case):
    try:
        parser = read(base64.b64decode(case["file"]))
    except UnicodeDecodeError:
        return "not-utf-8"
    except ValueError:
        return "error"
    return [answer(parser, agent, url) for agent, url in case["ask"]]


for line in sys.stdin:
    print(json.dumps(answers(json.loads(line))))
