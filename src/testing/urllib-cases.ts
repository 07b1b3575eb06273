// Random files, agents and URLs that are hard on a reader of text: escapes, odd line ends, empty parts of paths.
import fc from 'fast-check';
import type { UrllibCase } from './urllib-oracle.ts';

const pick = (...texts: readonly string[]) => fc.constantFrom(...texts);
const often = (weight: number, arbitrary: fc.Arbitrary<string>) => ({ weight, arbitrary });
const joined = (piece: fc.Arbitrary<string>, maxLength: number) =>
  fc.array(piece, { maxLength }).map((pieces) => pieces.join(''));

const piece = fc.oneof(
  often(8, pick('a', 'b', 'ab', 'x', '/', '/', '/a', '/b')),
  often(3, pick('%2F', '%2f', '%61', '%41', 'A', '~', '%7E', 'é', '%C3%A9', '%C3', '%FF', '%FE', '%', '%zz')),
  often(3, pick(';', '?', '#', '//', '%3B', '%3F', '%23', '%25', '%252F', '=', '&', ':', '@', '*', '$')),
  often(
    1,
    pick(' ', '\t', '%09', '%0A', '%0D', '%20', '%00', '%01', '\u00a0', '\u3000', '\u{1f600}', 'é%A9'),
  ),
);

const path = fc.oneof(
  often(
    6,
    joined(piece, 4).map((text) => `/${text}`),
  ),
  often(6, pick('/', '/a', '/b', '/%61', '/x', '/é', '/A', '/a/', '/a;', '/a?')),
  often(2, joined(piece, 3)),
  often(2, pick('', '', '*', '/*', '//', '///', '//a', '//a/b', '//?', '/;', '/a;', '/a?', '/a#', '?', '#')),
  often(1, pick('http://h.example/a', 'http:a', 'a:b', '//[', '//[::1]/a', '%20/a', '%09/a', '/robots.txt')),
);

const agent = fc.oneof(
  often(6, pick('foo', 'Foo', 'bot', 'foobot', 'FOOBOT', 'bar')),
  often(2, pick('foo/1.0', '/', 'Mozilla/5.0 (compatible; foobot)', 'É', 'x')),
  often(1, pick('', '*', 'foo bar', '%66oo', '*/1')),
);

const named = fc.oneof(
  often(6, pick('*', '*', '*', 'foo', 'bot', 'FOO')),
  often(3, pick('foobot', 'bar', '', '%66oo', '%2A', 'é', 'foo/1.0', 'oo', 'b%6ft', '%C3%89', 'foo # x')),
);

const blanks = fc.oneof(often(8, pick('', ' ')), often(1, pick('\t', '\u00a0', '\u2003', '\x1f', '  ')));

const field = (name: fc.Arbitrary<string>, value: fc.Arbitrary<string>) =>
  fc
    .tuple(
      blanks,
      name,
      blanks,
      pick(':', ':', ':', ':', '', '::'),
      blanks,
      value,
      blanks,
      pick('', '', '', '#c'),
    )
    .map((parts) => parts.join(''));

const line = fc.oneof(
  often(7, field(pick('User-agent', 'User-agent', 'USER-AGENT', 'user agent'), named)),
  often(9, field(pick('Disallow', 'Disallow', 'disallow', 'Disalow'), path)),
  often(5, field(pick('Allow', 'Allow', 'ALLOW'), path)),
  often(
    2,
    field(pick('Crawl-delay', 'Request-rate', 'Sitemap', 'Host', 'X-y'), pick('5', 'x', '', '1/5', '/a')),
  ),
  often(3, pick('', '', ' ', '\t', '\u00a0', '# c', '#', 'junk', ':', ': /')),
);

const ending = fc.oneof(
  often(12, pick('\n', '\n', '\r\n', '\r')),
  often(2, pick('\n\n', '\v', '\f', '\x1c', '\x1d', '\x1e', '\x85', '\u2028', '\u2029', '\v\n', '\n\x85')),
);

/** So that most files forbid something. */
const opening = fc.tuple(
  fc.constant('User-agent: '),
  named,
  fc.constant('\nDisallow: '),
  path,
  fc.constant('\n'),
);

const text = fc
  .tuple(
    fc.oneof(often(15, fc.constant('')), often(1, fc.constant('\ufeff'))),
    fc.oneof({ weight: 3, arbitrary: opening }, { weight: 1, arbitrary: fc.constant([]) }),
    fc.array(fc.tuple(line, ending), { maxLength: 12 }),
    line,
  )
  .map(([mark, first, lines, last]) => [mark, ...first, ...lines.flat(), last].join(''));

const file = fc.tuple(text, fc.nat(40)).map(([written, nth]) => {
  const octets = [...new TextEncoder().encode(written)];
  return Uint8Array.from(nth === 0 ? [...octets, 0x23, 0xff] : octets);
});

const url = fc.tuple(pick('/', '/', '/', '/', '/a', '?', '#', ''), joined(piece, 4)).map(([start, rest]) => {
  const behind = start === '' && !/^[/?#]/.test(rest) ? '' : rest;
  return `http://h.example${start}${behind}`;
});

const one: fc.Arbitrary<UrllibCase> = fc.record({
  file,
  ask: fc.array(fc.tuple(agent, url), { minLength: 5, maxLength: 5 }),
});

/** The same cases for the same seed: of each file, five questions. */
export const urllibCases = (files: number, seed: number): UrllibCase[] =>
  fc.sample(one, { numRuns: files, seed });
