// Counts how often wildcard rules are tried. In its own file because it mocks a module.
import { describe, expect, test, vi } from 'vitest';
import { createRunRules } from '../../../testing/run-rules.ts';
import { readers } from '../../readers/registry.ts';
import { matchesPattern } from '../path-pattern.ts';
import { parseRules } from '../path-rule.ts';
import { buildRuleIndex, decideByIndex } from './rule-index.ts';

vi.mock(import('../path-pattern.ts'), async (original) => {
  const real = await original();
  return { ...real, matchesPattern: vi.fn<typeof real.matchesPattern>(real.matchesPattern) };
});

describe('how many rules with wildcards are tried', () => {
  const google = readers.find(({ field }) => field.missingColon)!;
  const triedFor = (paths: readonly string[], url: string) => {
    const list = paths.map((path) => [false, path] as const);
    const index = buildRuleIndex(parseRules(createRunRules(list), 'utf-8', google), google.rule);
    const tries = vi.mocked(matchesPattern);
    tries.mockClear();
    decideByIndex(index, url);
    return tries.mock.calls.length;
  };
  const numbers = Array.from({ length: 2000 }, (_, i) => i);

  test('product: of many rules only those are tried that have a piece that occurs in the URL', () => {
    const paths = numbers.map((i) => `/*/word-${i}-x/*.html$`);
    expect(triedFor(paths, '/shop/some/page.html')).toBe(0);
    expect(triedFor(paths, '/shop/word-77-x/page.html')).toBeLessThan(20);
  });

  test('product: each rule is tried at most once, however often its piece occurs', () => {
    const paths = numbers.slice(0, 100).map((i) => `/*${'a'.repeat(i + 1)}b`);
    expect(triedFor(paths, `/${'a'.repeat(2000)}`)).toBeLessThanOrEqual(100);
  });

  test('product: rules that can no longer decide are not tried', () => {
    const paths = ['/*aaaaaaaaaaaaaaaaaaaa', ...numbers.slice(0, 50).map((i) => `/*aaaa*${i}`)];
    expect(triedFor(paths, `/${'a'.repeat(30)}0`)).toBe(1);
  });
});
