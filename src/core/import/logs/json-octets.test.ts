// What of a log as JSON is read as octets is what is read as text, line by line and in any pieces.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bytesWithChanges, compareLogReadings } from '../../../testing/oracles/log-readings.ts';
import { importLimits } from '../list.ts';
import { createLogParser } from './access-log.ts';
import { parseJsonLine } from './json-line.ts';
import { FastJsonReader } from './json-octets.ts';

const { asTextAlone, asOctets, slowLines } = compareLogReadings(
  (tally) => createLogParser(tally, parseJsonLine, 'not-json'),
  (tally) => new FastJsonReader(tally).read,
);

const oneOf = (...texts: string[]) => fc.constantFrom(...texts);
/** A part of a line: nearly always as it should be. */
const part = (right: fc.Arbitrary<string>, ...wrong: string[]) =>
  fc.oneof({ weight: 12, arbitrary: right }, { weight: 1, arbitrary: oneOf(...wrong) });

const field = (keys: readonly string[], values: fc.Arbitrary<string>, blank = oneOf('', ' ')) =>
  fc
    .tuple(
      fc.constantFrom(...keys),
      part(oneOf(':'), ' :', '', ':  ', ':\t'),
      blank,
      part(values, 'null', 'true', '{"url":"/in"}', '["/list"]', '7', '"-"', '""', '"\\u002fa"', '"ä"', '"'),
    )
    .map(([key, colon, gap, value]) => `"${key}"${colon}${gap}${value}`);

const requests = oneOf(
  '"GET /a HTTP/1.1"',
  '"GET /b?c=1 HTTP/2.0"',
  '"POST /a HTTP/1.1"',
  '"get /a HTTP/1.1"',
  '"GET /a"',
  '"GET /a b HTTP/1.1"',
  '"GET  HTTP/1.1"',
  '"GET https://a.example/x HTTP/1.1"',
  '"GET /\\"x HTTP/1.1"',
  '"x"',
);
const targets = oneOf(
  '"/a"',
  '"/b?c=2"',
  '"//a"',
  '"a"',
  '"/a b"',
  '"https://b.example/"',
  '"/ä"',
  `"/${'x'.repeat(importLimits.url)}"`,
);
const fields = fc.oneof(
  field(['request', 'Request'], requests),
  field(['request_uri', 'uri', 'url', 'path'], targets),
  field(['method', 'request_method', 'verb'], oneOf('"GET"', '"HEAD"', '"POST"', '"get"', '"G T"')),
  field(
    ['status', 'statusCode', 'response-code'],
    oneOf('200', '"404"', '"20"', '-12', '1.5', '0', '007', '2e2', '"200 "'),
  ),
  field(
    ['http_user_agent', 'userAgent', 'User-Agent', 'agent'],
    oneOf('"Bot/1"', '"ä/1 \ufeff"', `"${'z'.repeat(600)}"`),
  ),
  field(['host', 'http_host', 'server_name'], oneOf('"a.example"', '"b.example:8080"', '"localhost"', '"1"')),
  field(['scheme', 'proto'], oneOf('"http"', '"https"', '"httpx"', '"httq"', '"ftp"')),
  field(
    ['time', '__proto__', 'x\\"y', 'ä', '3'],
    oneOf('"x"', '-1', '0.25', 'false', '1.', '-', '01', '1E3', 'nul', 'falsy'),
  ),
);
const lines = fc
  .tuple(
    part(oneOf('{', '{ '), '', ' {', '[{', '{,'),
    fc.array(fields, { maxLength: 6 }),
    part(oneOf(',', ', '), ',,', ' , ', ';'),
    part(oneOf('}', ' }'), '', '} ', '}]', ',}', `}${' '.repeat(importLimits.line)}`),
    part(oneOf('\n', '\r\n'), '\r', '', '\n\r'),
  )
  .map(([open, all, comma, close, end]) => `${open}${all.join(comma)}${close}${end}`);

const logs = fc
  .tuple(
    fc.array(lines, { minLength: 1, maxLength: 8 }),
    fc.oneof(fc.constant([]), fc.array(fc.tuple(fc.nat(2000), fc.nat(255)), { maxLength: 4 })),
    oneOf('', '', '\ufeff'),
  )
  .map(([texts, changes, mark]) => bytesWithChanges(mark + texts.join(''), changes));

describe('the quick reading of logs as JSON', () => {
  test('ours: it finds what the plain one finds, however odd the lines, and however they are cut', () => {
    fc.assert(
      fc.property(logs, fc.boolean(), fc.array(fc.nat(3000), { maxLength: 4 }), (bytes, fold, cuts) => {
        const plain = asTextAlone(bytes, fold);
        expect(asOctets(bytes, fold)).toEqual(plain);
        const within = cuts.map((cut) => cut % (bytes.length + 1));
        expect(asOctets(bytes, fold, within)).toEqual(plain);
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    ['a request line', '{"time":"x","request":"GET /a HTTP/1.1","status":"200","http_user_agent":"b/1"}', 0],
    ['numbers, blanks and CR LF', '{"t": 1.5, "request": "HEAD /a?b HTTP/2", "status": 304}\r', 0],
    ['a path and a method', '{"method":"GET","uri":"/a","status":200,"ok":true,"user":null}', 0],
    ['a host and its scheme', '{"scheme":"https","host":"a.example","url":"/a"}', 0],
    ['octets that are no ASCII', '{"request":"GET /ä HTTP/1.1","agent":"ä/1"}', 0],
    ['another method, after the first one', '{"request":"POST /a HTTP/1.1"}', 1],
    ['an object inside', '{"request":{"method":"GET","uri":"/a"}}', 3],
    ['escapes', '{"request":"GET /a HTTP/1.1","agent":"\\u0062/1"}', 3],
    ['a name that comes twice', '{"uri":"/a","URI":"/b"}', 3],
  ])('ours: lines with %s need not become text', (_, line, slow) => {
    expect(slowLines(`${line}\n`.repeat(3))).toBe(slow);
  });
});
