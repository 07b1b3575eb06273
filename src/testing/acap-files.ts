// Random ACAP files that make sense: definitions, records, sub-records, conventional lines, comments.
import fc from 'fast-check';

const paths = ['/', '/news/', '/news/today', '*.gif', '/a*', '/a$', '/private/', '/News/x?y=1'] as const;
const limits = [
  'time-limit=3-days',
  'time-limit=until-recrawled',
  'must-use-resource=/i.txt',
  'time-limit=plus-terms',
] as const;
const standard = ['crawl', 'index', 'preserve', 'present', 'present-snippet', 'other'] as const;

const anyAcapPath = fc.constantFrom(...paths);
export const anyUsage = fc.constantFrom(...standard);
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

const definitions = [
  'ACAP-qualified-usage: cache preserve time-limit=3-days',
  'ACAP-qualified-usage: Short present-snippet max-length=10-words',
  'ACAP-composite-usage: basics crawl index (Short)',
  'ACAP-resource-set: open /news/ /a* *.gif',
  'ACAP-resource-set: Shut /private/',
];
const resource = fc.oneof(
  anyAcapPath,
  fc.constantFrom('the-acap:resource-set:open', 'THE-ACAP:resource-set:shut'),
);
const permission = fc.oneof(
  fc.tuple(anyUsage, resource).map(([usage, where]) => `ACAP-allow-${usage}: ${where}`),
  fc
    .tuple(fc.constantFrom('index', 'preserve', 'present'), resource, fc.constantFrom(...limits))
    .map((words) => `ACAP-allow-${words[0]}: ${words[1]} ${words[2]}`),
  fc
    .tuple(fc.constantFrom('cache', 'short', 'Basics'), resource)
    .map(([name, where]) => `ACAP-allow-(${name}): ${where}`),
);
const rule = fc.oneof(
  permission,
  fc.tuple(anyUsage, resource).map(([usage, where]) => `ACAP-disallow-${usage}: ${where}`),
);
const noise = fc.constantFrom('', '# a comment', 'Disallow: /a', 'Sitemap: /s.xml');
const body = fc
  .array(fc.oneof({ arbitrary: rule, weight: 5 }, { arbitrary: noise, weight: 1 }), {
    minLength: 1,
    maxLength: 6,
  })
  .map((lines) => lines.join('\n'));
const sub = fc
  .tuple(fc.constantFrom('news', 'http://x.example/*'), rule)
  .map(([purpose, line]) => `ACAP-usage-purpose: ${purpose}\n${line}`);
const record = fc
  .tuple(fc.constantFrom('*', 'a', 'NewsBot'), body, fc.array(sub, { maxLength: 2 }))
  .map(([name, lines, subs]) => [`ACAP-crawler: ${name}`, lines, ...subs].join('\n'));
const conventional = fc.constantFrom(
  '',
  'User-agent: *\nDisallow: /private/\n',
  'User-agent: a\nDisallow: /news/\nAllow: /news/t\n',
);

/** The text of a file. */
export const acapText = fc
  .tuple(
    fc.constantFrom('', 'ACAP-version: 1.1\n'),
    conventional,
    fc.shuffledSubarray(definitions, { minLength: 3 }),
    fc.array(record, { minLength: 1, maxLength: 3 }),
  )
  .map(
    ([version, plain, defined, records]) =>
      `${plain}${version}${defined.join('\n')}\n\n${records.join('\n\n')}\n`,
  );
