// Random files of every kind, with every control character and in every encoding, for reading, editing and fixing.
import fc from 'fast-check';
import { openSite, type Site } from '../../core/workspace/site.ts';

/** The path of the file that others refer to. It is read for ACAP too. */
export const REFERENCED_PATH = '/acap.txt';

/** Octets that some reader, editor or scanner misreads, as text of one octet each. */
const oddOctet = fc.constantFrom(
  ...Array.from({ length: 33 }, (_, code) => String.fromCharCode(code)),
  '\x7f',
  ...Array.from({ length: 33 }, (_, code) => String.fromCharCode(0x80 + code)),
  '\xe9',
  '\xff',
  '\xc3\xa9',
  '\xc2\x85',
  '\xe2\x80\xa8',
  '\xe2\x80\x8b',
  '\xef\xbb\xbf',
  '\xf0\x9f\xa4\x96',
  '#',
  '%',
  '*',
  '$',
  ':',
);
const plainValue = fc.constantFrom(
  '/',
  '/a',
  '/a/',
  'foo',
  '*',
  '%2F',
  '?x=1',
  'Disallow: /b',
  'https://h.example/',
);
/** Paths and names alone, in pairs with an unusual octet between them, or any sequence. */
const anyValue = fc.oneof(
  { weight: 3, arbitrary: plainValue.map((value) => [value]) },
  { weight: 3, arbitrary: fc.tuple(plainValue, oddOctet, fc.constantFrom('', ' ', '\t'), plainValue) },
  { weight: 2, arbitrary: fc.array(fc.oneof(plainValue, oddOctet), { maxLength: 4 }) },
);
const anySeparator = fc.constantFrom(': ', ':', ' : ', ' ', '');
const anyLineEnd = fc.constantFrom('\n', '\n', '\n', '\r\n', '\r', '');

const fileKinds = {
  robots: {
    path: '/robots.txt',
    names: ['User-agent', 'Disallow', 'Allow', 'Sitemap', 'Crawl-delay', 'Content-Signal', 'License'],
  },
  data: {
    path: '/data.txt',
    names: ['User-agent', 'Allow', 'Disallow', 'Title', 'License', 'Contact', 'Format'],
  },
  acap: {
    path: '/robots.txt',
    names: [
      'ACAP-crawler',
      'ACAP-disallow-crawl',
      'ACAP-allow-index',
      'ACAP-resource-set',
      'ACAP-usage-purpose',
      'ACAP-permissions-reference',
      '##ACAP version=1.1',
      'User-agent',
      'Disallow',
    ],
  },
  referredTo: {
    path: REFERENCED_PATH,
    names: ['ACAP-disallow-crawl', 'ACAP-allow-index', 'ACAP-crawler', 'Disallow', 'User-agent'],
  },
  mobile: { path: '/robots.txt', names: ['Mobile-agent-server', 'User-agent', 'Allow'] },
} as const;
type FileKind = (typeof fileKinds)[keyof typeof fileKinds];

/** A misspelled name: a letter missing, in another case, or with an unusual octet in it. */
const misspell = (name: string) =>
  fc.oneof(
    { weight: 5, arbitrary: fc.constant(name) },
    { weight: 2, arbitrary: fc.nat(name.length).map((at) => name.slice(0, at) + name.slice(at + 1)) },
    { weight: 1, arbitrary: fc.constant(name.toUpperCase()) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.nat(name.length), oddOctet)
        .map(([at, octet]) => name.slice(0, at) + octet + name.slice(at)),
    },
  );

const anyLineOf = ({ names }: FileKind) =>
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc
        .tuple(fc.constantFrom(...names).chain(misspell), anySeparator, anyValue, anyLineEnd)
        .map(([name, between, parts, eol]) => name + between + parts.join('') + eol),
    },
    { weight: 1, arbitrary: fc.tuple(anyValue, anyLineEnd).map(([parts, eol]) => parts.join('') + eol) },
    { weight: 1, arbitrary: fc.constantFrom('\n', ' \n', '# note\n', '\t/more\n') },
  );

/** A file as its path and its octets, one character each. */
export interface OddFile {
  readonly path: string;
  readonly text: string;
}

const encodeUtf16 =
  (mark: string, isBigEndian: boolean) =>
  (text: string): string =>
    mark + text.replace(/[^]/g, isBigEndian ? '\0$&' : '$&\0');
const encodeAsIs = (text: string) => text;
/** The same characters in each encoding and after each mark; after that of UTF-16 also as octets. */
const anyEncoding = fc.constantFrom(
  encodeAsIs,
  encodeAsIs,
  encodeAsIs,
  encodeAsIs,
  (text: string) => `\xef\xbb\xbf${text}`,
  (text: string) => `\xff\xfe${text}`,
  (text: string) => `\xfe\xff${text}`,
  encodeUtf16('\xff\xfe', false),
  encodeUtf16('\xfe\xff', true),
);

const anyFieldFile = fc.constantFrom(...Object.values(fileKinds)).chain((kind) =>
  fc
    .tuple(
      anyEncoding,
      fc.constantFrom('', '', `${kind.names[0]}: *\n`, `${kind.names[0]}: foo\n`),
      fc.array(anyLineOf(kind), { maxLength: 5 }),
      fc.constantFrom('', '', '', '# \xe9\n'),
    )
    .map(
      ([encode, first, lines, last]): OddFile => ({
        path: kind.path,
        text: encode(first + lines.join('') + last),
      }),
    ),
);

const anyDocumentFile = fc
  .tuple(
    anyEncoding,
    fc.array(
      fc.oneof(
        fc.constantFrom(
          '<?xml version="1.0"?>\n',
          '<?robots index="no" follow="yes"?>',
          '<?robots index=no?>',
          '<html><head><meta name="robots" content="noindex, follow">',
          '<meta name=robots content=none>',
          '</head>',
          '<a>',
          '</a>',
          '<!-- ',
          ' -->',
          '<?robots',
        ),
        oddOctet,
      ),
      { maxLength: 8 },
    ),
  )
  .map(([encode, parts]): OddFile => ({ path: '/page.xml', text: encode(parts.join('')) }));

/** Any file. */
export const anyOddFile = fc.oneof(
  { weight: 5, arbitrary: anyFieldFile },
  { weight: 1, arbitrary: anyDocumentFile },
);

/** The octets of an odd file. */
const oddFileBytes = ({ text }: OddFile) => Uint8Array.from(text, (unit) => unit.charCodeAt(0));

/** Creates a site with one file, and with a file that refers to it if it has the referenced path. */
export function createOddSite(file: OddFile): Site {
  const files = { [file.path]: oddFileBytes(file) };
  const referringText = `ACAP-crawler: *\nACAP-permissions-reference: ${REFERENCED_PATH}\n`;
  const site = file.path === REFERENCED_PATH ? { '/robots.txt': referringText, ...files } : files;
  return openSite({ origin: 'https://h.example', files: site });
}
