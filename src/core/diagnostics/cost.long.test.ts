// The cost of findings in files made to be slow, counted in steps, not in time.

import { expect, test, vi } from 'vitest';
import { longTest } from '../../testing/long-test.ts';
import { readAcapFile } from '../formats/acap/acap-file.ts';
import { groupStatements } from '../formats/acap/diagnostics/conflicts/statement-groups.ts';
import { acapInspector } from '../formats/acap/diagnostics/inspector.ts';
import { qualifierAt } from '../formats/acap/diagnostics/lines/qualifiers.ts';
import { expandUsage } from '../formats/acap/expand-usages.ts';
import { collectCrawlerRules } from '../formats/acap/question/usage-plan.ts';
import { runSync } from '../questions/cooperative-task.ts';
import { createPolicy } from '../syntax/policy.ts';
import { splitWords } from '../syntax/words.ts';
import { fileAt, openSite } from '../workspace/site.ts';
import { MAX_QUESTION_COST, questionCost } from './question-budget.ts';
import { findings } from './registry.ts';

vi.mock(import('../formats/acap/expand-usages.ts'), async (original) => {
  const real = await original();
  return { ...real, expandUsage: vi.fn<typeof real.expandUsage>(real.expandUsage) };
});

vi.mock(import('../formats/acap/question/usage-plan.ts'), async (original) => {
  const real = await original();
  return { ...real, collectCrawlerRules: vi.fn<typeof real.collectCrawlerRules>(real.collectCrawlerRules) };
});

vi.mock(import('../syntax/words.ts'), async (original) => {
  const real = await original();
  return { ...real, splitWords: vi.fn<typeof real.splitWords>(real.splitWords) };
});

const PATH = '/robots.txt';
const lines = (count: number, line: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => line(i));
const siteOf = (text: readonly string[]) => openSite({ origin: '', files: { [PATH]: text.join('\n') } });

function fileOf(text: readonly string[]) {
  const site = siteOf(text);
  const { source, format } = fileAt(site, PATH);
  const policy = createPolicy(source, format);
  return { policy, file: readAcapFile(policy), inspection: { site, path: PATH, policy, options: {} } };
}

const composite = (parts: number, uses: number) => [
  `ACAP-composite-usage: c${' crawl'.repeat(parts)}`,
  'ACAP-crawler: *',
  ...lines(uses, (i) => `ACAP-allow-(c): /${i}`),
];

test('ours: a composite usage is looked up a fixed number of times, no matter how often it is used', () => {
  vi.mocked(expandUsage).mockClear();
  findings(siteOf(composite(300, 500)), PATH);
  expect(vi.mocked(expandUsage).mock.calls.length).toBeLessThan(5);
});

test('ours: equal parts of a composite usage count once in the statements of a file', () => {
  const relatives = { parents: [], children: [] };
  const { file } = fileOf(composite(3000, 50));
  expect(groupStatements({ file, relatives }).map(({ items }) => items.length)).toEqual([50]);
});

test.each([
  ['fields', lines(3000, (i) => `ACAP-allow-crawl: /${i}`)],
  ['fields with an undefined usage', lines(3000, (i) => `ACAP-allow-(none): /${i}`)],
  ['purposes', [...lines(3000, (i) => `ACAP-usage-purpose: p${i}`), 'ACAP-allow-crawl: /']],
])('ours: of thousands of crawlers that share a record of %s only the first are checked', (_what, shared) => {
  const names = lines(3000, (i) => `ACAP-crawler: bot${i}`);
  const own = names.flatMap((name) => [name, 'ACAP-allow-index: /own']);
  const relatives = { parents: [], children: [] };
  const { file } = fileOf([...names, ...shared, ...own]);
  const statements = groupStatements({ file, relatives });
  expect(statements.length).toBeGreaterThan(5);
  expect(statements.length).toBeLessThan(60);
});

