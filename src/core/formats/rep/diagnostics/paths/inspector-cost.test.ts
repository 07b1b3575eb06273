// What the findings about paths cost in large files: counted in lines read and pieces, not in time.
import { expect, test, vi } from 'vitest';
import { insertAt } from '../../../../document/range.ts';
import { createPolicy } from '../../../../syntax/policy.ts';
import { applyEdits, fileAt, openSite, type Site } from '../../../../workspace/site.ts';
import { repPathsInspector } from './inspector.ts';
import { checkBeginning } from './path-beginnings.ts';

vi.mock(import('./path-beginnings.ts'), { spy: true });

const PATH = '/robots.txt';
const many = (count: number, line: (i: number) => string) => Array.from({ length: count }, (_, i) => line(i));
const siteOf = (lines: readonly string[]) =>
  openSite({ origin: '', files: { [PATH]: ['User-agent: *', ...lines].join('\n') } });

function look(site: Site, urls: readonly string[] = []) {
  const { source, format } = fileAt(site, PATH);
  // Every line that is read again and is not plain is asked how its path begins.
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

test('ours: an edit of one line reads that line again, however long the file', () => {
  const site = siteOf(many(1500, (i) => `Disallow: /%7e${i}`));
  expect(look(site).read).toBe(1500);
  const edited = applyEdits(site, PATH, [insertAt(700, 11, 'x')]);
  expect(look(edited).read).toBe(1);
});

test.each([
  ['plain', (i: number) => `Disallow: /a${i}/b`],
  ['nested', (i: number) => `${i % 2 ? 'Allow' : 'Disallow'}: /${'a/'.repeat(i % 30)}${i}`],
  ['equal', (i: number) => `${i % 2 ? 'Allow' : 'Disallow'}: /a`],
  ['wildcards in front', (i: number) => `Disallow: *a${i}$`],
  ['queries', (i: number) => `Disallow: /*?x=${i}&*`],
] as const)('ours: 3,000 rules (%s) are looked through in many pieces', (_name, line) => {
  const { pieces } = look(
    siteOf(many(3000, line)),
    many(500, (i) => `/a${i}/b/c`),
  );
  expect(pieces).toBeGreaterThan(15);
});

test('ours: thousands of records of one name are not held against each other', () => {
  const lines = many(2000, (i) => `\nUser-agent: bot\nAllow: /x${i}`);
  expect(look(siteOf(['Disallow: /b', ...lines])).found.map(({ code }) => code)).not.toContain('R095');
});

test('ours: of many URLs with the same fault the first ten are told', () => {
  const { found } = look(
    siteOf(['Disallow: /b']),
    many(1000, (i) => `/a//${i}#x`),
  );
  expect(found.filter(({ code }) => code === 'R065')).toHaveLength(10);
  expect(found.filter(({ code }) => code === 'R066')).toHaveLength(10);
});
