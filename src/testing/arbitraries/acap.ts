// Random valid ACAP files: definitions, records, sub-records, conventional lines, comments.
import fc from 'fast-check';

const acapPaths = ['/', '/news/', '/news/today', '*.gif', '/a*', '/a$', '/private/', '/News/x?y=1'] as const;
const restrictionValues = [
  'time-limit=3-days',
  'time-limit=until-recrawled',
  'must-use-resource=/i.txt',
  'time-limit=plus-terms',
] as const;
const standardUsages = ['crawl', 'index', 'preserve', 'present', 'present-snippet', 'other'] as const;

const anyAcapPath = fc.constantFrom(...acapPaths);
export const anyUsage = fc.constantFrom(...standardUsages);
export const anyCrawler = fc.constantFrom('a', 'b', 'newsbot', '');
export const anyUrl = fc.constantFrom(
  '/',
  '/news/today/1',
  '/a',
  '/ab',
  '/x.gif',
  '/private/z',
  '/NEWS/X?y=12',
);

const definitionLines = [
  'ACAP-qualified-usage: cache preserve time-limit=3-days',
  'ACAP-qualified-usage: Short present-snippet max-length=10-words',
  'ACAP-composite-usage: basics crawl index (Short)',
  'ACAP-resource-set: open /news/ /a* *.gif',
  'ACAP-resource-set: Shut /private/',
];
const anyResource = fc.oneof(
  anyAcapPath,
  fc.constantFrom('the-acap:resource-set:open', 'THE-ACAP:resource-set:shut'),
);
const anyPermission = fc.oneof(
  fc.tuple(anyUsage, anyResource).map(([usage, where]) => `ACAP-allow-${usage}: ${where}`),
  fc
    .tuple(
      fc.constantFrom('index', 'preserve', 'present'),
      anyResource,
      fc.constantFrom(...restrictionValues),
    )
    .map((words) => `ACAP-allow-${words[0]}: ${words[1]} ${words[2]}`),
  fc
    .tuple(fc.constantFrom('cache', 'short', 'Basics'), anyResource)
    .map(([name, where]) => `ACAP-allow-(${name}): ${where}`),
);
const anyAcapRule = fc.oneof(
  anyPermission,
  fc.tuple(anyUsage, anyResource).map(([usage, where]) => `ACAP-disallow-${usage}: ${where}`),
);
const noiseLine = fc.constantFrom('', '# a comment', 'Disallow: /a', 'Sitemap: /s.xml');
const recordBody = fc
  .array(fc.oneof({ arbitrary: anyAcapRule, weight: 5 }, { arbitrary: noiseLine, weight: 1 }), {
    minLength: 1,
    maxLength: 6,
  })
  .map((lines) => lines.join('\n'));
const subRecord = fc
  .tuple(fc.constantFrom('news', 'http://x.example/*'), anyAcapRule)
  .map(([purpose, line]) => `ACAP-usage-purpose: ${purpose}\n${line}`);
const acapRecord = fc
  .tuple(fc.constantFrom('*', 'a', 'NewsBot'), recordBody, fc.array(subRecord, { maxLength: 2 }))
  .map(([name, lines, subs]) => [`ACAP-crawler: ${name}`, lines, ...subs].join('\n'));
const conventionalRecord = fc.constantFrom(
  '',
  'User-agent: *\nDisallow: /private/\n',
  'User-agent: a\nDisallow: /news/\nAllow: /news/t\n',
);

/** The text of a random file. */
export const anyAcapText = fc
  .tuple(
    fc.constantFrom('', 'ACAP-version: 1.1\n'),
    conventionalRecord,
    fc.shuffledSubarray(definitionLines, { minLength: 3 }),
    fc.array(acapRecord, { minLength: 1, maxLength: 3 }),
  )
  .map(
    ([version, plain, defined, records]) =>
      `${plain}${version}${defined.join('\n')}\n\n${records.join('\n\n')}\n`,
  );