test.each<[what: string, text: readonly string[], codes: readonly string[]]>([
  [
    'definitions below the records',
    ['ACAP-crawler: *', 'ACAP-allow-crawl: /', ...lines(6000, (i) => `ACAP-resource-set: s${i} /${i}`)],
    ['definition-after-record'],
  ],
  [
    'names without a definition',
    [
      ...lines(4000, (i) => `ACAP-composite-usage: v${i} index`),
      'ACAP-crawler: *',
      ...lines(4000, (i) => `ACAP-allow-(u${i}): /`),
      `ACAP-allow-(${'u'.repeat(100_000)}): /`,
    ],
    ['undefined-local-usage'],
  ],
  [
    'lines with two paths',
    ['ACAP-crawler: *', ...lines(4000, (i) => `ACAP-allow-crawl: /${i} /b`)],
    ['extra-token'],
  ],
  [
    'lines outside records',
    [...lines(9000, (i) => `ACAP-allow-crawl: /${i}`), 'ACAP-resource-set: s /a', 'ACAP-allow-crawl: /x'],
    ['orphan-field'],
  ],
])('ours: the cost of each fix for %s does not depend on the size of the file', (_what, text, codes) => {
  const { inspection } = fileOf(text);
  const found = runSync(acapInspector.find(inspection)).filter(({ code }) => codes.includes(code));
  expect(found.length).toBeGreaterThan(3900);
  for (const { fixes } of found) expect(fixes.length).toBeLessThan(3);
});

test('acap 1.1 2.4.4: several paths in a line are reported once for the line, no matter how many they are', () => {
  const paths = lines(3000, (i) => `/${i}`).join(' ');
  const { inspection } = fileOf([
    'ACAP-crawler: *',
    `ACAP-allow-crawl: / ${paths}`,
    'ACAP-allow-crawl: /a /b',
  ]);
  const found = runSync(acapInspector.find(inspection)).filter(({ code }) => code === 'extra-token');
  expect(found.map(({ range, values }) => [range.start.line, Object.values(values)[0]])).toEqual([
    [1, '/0'],
    [2, '/b'],
  ]);
});

test('acap 1.1 2.4.1.2: consecutive words that are not qualifiers are reported once', () => {
  const row = lines(3000, (i) => `w${i}`).join(' ');
  const { inspection } = fileOf([
    'ACAP-crawler: *',
    `ACAP-allow-crawl: / soon ${row} time-limit=3-days later`,
  ]);
  const found = runSync(acapInspector.find(inspection)).filter(({ code }) => code === 'bad-qualifier-syntax');
  expect(found.map(({ values }) => Object.values(values)[0])).toEqual(['soon', 'later']);
});

test('ours: a line of thousands of words is split into words once for all its fixes', () => {
  const count = 3000;
  const { inspection } = fileOf([
    'ACAP-crawler: *',
    `ACAP-allow-crawl: / ${lines(count, (i) => `q=1, w${i}`).join(' ')}`,
  ]);
  const found = runSync(acapInspector.find(inspection)).filter(({ code }) => code === 'bad-qualifier-syntax');
  expect(found).toHaveLength(count);
  vi.mocked(splitWords).mockClear();
  for (const { fixes } of found) expect(fixes.map(({ code }) => code)).toEqual(['join-list']);
  expect(vi.mocked(splitWords).mock.calls.length).toBeLessThan(5);
});

test('ours: a qualifier among thousands in its line is found by binary search', () => {
  const count = 2000;
  const { file } = fileOf([
    'ACAP-crawler: *',
    `ACAP-allow-crawl: / ${lines(count, (i) => `q${i}=1`).join(' ')}`,
  ]);
  const { read } = file.lines.find(({ line }) => line === 1)!;
  const { field } = read;
  if (field?.kind !== 'rule') throw new Error('no rule');
  let accesses = 0;
  const counted = field.qualifiers.map(
    (one) =>
      new Proxy(one, {
        get(of, key) {
          if (key === 'start') accesses++;
          const found: unknown = Reflect.get(of, key);
          return found;
        },
      }),
  );
  const counting = { ...read, field: { ...field, qualifiers: counted } };
  for (const [i, { type }] of field.qualifiers.entries()) {
    const issue = { ...read.issues[0]!, start: type.start, end: type.end };
    const found = qualifierAt({ read: counting, issue });
    expect(found).toBe(counted[i]);
  }
  expect(accesses).toBeLessThan(20 * count);
});

