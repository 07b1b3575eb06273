// Python's urllib.robotparser up to 3.12.1. Its behavior was measured, because it is not documented.
// `python-urllib-3.14.ts` is the version that follows RFC 9309.
import { cite } from '../catalogue/citations.ts';
import { koster1996 } from './koster-1996.ts';
import type { Reader } from './reader.ts';

export const pythonUrllib312: Reader<'python-urllib-3.12'> = {
  ...koster1996,
  id: 'python-urllib-3.12',
  title: 'Python urllib 3.12',
  source:
    'behaviour of urllib.robotparser in CPython 3.6 to 3.12.1 and 3.13.0, measured; later patch releases differ',
  spec: 'https://docs.python.org/3.12/library/urllib.robotparser.html',
  sections: {
    place: cite('behaviour of urllib.robotparser', 'RobotFileParser.read'),
    redirects: cite('behaviour of urllib.robotparser', 'RobotFileParser.read'),
    unavailable: cite('behaviour of urllib.robotparser', 'RobotFileParser.read'),
    unreachable: cite('behaviour of urllib.robotparser', 'RobotFileParser.read'),
    text: cite('behaviour of urllib.robotparser', 'RobotFileParser.parse'),
    fileLimit: cite('behaviour of urllib.robotparser', 'RobotFileParser.parse'),
    lineLimit: cite('behaviour of urllib.robotparser', 'RobotFileParser.parse'),
    recordLines: cite('behaviour of urllib.robotparser', 'RobotFileParser.parse'),
    records: cite('behaviour of urllib.robotparser', 'Entry.applies_to'),
    noRecord: cite('behaviour of urllib.robotparser', 'RobotFileParser.can_fetch'),
    orphans: cite('behaviour of urllib.robotparser', 'RobotFileParser.parse'),
    comparison: cite('behaviour of urllib.robotparser', 'RuleLine.applies_to'),
    choice: cite('behaviour of urllib.robotparser', 'Entry.allowance'),
    noRule: cite('behaviour of urllib.robotparser', 'Entry.allowance'),
    emptyPath: cite('behaviour of urllib.robotparser', 'RuleLine'),
    ownFile: cite('behaviour of urllib.robotparser', 'RobotFileParser.can_fetch'),
  },
  text: { ...koster1996.text, lines: 'unicode', notUtf8: 'error' },
  record: {
    ...koster1996.record,
    blankLine: 'ends-if-empty',
    ruleFields: ['allow', 'disallow', 'crawl-delay', 'request-rate'],
    unconvertible: 'numbers-and-hosts',
  },
  agent: {
    ...koster1996.agent,
    match: 'contained-in-name',
    name: 'before-slash',
    decode: true,
    letterCase: 'unicode',
  },
  group: { ...koster1996.group, starRecord: 'default-only' },
  rule: { ...koster1996.rule, empty: 'allow-all' },
  path: {
    ...koster1996.path,
    urlPart: 'path-query-fragment',
    decode: 'all',
    emptyTail: 'dropped',
    noPath: 'empty',
  },
  file: { path: '/robots.txt', alwaysAllowed: [] },
  http: {
    ...koster1996.http,
    '429': 'allow-all',
    '5xx': 'deny-all',
    network: 'error',
    maxRedirects: 10,
    tooManyRedirects: 'deny-all',
    unspecified: [],
  },
  cache: { defaultSeconds: null, maxSeconds: null },
  delay: { fields: ['crawl-delay'], inheritDefault: false, format: 'digits' },
};
