// What holds of every fix and every conversion, whatever octets a file holds: none throws, and all can be applied.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../testing/edit-arbitraries.ts';
import { asksOf } from '../../testing/finding-examples.ts';
import { acapToRep } from '../convert/acap-to-rep.ts';
import { repToAcap } from '../convert/rep-to-acap.ts';
import { usages } from '../dialects/acap/usages.ts';
import { type AnyOptions, prepareAny } from '../questions/index.ts';
import { readerOf, readers } from '../readers/index.ts';
import { applyEdits, openSite, printFile, type Site } from '../site/site.ts';
import { findings } from './index.ts';

const bytesOf = (text: string) => Uint8Array.from(text, (unit) => unit.charCodeAt(0));

/** Octets that some reader, editor or scanner takes for something else: as text of one octet each. */
const odd = fc.constantFrom(
  ...Array.from({ length: 33 }, (_, code) => String.fromCharCode(code)),
  '\x7f',
  '\x85',
  '\xa0',
  '\xe9',
  '\xff',
  '\xc3\xa9',
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
const plain = fc.constantFrom(
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
/** Paths and names alone, in pairs with something odd between, or anything. */
const value = fc.oneof(
  { weight: 3, arbitrary: plain.map((one) => [one]) },
  { weight: 3, arbitrary: fc.tuple(plain, odd, fc.constantFrom('', ' ', '\t'), plain) },
  { weight: 2, arbitrary: fc.array(fc.oneof(plain, odd), { maxLength: 4 }) },
);
const gap = fc.constantFrom(': ', ':', ' : ', ' ', '');
const end = fc.constantFrom('\n', '\n', '\n', '\r\n', '\r', '');

const namesOf = {
  '/robots.txt': ['User-agent', 'Disallow', 'Allow', 'Sitemap', 'Crawl-delay', 'Content-Signal', 'License'],
  '/data.txt': ['User-agent', 'Allow', 'Disallow', 'Title', 'License', 'Contact', 'Format'],
  '/acap.txt': [
    'ACAP-crawler',
    'ACAP-disallow-crawl',
    'ACAP-allow-index',
    'ACAP-resource-set',
    'ACAP-usage-purpose',
    '##ACAP version=1.1',
    'User-agent',
    'Disallow',
  ],
  '/mobile.txt': ['Mobile-agent-server', 'User-agent', 'Allow'],
} as const;
type Path = keyof typeof namesOf;

/** A name as people misspell it: a letter too few, in another case, or with something odd in it. */
const spelled = (name: string) =>
  fc.oneof(
    { weight: 5, arbitrary: fc.constant(name) },
    { weight: 2, arbitrary: fc.nat(name.length).map((at) => name.slice(0, at) + name.slice(at + 1)) },
    { weight: 1, arbitrary: fc.constant(name.toUpperCase()) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.nat(name.length), odd)
        .map(([at, one]) => name.slice(0, at) + one + name.slice(at)),
    },
  );

const lineOf = (path: Path) =>
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc
        .tuple(fc.constantFrom(...namesOf[path]).chain(spelled), gap, value, end)
        .map(([name, between, parts, eol]) => name + between + parts.join('') + eol),
    },
    { weight: 1, arbitrary: fc.tuple(value, end).map(([parts, eol]) => parts.join('') + eol) },
    { weight: 1, arbitrary: fc.constantFrom('\n', ' \n', '# note\n', '\t/more\n') },
  );

/** A kind of file and its octets. */
const anyFile = fc.constantFrom(...(Object.keys(namesOf) as Path[])).chain((path) =>
  fc
    .tuple(
      fc.constantFrom('', '', '', '\xef\xbb\xbf', '\xff\xfe'),
      fc.constantFrom('', '', `${namesOf[path][0]}: *\n`, `${namesOf[path][0]}: foo\n`),
      fc.array(lineOf(path), { maxLength: 5 }),
      fc.constantFrom('', '', '', '# \xe9\n'),
    )
    .map(([mark, first, lines, last]) => ({
      path: path === '/data.txt' ? path : '/robots.txt',
      text: mark + first + lines.join('') + last,
    })),
);

const documents = fc
  .array(
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
      odd,
    ),
    { maxLength: 8 },
  )
  .map((parts) => ({ path: '/page.xml', text: parts.join('') }));

const siteOf = ({ path, text }: { path: string; text: string }): Site =>
  openSite({ origin: 'https://h.example', files: { [path]: bytesOf(text) } });

