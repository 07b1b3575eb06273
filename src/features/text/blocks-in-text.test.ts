import { describe, expect, test } from 'vitest';
import { formatOfPath } from '../../core/formats/index.ts';
import { policyOf } from '../../core/policy/policy.ts';
import { sourceOfText } from '../../core/text/source.ts';
import { foldingSpans, outlineOf } from './blocks-in-text.ts';

const policyFor = (text: string) => policyOf(sourceOfText(text), formatOfPath('/robots.txt'));

describe('the outline of a text', () => {
  test('lists each block by its user-agents, from its first user-agent line to its last line', () => {
    const text = '# c\nUser-agent: a\nUser-agent: b\nDisallow: /\n\nSitemap: x\nUser-agent: *\nAllow: /\n';
    expect(outlineOf(policyFor(text))).toEqual([
      { name: 'a, b', start: 2, end: 4 },
      { name: '*', start: 7, end: 8 },
    ]);
  });

  test('names eight user-agents of a thousand, and counts the others', () => {
    const agents = Array.from({ length: 1000 }, (_, i) => `User-agent: r${i}\n`).join('');
    const [entry] = outlineOf(policyFor(agents));
    expect(entry?.name).toBe('r0, r1, r2, r3, r4, r5, r6, r7, +992');
    expect(entry?.end).toBe(1000);
  });

  test('a user-agent without a value has an entry that can be seen', () => {
    expect(outlineOf(policyFor('User-agent:\n'))).toEqual([{ name: 'no name', start: 1, end: 1 }]);
  });

  test('a file without records has none', () => {
    expect(outlineOf(policyFor('Sitemap: x\n# c\n'))).toEqual([]);
  });
});

describe('folding', () => {
  test('a block folds under its first user-agent line; one of a single line does not', () => {
    const text = 'User-agent: a\nDisallow: /\n\nDisallow: /b\n\nUser-agent: b\n\n';
    expect(foldingSpans(policyFor(text))).toEqual([{ start: 1, end: 4 }]);
  });
});
