// Random policy files, agents and URLs for property tests, similar enough to match each other.
import fc from 'fast-check';

const PATH_SEGMENTS = ['a', 'b', 'ab', 'org', 'index.html', 'index.htm', 'x.php', 'ツ', 'é', '~joe', 'A'];
const PATH_ESCAPES = [
  '%2F',
  '%2f',
  '%7E',
  '%7e',
  '%3c',
  '%3C',
  '%62',
  '%2A',
  '%24',
  '%zz',
  '%',
  '%e3%83%84',
  '%25',
  '%3F',
  '%3A',
];
const PATH_SPECIALS = ['*', '$', '**', '?', '&', '=', ';', '//', ':', '.', ' ', '\t', '%0'];

/** A part of a path: plain, escaped or special. */
const pathPiece = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...PATH_SEGMENTS) },
  { weight: 3, arbitrary: fc.constant('/') },
  { weight: 2, arbitrary: fc.constantFrom(...PATH_ESCAPES) },
  { weight: 3, arbitrary: fc.constantFrom(...PATH_SPECIALS) },
);

const joinedPieces = (max: number) =>
  fc.array(pathPiece, { maxLength: max }).map((pieces) => pieces.join(''));

/** The value of a rule: mostly a path, sometimes empty or without its slash. */
export const rulePath = fc.oneof(
  { weight: 8, arbitrary: joinedPieces(5).map((path) => `/${path}`) },
  { weight: 1, arbitrary: fc.constantFrom('', '*', '/', '/*', '/$', '$', '/robots.txt') },
  { weight: 1, arbitrary: joinedPieces(3) },
);

export const agentToken = fc.constantFrom(
  'foo',
  'Foo',
  'foobot',
  'bot',
  'bar_x',
  'baz-1',
  'mj12bot',
  'ツ',
  '*',
  '',
);

/** The name of a crawler, sometimes one whose operator documents exceptions to the specifications. */
export const robotToken = fc.oneof(
  { weight: 4, arbitrary: agentToken },
  { weight: 1, arbitrary: fc.constantFrom('googlebot-image', 'AdsBot-Google', 'Applebot', 'YandexImages') },
);

const agentValue = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('*', 'foo', 'FOO', 'foobot', 'bot', 'bar_x', 'mj12bot') },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      'foo/1.0',
      'foo bar',
      'foo*',
      '* bots',
      '',
      'baz-1',
      'ツ',
      '*foo',
      'foo, bot',
      '__proto__',
      'Googlebot',
      'Googlebot-Image',
      'yandex',
    ),
  },
);

const anyField = (names: readonly string[], value: fc.Arbitrary<string>) =>
  fc
    .tuple(
      fc.constantFrom('', ' ', '\t', '\f'),
      fc.constantFrom(...names),
      fc.constantFrom(':', ': ', ' : ', ' ', ':\t', '\f:\v'),
      value,
    )
    .map((parts) => parts.join(''));

const anyComment = fc.constantFrom('', '', '', ' # note', '#x');

/** One line of a robots.txt, without its ending. */
const robotsLine = fc
  .tuple(
    fc.oneof(
      { weight: 4, arbitrary: anyField(['User-agent', 'user-AGENT', 'useragent', 'User agent'], agentValue) },
      { weight: 4, arbitrary: anyField(['Disallow', 'disallow', 'Disalow', 'Disallowed'], rulePath) },
      { weight: 3, arbitrary: anyField(['Allow', 'ALLOW', 'Allowed'], rulePath) },
      { weight: 2, arbitrary: fc.constantFrom('', '', ' ', '\t') },
      { weight: 1, arbitrary: anyField(['Sitemap', 'Crawl-delay', 'X-Thing', 'no token', ''], rulePath) },
      { weight: 1, arbitrary: fc.constantFrom('# alone', 'junk', ':', 'Disallow', 'a b c', '<html>') },
    ),
    anyComment,
  )
  .map((parts) => parts.join(''));

/** The last ones end a line only for some readers. */
const lineEnding = fc.oneof(
  { weight: 15, arbitrary: fc.constantFrom('\n', '\n', '\r\n', '\r') },
  { weight: 1, arbitrary: fc.constantFrom('\v', '\u0085', '\u2028') },
);

/** A robots.txt as text, perhaps with a byte order mark and mixed line endings. */
export const robotsText = fc
  .tuple(
    fc.constantFrom('', '', '', '', '\ufeff'),
    fc.array(fc.tuple(robotsLine, lineEnding), { maxLength: 18 }),
    robotsLine,
  )
  .map(([mark, lines, last]) => [mark, ...lines.flat(), last].join(''));

/** Octets that are difficult for a parser: parts of marks, NULs, invalid UTF-8, controls, unusual white space. */
const hostileBytes = fc.constantFrom(
  [0xef],
  [0xef, 0xbb],
  [0xef, 0xbb, 0xbf],
  [0],
  [0xff, 0xfe],
  [0xc3],
  [0x0b],
  [0x0c],
  [0x80],
  [0x0d],
  [0x23],
  [0x3a],
);

const utf8Bytes = (text: string): number[] => [...new TextEncoder().encode(text)];

/** A file as octets: parts of a robots.txt with such octets in between. */
export const robotsBytes = fc
  .array(
    fc.oneof({ weight: 5, arbitrary: robotsText.map(utf8Bytes) }, { weight: 2, arbitrary: hostileBytes }),
    {
      maxLength: 5,
    },
  )
  .map((parts) => Uint8Array.from(parts.flat()));

/** The part of a URL after the host. */
export const urlPath = joinedPieces(6).map((path) => `/${path}`);

/** A URL as a user may type or a server may log it. */
export const url = fc.oneof(
  { weight: 5, arbitrary: urlPath },
  {
    weight: 2,
    arbitrary: fc
      .tuple(urlPath, fc.constantFrom('?q=1', '?u=a%3A/b', '#top', '?', '#', ';', '?q=%2F&*$'))
      .map((p) => p.join('')),
  },
  { weight: 1, arbitrary: urlPath.map((path) => `http://h.example${path}`) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '',
      '/',
      '/robots.txt',
      '/robots%2Etxt',
      'http://h.example',
      'http://h.example?q',
      '//h.example/a',
      'a',
    ),
  },
);
