// What is read as octets is what is read as text, line by line and in any pieces.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bytesWithChanges, compareLogReadings } from '../../../testing/oracles/log-readings.ts';
import { importLimits } from '../list.ts';
import { createLogParser } from './access-log.ts';
import { parseLogLine } from './log-line.ts';
import { FastLogReader } from './log-octets.ts';

const { asTextAlone, asOctets, slowLines } = compareLogReadings(
  (tally) => createLogParser(tally, parseLogLine, 'not-a-log-line'),
  (tally) => new FastLogReader(tally).read,
);

const oneOf = (...texts: string[]) => fc.constantFrom(...texts);
/** A part of a line: nearly always as it should be. */
const part = (right: fc.Arbitrary<string>, ...wrong: string[]) =>
  fc.oneof({ weight: 12, arbitrary: right }, { weight: 1, arbitrary: oneOf(...wrong) });

const addresses = part(
  oneOf('203.0.113.9', '2001:db8::7', '::1'),
  'a.example:443 1.2.3.4',
  'a.example:8080 x',
  'a.b:80',
  '2001:5',
  'ä:80 x',
  '\u00a0',
  '',
  '-',
);
const users = part(
  oneOf(' - - ', ' - frank '),
  ' ',
  '  ',
  ' - a b ',
  ' [ - ',
  ' - "x" ',
  ' - [x] ',
  ' - ä\t ',
);
const times = part(
  oneOf('[10/Nov/2026:13:55:36 +0000] '),
  '[]] ',
  '[x]  ',
  '[x',
  '] ',
  '[a] "b] ',
  '[ä\\"] ',
  '[\u0001] ',
);
const methods = part(oneOf('GET ', 'HEAD ', 'POST '), 'get ', 'GET', 'GETX ', 'HEAR ', 'G-T ', ' ', '', '- ');
const targets = part(
  oneOf('/a', '/b?c=1', '/b?c=2', 'https://a.example/x'),
  '//a.example/x',
  '*',
  '/a b',
  '/ä',
  '/a\u00a0',
  '\u2003',
  '/\\x22',
  '/a\\"b',
  '/"',
  '',
  'a:443',
  `/${'x'.repeat(importLimits.url)}`,
  '/\ufffd',
);
const versions = part(
  oneOf(' HTTP/1.1', ' HTTP/2.0'),
  ' HTTP/x',
  ' http/1.1',
  '',
  ' HTTP/1.1 ',
  ' HTTP/1\\',
  ' FTP/1',
  '  HTTP/3',
);
const answers = part(
  oneOf('" 200 2326', '" 404 5', '" 304 -'),
  '" 2000 5',
  '" - -',
  '" 200',
  '"  200 5',
  '" 200 -5',
  `" 200 ${'9'.repeat(40)}`,
  ' 200 5',
  '" 99 5',
);
const referers = part(
  oneOf(' "-"', ' "https://a.example/"', ''),
  ' "',
  ' "a\\"b"',
  '  "-"',
  ' x',
  ' "ä"',
  '"-"',
);
const agents = part(
  oneOf(' "-"', ' "Bot/1"', ' "Mozilla/5.0 (compatible; Googlebot/2.1)"', ''),
  ' "',
  ' "a\\"b"',
  ' "*"',
  ' "\t"',
  ' ""',
  ' "ä/1 \ufeff"',
  `_"y/1"`,
  ` "${'z'.repeat(600)}"`,
);
const rests = part(oneOf(''), ' 0.05', '\t"x', '\u0000', ' \\', ' "', `${' '.repeat(importLimits.line)}`);
const ends = part(oneOf('\n', '\r\n'), '\r', '', '\n\r', '\r\r\n');

const lines = fc
  .tuple(
    addresses,
    users,
    times,
    oneOf('"', '"', '"', ' "'),
    methods,
    targets,
    versions,
    answers,
    referers,
    agents,
    rests,
    ends,
  )
  .map((parts) => parts.join(''));

const logs = fc
  .tuple(
    fc.array(lines, { minLength: 1, maxLength: 8 }),
    fc.oneof(fc.constant([]), fc.array(fc.tuple(fc.nat(2000), fc.nat(255)), { maxLength: 4 })),
    oneOf('', '', '\ufeff'),
  )
  .map(([texts, changes, mark]) => bytesWithChanges(mark + texts.join(''), changes));

describe('the quick reading of logs', () => {
  test('ours: it finds what the plain one finds, however odd the lines, and however they are cut', () => {
    fc.assert(
      fc.property(logs, fc.boolean(), fc.array(fc.nat(3000), { maxLength: 4 }), (bytes, fold, cuts) => {
        const plain = asTextAlone(bytes, fold);
        expect(asOctets(bytes, fold)).toEqual(plain);
        const within = cuts.map((cut) => cut % (bytes.length + 1));
        expect(asOctets(bytes, fold, within)).toEqual(plain);
      }),
      { numRuns: 300 },
    );
  });

  test.each([
    ['the combined format', '203.0.113.9 - - [x] "GET /a HTTP/1.1" 200 5 "-" "b/1"', 0],
    ['the common format', '203.0.113.9 - - [x] "GET /a HTTP/1.1" 200 5', 0],
    [
      'an address of IPv6, HTTP/2 and what follows',
      '::1 - u [x] "HEAD /a?b HTTP/2" 304 - "-" "-" 0.05 "x"',
      0,
    ],
    ['CR LF', '::1 - - [x] "GET /a HTTP/1.1" 200 5 "-" "b/1"\r', 0],
    ['octets that are no ASCII', '::1 - - [x] "GET /ä HTTP/1.1" 200 5 "-" "ä/1"', 0],
    ['another method, after the first one', '::1 - - [x] "POST /a HTTP/1.1" 200 5 "-" "b/1"', 1],
    ['a virtual host', 'a.example:443 ::1 - - [x] "GET /a HTTP/1.1" 200 5 "-" "b/1"', 0],
    ['what servers write for a quote', '::1 - - [x] "GET /\\x22 HTTP/1.1" 200 5 "-" "b/1"', 3],
  ])('ours: lines of %s need not become text', (_, line, slow) => {
    expect(slowLines(`${line}\n`.repeat(3))).toBe(slow);
  });
});
