import { describe, expect, test } from 'vitest';
import { sourceOfText } from '../document/source.ts';
import { formatOfPath } from '../formats/file-formats.ts';
import { createPolicy, type Policy } from '../syntax/policy.ts';
import { createOutline as createTitledOutline, foldingRanges } from './folding-and-outline.ts';

const createOutline = (policy: Policy) =>
  createTitledOutline(
    policy,
    (agents, more) => [...agents, ...(more > 0 ? [`+${more}`] : [])].join(', ') || 'no name',
  );
const policyFor = (text: string) => createPolicy(sourceOfText(text), formatOfPath('/robots.txt'));

describe('the outline of a text', () => {
  test('lists each block by its user-agents, from its first user-agent line to its last line', () => {
    const text = '# c\nUser-agent: a\nUser-agent: b\nDisallow: /\n\nSitemap: x\nUser-agent: *\nAllow: /\n';
    const rule = (name: string, line: number) => ({
      name,
      kind: 'rule',
      start: line,
      end: line,
      children: [],
    });
    expect(createOutline(policyFor(text))).toEqual([
      { name: 'a, b', kind: 'record', start: 2, end: 4, children: [rule('Disallow: /', 4)] },
      { name: 'Sitemap: x', kind: 'setting', start: 6, end: 6, children: [] },
      { name: '*', kind: 'record', start: 7, end: 8, children: [rule('Allow: /', 8)] },
    ]);
  });

  test('ours: invisible characters of a name are shown by their codes', () => {
    const outline = createOutline(policyFor('User-agent: Good\u200bBot\nDisallow: /a\u200b\n'));
    expect(outline).toMatchObject([
      { name: 'Good⟦U+200B⟧Bot', children: [{ name: 'Disallow: /a⟦U+200B⟧' }] },
    ]);
  });

  test('acap 1.1 2.7, 2.8: definitions are separate entries', () => {
    const text = 'ACAP-resource-set: s /a\nACAP-crawler: *\nACAP-allow-crawl: /a # c\n';
    expect(createOutline(policyFor(text))).toMatchObject([
      { name: 'ACAP-resource-set: s /a', kind: 'definition' },
      { name: '*', kind: 'record', children: [{ name: 'ACAP-allow-crawl: /a' }] },
    ]);
  });

  test('ours: for a file of 20,000 lines, only the blocks are listed', () => {
    const outline = createOutline(policyFor('User-agent: a\nDisallow: /\n\nSitemap: x\n'.repeat(5000)));
    expect(outline).toHaveLength(5000);
    expect(outline.every(({ kind, children }) => kind === 'record' && children.length === 0)).toBe(true);
  });

  test('names eight user-agents of a thousand, and counts the others', () => {
    const agents = Array.from({ length: 1000 }, (_, i) => `User-agent: r${i}\n`).join('');
    const [entry] = createOutline(policyFor(agents));
    expect(entry?.name).toBe('r0, r1, r2, r3, r4, r5, r6, r7, +992');
    expect(entry?.end).toBe(1000);
  });

  test('a user-agent without a value has a visible entry', () => {
    expect(createOutline(policyFor('User-agent:\n'))).toMatchObject([{ name: 'no name', start: 1, end: 1 }]);
  });

  test('a file without fields has no entries', () => {
    expect(createOutline(policyFor('what\n# c\n'))).toEqual([]);
  });
});

describe('folding', () => {
  test('a block folds below its first user-agent line; a block with one line does not fold', () => {
    const text = 'User-agent: a\nDisallow: /\n\nDisallow: /b\n\nUser-agent: b\n\n';
    expect(foldingRanges(policyFor(text))).toEqual([{ start: 1, end: 4 }]);
  });
  test('runs of comments fold, also within blocks; a single comment does not fold', () => {
    const text = '# a\n# b\n\nUser-agent: a\nDisallow: /b\n#\n#\n #\nDisallow: /c\n# d';
    expect(foldingRanges(policyFor(text))).toEqual([
      { start: 1, end: 2, isComment: true },
      { start: 4, end: 10 },
      { start: 6, end: 8, isComment: true },
    ]);
  });
});
