// The index against trying one rule after the other, with rules that make it work hard.
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { readers } from '../readers/index.ts';
import { newLine } from '../text/lines.ts';
import { matchesPattern } from './path-pattern.ts';
import { decideOneByOne, type RunRule, readRules } from './path-rule.ts';
import { canonicalUrl } from './percent.ts';
import { buildIndex, decideByIndex } from './rule-index.ts';

vi.mock(import('./path-pattern.ts'), async (original) => {
  const real = await original();
  return { ...real, matchesPattern: vi.fn<typeof real.matchesPattern>(real.matchesPattern) };
});

const joined = (pieces: readonly string[], maxLength: number) =>
  fc.array(fc.constantFrom(...pieces), { maxLength }).map((found) => `/${found.join('')}`);

/** Few letters and many wildcards: pieces that overlap, of equal and of any length, also behind the query mark. */
const hardPath = fc.oneof(
  { weight: 6, arbitrary: joined(['a', 'b', 'ab', 'aba', '*', '*', '/', '?', '%3A', ':', '$', '%2F'], 9) },
  { weight: 1, arbitrary: joined(['abab', 'index.html', '*', '/', 'index.htm'], 3) },
  { weight: 1, arbitrary: fc.constantFrom('/*', '/*$', '/', '', '*', '/a*b*', '/*?', '/*%3A*$', '/*a$') },
);
const hardUrl = joined(['a', 'b', 'ab', 'aba', '/', '?', '%3A', ':', '%3a', 'é', '%2F', 'index.html'], 12);

const run = (rules: readonly (readonly [isAllow: boolean, path: string])[]): RunRule[] =>
  rules.map(([isAllow, path]) => ({
    seen: newLine(`${isAllow ? 'Allow' : 'Disallow'}: ${path}`, '\n'),
    effect: isAllow ? 'allow' : 'deny',
  }));

test('ours: however hard the rules are to find, the index decides as trying one after the other does', () => {
  const rules = fc.array(fc.tuple(fc.boolean(), hardPath), { minLength: 8, maxLength: 60 });
  fc.assert(
    fc.property(
      rules,
      fc.array(hardUrl, { minLength: 1, maxLength: 8 }),
      fc.constantFrom(...readers),
      (list, urls, reader) => {
        const read = readRules(run(list), 'utf-8', reader);
        const index = buildIndex(read, reader.rule);
        for (const url of urls) {
          const target = canonicalUrl(url, reader.path);
          expect(decideByIndex(index, target)).toBe(decideOneByOne(read, target, reader.rule));
        }
      },
    ),
    { numRuns: 200 },
  );
});

describe('how many rules with wildcards are tried', () => {
  const google = readers.find(({ field }) => field.missingColon)!;
  const triedFor = (paths: readonly string[], url: string) => {
    const list = paths.map((path) => [false, path] as const);
    const index = buildIndex(readRules(run(list), 'utf-8', google), google.rule);
    const tries = vi.mocked(matchesPattern);
    tries.mockClear();
    decideByIndex(index, url);
    return tries.mock.calls.length;
  };
  const many = Array.from({ length: 2000 }, (_, i) => i);

  test('product: of many only those of which a piece occurs in the URL', () => {
    const paths = many.map((i) => `/*/word-${i}-x/*.html$`);
    expect(triedFor(paths, '/shop/some/page.html')).toBe(0);
    expect(triedFor(paths, '/shop/word-77-x/page.html')).toBeLessThan(20);
  });

  test('product: each at most once, however often its piece occurs', () => {
    const paths = many.slice(0, 100).map((i) => `/*${'a'.repeat(i + 1)}b`);
    expect(triedFor(paths, `/${'a'.repeat(2000)}`)).toBeLessThanOrEqual(100);
  });

  test('product: none that could not decide any more', () => {
    const paths = ['/*aaaaaaaaaaaaaaaaaaaa', ...many.slice(0, 50).map((i) => `/*aaaa*${i}`)];
    expect(triedFor(paths, `/${'a'.repeat(30)}0`)).toBe(1);
  });
});
