// Python's urllib.robotparser since GH-138908 (4 May 2026), first released in 3.14.5 (10 May 2026) and 3.13.14 (10
// June 2026) according to Misc/NEWS.d of python/cpython. Taken from Lib/urllib/robotparser.py at
// 055a953f4ac6a5e662b0834cd4700f7203e0cb00, which includes GH-153404 (July 2026): before it, `Crawl-delay: ²` stopped the
// reader with an error, as in 3.12.
import { pythonUrllib312 } from './python-urllib-3.12.ts';
import type { Reader } from './reader.ts';
import { rfc9309 } from './rfc9309.ts';

export const pythonUrllib314: Reader<'python-urllib-3.14'> = {
  ...pythonUrllib312,
  id: 'python-urllib-3.14',
  title: 'Python urllib 3.14',
  source: 'urllib.robotparser in CPython from 3.13.14 and 3.14.5 on (GH-138908), read at 055a953f',
  spec: 'https://docs.python.org/3.14/library/urllib.robotparser.html',
  text: { ...pythonUrllib312.text, notUtf8: 'octets' },
  record: {
    ...pythonUrllib312.record,
    blankLine: 'ignored',
    ruleless: 'keep',
    unconvertible: 'long-numbers',
  },
  agent: { ...pythonUrllib312.agent, match: 'equals-else-contained', decode: false },
  group: { specific: 'merge', default: 'merge', starRecord: 'named-too' },
  rule: { ...pythonUrllib312.rule, choice: 'match-end', tie: 'allow' },
  path: {
    ...rfc9309.path,
    urlPart: 'path-query-fragment',
    decode: 'reencoded',
    queryDelims: false,
    noPath: 'empty',
    doubleSlash: 'doubled',
    innerDollar: 'drops-rule',
  },
  file: { path: '/robots.txt', alwaysAllowed: ['/robots.txt'] },
  delay: { ...pythonUrllib312.delay, format: 'raw-digits' },
};