/** What a program may ask of a file, under every reader. */
const questionsOf = (file: string): readonly AnyOptions[] => [
  ...readers.map((reader) => ({ question: 'fetch', reader, file }) as const),
  ...usages.slice(0, 2).map((usage) => ({ question: 'usage', usage, file }) as const),
  { question: 'ai-use', purpose: 'ai-train', file },
  { question: 'mobile-agent', file },
  { question: 'dataset', file },
  ...(['xml', 'html'] as const).map((parser) => ({ question: 'index-follow', parser }) as const),
];

/** All answers about the names and paths of a file as it was. */
function answersOf(site: Site, path: string, asked: Site): readonly string[] {
  const { agents, urls } = asksOf(asked, path);
  return questionsOf(path).flatMap((options) => {
    const ask = prepareAny(site, options);
    const name = 'reader' in options ? `fetch ${readerOf(options.reader).id}` : options.question;
    return [...agents, 'foo'].flatMap((agent) =>
      [...urls, '/a', path].map(
        (url) => `${name} ${agent} ${url}: ${JSON.stringify(ask(agent, url).answer)}`,
      ),
    );
  });
}

/** A field to Google (robots.cc), which takes beginnings of names, and spaces for colons; text to all others. */
const readByGoogle = { path: '/robots.txt', text: 'User-agent: *\nDisallow/a\xe9 /\n' };

describe('ours: fixes can be made', () => {
  test('of whatever file, no fix throws, and each can be applied and printed', () => {
    fc.assert(
      fc.property(
        fc.oneof({ weight: 5, arbitrary: anyFile }, { weight: 1, arbitrary: documents }),
        (file) => {
          const site = siteOf(file);
          for (const finding of findings(site, file.path))
            for (const fix of finding.fixes) {
              const after = applyEdits(site, file.path, fix.edits);
              expect(printFile(after, file.path)).toBeInstanceOf(Uint8Array);
            }
        },
      ),
      { numRuns: runs(1500) },
    );
  });

  test('of whatever file, a fix that is marked as the same leaves every answer of every reader', () => {
    fc.assert(
      fc.property(
        fc.oneof({ weight: 5, arbitrary: anyFile }, { weight: 1, arbitrary: documents }),
        (file) => {
          const site = siteOf(file);
          let before: readonly string[] | undefined;
          for (const { code, fixes } of findings(site, file.path))
            for (const fix of fixes) {
              if (fix.verdicts !== 'same' || fix.edits.length === 0) continue;
              before ??= answersOf(site, file.path, site);
              const after = answersOf(applyEdits(site, file.path, fix.edits), file.path, site);
              expect(after, `${code} ${fix.code}`).toEqual(before);
            }
        },
      ),
      { numRuns: runs(600), examples: [[readByGoogle]] },
    );
  });

  test.each([
    [
      'R095 in a file of octets behind a mark',
      '/robots.txt',
      '\xef\xbb\xbfUser-agent: foo\nAllow: /caf\n# \xe9\n',
    ],
    ['R001 in a data.txt of misspelt fields', '/data.txt', 'Alow /x.csv\nAlow: /b\nUser-agnt: *\n'],
    ['R058 with a form feed', '/robots.txt', 'User-agent: *\nDisallow: /a\f /b\n'],
    ['R058 with a vertical tab', '/robots.txt', 'User-agent: *\nDisallow: /a\v /b\n'],
  ])('%s', (_name, path, text) => {
    const site = siteOf({ path, text });
    const fixes = findings(site, path).flatMap((finding) => finding.fixes);
    for (const fix of fixes) expect(() => applyEdits(site, path, fix.edits)).not.toThrow();
  });
});

test('ours: a form feed at the end of a path is converted as what it is', () => {
  const path = '/robots.txt';
  const text = 'User-agent: *\nDisallow: /a\f\n\nACAP-crawler: *\nACAP-disallow-crawl: /c\n';
  const site = siteOf({ path, text });
  const after = applyEdits(site, path, acapToRep(site, path).edits);
  expect(new TextDecoder().decode(printFile(after, path))).toContain('Disallow: /a%0C\n');
});

test('ours: of whatever file, no conversion throws', () => {
  fc.assert(
    fc.property(anyFile, (file) => {
      const site = siteOf(file);
      for (const { edits } of [acapToRep(site, file.path), repToAcap(site, file.path)])
        expect(printFile(applyEdits(site, file.path, edits), file.path)).toBeInstanceOf(Uint8Array);
    }),
    { numRuns: runs(800) },
  );
});
