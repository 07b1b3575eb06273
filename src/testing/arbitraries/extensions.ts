// Files with extension lines, valid and invalid, among records, comments and unusual line breaks.
import fc from 'fast-check';

const oddCharacters = ['\t', ' ', '\u2028', '\v', 'é', '\u0000'];
const fieldValues = {
  'User-agent': ['*', 'a', 'b', 'Googlebot', 'bingbot', 'Google-Extended', 'Applebot'],
  Allow: ['/', '/x', '', '/*?sid='],
  Disallow: ['/', '/x', '', '/p/', '/*?sid=', '*'],
  Sitemap: [
    '',
    '/s.xml',
    'http://h/s.xml',
    'https://h/s.xml',
    'https://h/a b',
    'h.example/s.xml',
    'ftp://h/s',
  ],
  'Crawl-delay': ['', '1', '10', '0.5', '10s', '0,5', '120', 'x', '-1'],
  Host: ['', 'h', 'h/x', '-x', 'https://h:1'],
  'Clean-param': ['', 'sid', 'a&b /x', 'a b', 'a&&b', 'a /x /y', '/x a', 'a=1', 'a /x?y', 'sid&sid'],
  'Request-rate': ['', '1/5', '1/10s', '0/5', '1 / 5', '1/5 0600-0800', '1/9 0700-0900', '1/1m 2500-2600'],
  'Visit-time': ['', '0600-0845', '2200-0400', '6:00-8:45', '0600-2400', 'x'],
  Noindex: ['', '/x', 'x', '*.pdf', '/p/q'],
  'Content-Signal': [
    '',
    'search=yes',
    'ai-train=no',
    'search=yes, ai-train=no',
    'ai-train=n',
    'Search=Yes',
    '/x a=b',
    'use=full',
  ],
  'Content-Usage': [
    '',
    'train-ai=n',
    '/x train-ai=y',
    'train-ai=n, search=y',
    'train-ai = n',
    '*.pdf search=n',
    'ai-train=n',
  ],
  License: ['', '/l.xml', 'https://h/l.xml', 'https://h/a b'],
  Permits: ['all'],
  Disalow: ['/x'],
} as const;

const anyExtensionLine = fc
  .constantFrom(...Object.entries(fieldValues))
  .chain(([name, values]) =>
    fc.tuple(fc.constant(name), fc.constantFrom(...values), fc.constantFrom('', ' # c')),
  )
  .map(([name, value, comment]) => `${name}: ${value}${comment}`);

const recordLine = fc.constantFrom(
  'User-agent: *',
  'User-agent: a',
  'Disallow: /x',
  'Disallow: /',
  'Allow: /',
  '',
);

const anyLine = fc.oneof(
  { weight: 10, arbitrary: anyExtensionLine },
  { weight: 8, arbitrary: recordLine },
  { weight: 3, arbitrary: fc.constantFrom('', ' ', '# c', 'junk', 'User-agent a', ': x') },
  {
    weight: 1,
    arbitrary: fc
      .tuple(anyExtensionLine, fc.constantFrom(...oddCharacters), anyExtensionLine)
      .map((parts) => parts.join('')),
  },
);

/** A robots.txt of up to 14 lines. */
export const anyExtensionFile = fc
  .tuple(
    fc.array(anyLine, { maxLength: 14 }),
    fc.constantFrom('\n', '\n', '\r\n', '\r'),
    fc.constantFrom('', '', '\ufeff'),
  )
  .map(([lines, eol, mark]) => mark + lines.join(eol));

export const extensionUrls = ['/', '/x', '/x/y', '/p/q?sid=1', '/robots.txt', 'https://h/s.xml'];
export const extensionAgents = ['', 'a', 'b', 'bingbot', 'Googlebot', 'Google-Extended'];