test.each([
  ['set', 'ACAP-resource-set: s', '/a', 'the-acap:resource-set:s', 'set-nesting'],
  ['composite usage', 'ACAP-composite-usage: s', 'crawl', '(s)', 'composite-nesting'],
])(
  'ours: the expansion of a %s is built once, no matter how often it is written out',
  (_what, definition, member, use, code) => {
    const body = Array.from({ length: 300 }, () => member).join(' ');
    const { file, inspection } = fileOf([
      `${definition} ${body}`,
      ...lines(500, (i) => `${definition}${i} ${use}`),
    ]);
    const usage = file.usages.get('s')?.field;
    const words = usage?.kind === 'composite-usage' ? usage.parts.map(({ word }) => word) : [];
    let accesses = 0;
    const text = { get: () => (accesses++, member) };
    Object.defineProperty(file.sets.get('s')?.field.patterns[0] ?? words[0], 'text', text);
    const found = runSync(acapInspector.find(inspection)).filter((one) => one.code === code);
    const written = found.flatMap(({ fixes }) => fixes.find((fix) => fix.code === 'inline')?.edits ?? []);
    expect(written.map((edit) => edit.text)).toEqual(lines(500, () => body));
    expect(accesses).toBeLessThan(9);
  },
);

test('ours: the usages of a composite are computed once, no matter how often it is wrongly prohibited', () => {
  const uses = lines(500, (i) => `ACAP-disallow-(c): /${i}`);
  const { file, inspection } = fileOf([...composite(300, 0), ...uses]);
  const { field } = file.usages.get('c')!;
  const part = field.kind === 'composite-usage' ? field.parts[0]! : undefined;
  let accesses = 0;
  Object.defineProperty(part, 'usage', { get: () => (accesses++, 'crawl') });
  const found = runSync(acapInspector.find(inspection)).filter(
    ({ code }) => code === 'prohibition-local-usage',
  );
  expect(found.flatMap(({ fixes }) => fixes.map(({ values }) => values))).toEqual(
    Array.from({ length: 500 }, () => ({ usages: ['crawl'] })),
  );
  expect(accesses).toBeLessThan(9);
});

test('ours: a question costs one step for every part and pattern that it visits', () => {
  const text = [
    'ACAP-resource-set: s /1 /2 /3',
    ...composite(10, 2),
    'ACAP-disallow-crawl: the-acap:resource-set:s',
  ];
  expect(questionCost(fileOf(text).file)).toBe(6 + 20 + 3);
});

test('ours: questions whose cost is beyond the limit are not asked, and no finding is derived from them', () => {
  const conventional = ['User-agent: *', 'Disallow: /', ''];
  const conflicts = (parts: number, uses: number) =>
    findings(siteOf([...conventional, ...composite(parts, uses)]), PATH).filter(
      ({ code }) => code === 'conventional-conflict',
    ).length;
  expect(conflicts(1, 2)).toBe(1);
  vi.mocked(collectCrawlerRules).mockClear();
  expect(MAX_QUESTION_COST).toBeLessThan(3 * 3000 * 300);
  expect(conflicts(3000, 300)).toBe(0);
  expect(collectCrawlerRules).not.toHaveBeenCalled();
});

longTest('ours: more findings than a call can have arguments are all reported', () => {
  const files = {
    '/doc.xml': `${'<?robots?>'.repeat(150_000)}<doc/>`,
  };
  const site = openSite({ origin: '', files });
  expect(findings(site, '/doc.xml').length).toBeGreaterThan(150_000);
});
