// Input that grows when it is read: deep nesting, entities of entities, one token a thousand times.
import fc from 'fast-check';
import { encodeUtf8, type FuzzFile } from '../fuzz-case.ts';

const anyDepth = fc.constantFrom(3, 60, 700);

/** Eleven entities, each ten of the one before: expanded, they have ten thousand million characters. */
const billionLaughs = (): string => {
  const entities = Array.from({ length: 10 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`);
  return `<?xml version="1.0"?>\n<!DOCTYPE d [\n<!ENTITY l0 "<?robots index='no'?>">\n${entities.join('\n')}\n]>\n<d>&l10;</d>\n`;
};

const entityBombs: readonly string[] = [
  billionLaughs(),
  '<!DOCTYPE d [<!ENTITY a "&b;"><!ENTITY b "&a;">]><d>&a;</d>',
  '<!DOCTYPE d [<!ENTITY % p "%p;%p;">%p;]><d/>',
  '<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]><d>&x;</d>',
];

/** Repeated openings. The closings may be missing. */
const nestingPairs: readonly (readonly [path: string, open: string, close: string])[] = [
  ['/doc.xml', '<a b="c">', '</a>'],
  ['/doc.xml', '<!DOCTYPE a [', ']>'],
  ['/doc.xml', '<!--', '-->'],
  ['/page.html', '<div><template>', '</template></div>'],
  ['/page.html', '<svg><title>', '</title></svg>'],
  ['/site.gatepost.json', '[', ']'],
  ['/site.gatepost.json', '{"gatepost":1,"asked":', '}'],
  ['/data.txt', 'a:\n ', ''],
  ['/data.txt', 'x: [', ']'],
  ['/urls.csv', '"', ''],
  ['/robots.txt', '/*a', ''],
  ['/robots.txt', 'ACAP-composite-usage: c (c)\n', ''],
  ['/robots.txt', 'User-agent: a\n', 'Disallow: /*\n'],
  ['/robots.txt', 'Content-Usage: a=(', ')'],
  ['/sitemap.xml', '<sitemapindex><loc>', '</loc>'],
];

const nestedFile = fc
  .tuple(fc.constantFrom(...nestingPairs), anyDepth, fc.boolean())
  .map(([[path, open, close], count, closes]) => ({
    path,
    bytes: encodeUtf8(open.repeat(count) + (closes ? close.repeat(count) : '')),
  }));

const bombFile = fc
  .tuple(fc.constantFrom(...entityBombs), fc.constantFrom('/doc.xml', '/page.html', '/sitemap.xml'))
  .map(([text, path]) => ({ path, bytes: encodeUtf8(text) }));

export const deepFiles: fc.Arbitrary<FuzzFile> = fc.oneof(
  { weight: 3, arbitrary: nestedFile },
  { weight: 1, arbitrary: bombFile },
);
