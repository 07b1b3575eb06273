// The cost of the findings about paths in large files, measured by counting lines read and steps instead of time.
import { expect, test, vi } from 'vitest';
import { insertAt } from '../../../../document/range.ts';
import { createPolicy, fieldAt } from '../../../../syntax/policy.ts';
import { applyEdits, fileAt, openSite, type Site } from '../../../../workspace/site.ts';
import { repPathsInspector } from './inspector.ts';
import { checkBeginning } from './path-beginnings.ts';

vi.mock(import('./path-beginnings.ts'), { spy: true });
vi.mock(import('../../../../syntax/policy.ts'), { spy: true });

const PATH = '/robots.txt';
const repeatLines = (count: number, line: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => line(i));
const siteOf = (lines: readonly string[]) =>
  openSite({ origin: '', files: { [PATH]: ['User-agent: *', ...lines].join('\n') } });

function inspect(site: Site, urls: readonly string[] = []) {
  const { source, format } = fileAt(site, PATH);
  // For every line that is read again and is not plain, the beginning of the path is checked.
  vi.mocked(checkBeginning).mockClear();
  let pieces = 0;
  const work = repPathsInspector.find({
    site,
    path: PATH,
    policy: createPolicy(source, format),
    options: { urls },
  });
  for (;;) {
    const { done, value } = work.next();
    pieces++;
    if (done) return { found: value, pieces, read: vi.mocked(checkBeginning).mock.calls.length };
  }
}

test('ours: an edit of one line reads that line again, however long the file is', () => {
  const site = siteOf(repeatLines(1500, (i) => `Disallow: /%7e${i}`));
  expect(inspect(site).read).toBe(1500);
  const edited = applyEdits(site, PATH, [insertAt(700, 11, 'x')]);
  expect(inspect(edited).read).toBe(1);
});

test.each([
  ['plain', (i: number) => `Disallow: /a${i}/b`],
  ['nested', (i: number) => `${i % 2 ? 'Allow' : 'Disallow'}: /${'a/'.repeat(i % 30)}${i}`],
  ['equal', (i: number) => `${i % 2 ? 'Allow' : 'Disallow'}: /a`],
  ['wildcards in front', (i: number) => `Disallow: *a${i}$`],
  ['queries', (i: number) => `Disallow: /*?x=${i}&*`],
] as const)('ours: 3,000 rules (%s) are looked through in many pieces', (_name, line) => {
  const { pieces } = inspect(
    siteOf(repeatLines(3000, line)),
    repeatLines(500, (i) => `/a${i}/b/c`),
  );
  expect(pieces).toBeGreaterThan(15);
});

test('ours: thousands of records of one name are not compared with each other', () => {
  const lines = repeatLines(2000, (i) => `\nUser-agent: bot\nAllow: /x${i}`);
  expect(inspect(siteOf(['Disallow: /b', ...lines])).found.map(({ code }) => code)).not.toContain('R095');
});

test('ours: of many URLs with the same fault the first ten are reported', () => {
  const { found } = inspect(
    siteOf(['Disallow: /b']),
    repeatLines(1000, (i) => `/a//${i}#x`),
  );
  expect(found.filter(({ code }) => code === 'R065')).toHaveLength(10);
  expect(found.filter(({ code }) => code === 'R066')).toHaveLength(10);
});

test('ours: of a rule that never decides, the lines up to the one that decides are not read', () => {
  const rules = (effect: string) => repeatLines(1000, (i) => `${effect}: /a${i}`);
  const site = siteOf([...rules('Disallow'), ...rules('Allow')]);
  vi.mocked(fieldAt).mockClear();
  expect(inspect(site).found.filter(({ code }) => code === 'R102')).toHaveLength(1000);
  expect(vi.mocked(fieldAt).mock.calls.length).toBeLessThan(100_000);
});
