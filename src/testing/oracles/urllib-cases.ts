// Random files, agents and URLs that are difficult for a text reader: escapes, unusual line ends, empty path parts.
import fc from 'fast-check';
import type { UrllibCase } from './urllib-oracle.ts';

const anyOf = (...texts: readonly string[]) => fc.constantFrom(...texts);
const weighted = (weight: number, arbitrary: fc.Arbitrary<string>) => ({ weight, arbitrary });
const joinedPieces = (piece: fc.Arbitrary<string>, maxLength: number) =>
  fc.array(piece, { maxLength }).map((pieces) => pieces.join(''));

const piece = fc.oneof(
  weighted(8, anyOf('a', 'b', 'ab', 'x', '/', '/', '/a', '/b')),
  weighted(
    3,
    anyOf('%2F', '%2f', '%61', '%41', 'A', '~', '%7E', 'é', '%C3%A9', '%C3', '%FF', '%FE', '%', '%zz'),
  ),
  weighted(3, anyOf(';', '?', '#', '//', '%3B', '%3F', '%23', '%25', '%252F', '=', '&', ':', '@', '*', '$')),
  weighted(
    1,
    anyOf(' ', '\t', '%09', '%0A', '%0D', '%20', '%00', '%01', '\u00a0', '\u3000', '\u{1f600}', 'é%A9'),
  ),
);

const anyPath = fc.oneof(
  weighted(
    6,
    joinedPieces(piece, 4).map((text) => `/${text}`),
  ),
  weighted(6, anyOf('/', '/a', '/b', '/%61', '/x', '/é', '/A', '/a/', '/a;', '/a?')),
  weighted(2, joinedPieces(piece, 3)),
  weighted(
    2,
    anyOf('', '', '*', '/*', '//', '///', '//a', '//a/b', '//?', '/;', '/a;', '/a?', '/a#', '?', '#'),
  ),
  weighted(
    1,
    anyOf('http://h.example/a', 'http:a', 'a:b', '//[', '//[::1]/a', '%20/a', '%09/a', '/robots.txt'),
  ),
);

const anyAgent = fc.oneof(
  weighted(6, anyOf('foo', 'Foo', 'bot', 'foobot', 'FOOBOT', 'bar')),
  weighted(2, anyOf('foo/1.0', '/', 'Mozilla/5.0 (compatible; foobot)', 'É', 'x')),
  weighted(1, anyOf('', '*', 'foo bar', '%66oo', '*/1')),
);

const agentLineName = fc.oneof(
  weighted(6, anyOf('*', '*', '*', 'foo', 'bot', 'FOO')),
  weighted(3, anyOf('foobot', 'bar', '', '%66oo', '%2A', 'é', 'foo/1.0', 'oo', 'b%6ft', '%C3%89', 'foo # x')),
);

const anyBlanks = fc.oneof(
  weighted(8, anyOf('', ' ')),
  weighted(1, anyOf('\t', '\u00a0', '\u2003', '\x1f', '  ')),
);

const anyField = (name: fc.Arbitrary<string>, value: fc.Arbitrary<string>) =>
  fc
    .tuple(
      anyBlanks,
      name,
      anyBlanks,
      anyOf(':', ':', ':', ':', '', '::'),
      anyBlanks,
      value,
      anyBlanks,
      anyOf('', '', '', '#c'),
    )
    .map((parts) => parts.join(''));

const anyLine = fc.oneof(
  weighted(7, anyField(anyOf('User-agent', 'User-agent', 'USER-AGENT', 'user agent'), agentLineName)),
  weighted(9, anyField(anyOf('Disallow', 'Disallow', 'disallow', 'Disalow'), anyPath)),
  weighted(5, anyField(anyOf('Allow', 'Allow', 'ALLOW'), anyPath)),
  weighted(
    2,
    anyField(
      anyOf('Crawl-delay', 'Request-rate', 'Sitemap', 'Host', 'X-y'),
      anyOf('5', 'x', '', '1/5', '/a'),
    ),
  ),
  weighted(3, anyOf('', '', ' ', '\t', '\u00a0', '# c', '#', 'junk', ':', ': /')),
);

const anyLineEnding = fc.oneof(
  weighted(12, anyOf('\n', '\n', '\r\n', '\r')),
  weighted(
    2,
    anyOf('\n\n', '\v', '\f', '\x1c', '\x1d', '\x1e', '\x85', '\u2028', '\u2029', '\v\n', '\n\x85'),
  ),
);

/** Ensures that most files block something. */
const forbiddingRecord = fc.tuple(
  fc.constant('User-agent: '),
  agentLineName,
  fc.constant('\nDisallow: '),
  anyPath,
  fc.constant('\n'),
);

const text = fc
  .tuple(
    fc.oneof(weighted(15, fc.constant('')), weighted(1, fc.constant('\ufeff'))),
    fc.oneof({ weight: 3, arbitrary: forbiddingRecord }, { weight: 1, arbitrary: fc.constant([]) }),
    fc.array(fc.tuple(anyLine, anyLineEnding), { maxLength: 12 }),
    anyLine,
  )
  .map(([mark, first, lines, last]) => [mark, ...first, ...lines.flat(), last].join(''));

const anyFile = fc.tuple(text, fc.nat(40)).map(([written, nth]) => {
  const octets = [...new TextEncoder().encode(written)];
  return Uint8Array.from(nth === 0 ? [...octets, 0x23, 0xff] : octets);
});

const anyUrl = fc
  .tuple(anyOf('/', '/', '/', '/', '/a', '?', '#', ''), joinedPieces(piece, 4))
  .map(([start, rest]) => {
    const behind = start === '' && !/^[/?#]/.test(rest) ? '' : rest;
    return `http://h.example${start}${behind}`;
  });

const anyCase: fc.Arbitrary<UrllibCase> = fc.record({
  file: anyFile,
  ask: fc.array(fc.tuple(anyAgent, anyUrl), { minLength: 5, maxLength: 5 }),
});

/** Random cases, the same for the same seed: five questions for each file. */
export const createUrllibCases = (files: number, seed: number): UrllibCase[] =>
  fc.sample(anyCase, { numRuns: files, seed });
