// Compares the index with trying one rule after the other, for rules that are hard to index.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRunRules } from '../../../testing/run-rules.ts';
import { readers } from '../../readers/registry.ts';
import { decideOneByOne, parseRules } from '../path-rule.ts';
import { canonicalUrl } from '../percent-encoding.ts';
import { buildRuleIndex, decideByIndex } from './rule-index.ts';

const joinPieces = (pieces: readonly string[], maxLength: number) =>
  fc.array(fc.constantFrom(...pieces), { maxLength }).map((list) => `/${list.join('')}`);

/** Few letters and many wildcards: pieces that overlap, of equal and of any length, also after the `?`. */
const hardPath = fc.oneof(
  {
    weight: 6,
    arbitrary: joinPieces(['a', 'b', 'ab', 'aba', '*', '*', '/', '?', '%3A', ':', '$', '%2F'], 9),
  },
  { weight: 3, arbitrary: joinPieces(['*', 'abababa', 'aabaaabaa', 'ba', 'index.html'], 3) },
  { weight: 1, arbitrary: joinPieces(['abab', 'index.html', '*', '/', 'index.htm'], 3) },
  { weight: 1, arbitrary: fc.constantFrom('/*', '/*$', '/', '', '*', '/a*b*', '/*?', '/*%3A*$', '/*a$') },
);
const hardUrl = joinPieces(
  ['abababa', 'aabaaabaab', 'a', 'b', 'ab', 'aba', '/', '?', '%3A', ':', '%3a', 'é', '%2F', 'index.html'],
  12,
);

const matchEnd = readers.filter(({ rule }) => rule.choice === 'match-end');

test.each([
  ['every reader', readers],
  ['a reader among whose rules the match that ends last decides', matchEnd],
])(
  'ours: the index decides as trying one rule after the other does, however hard the rules are to find, for %s',
  (_, candidates) => {
    const rules = fc.array(fc.tuple(fc.boolean(), hardPath), { minLength: 8, maxLength: 120, size: 'max' });
    fc.assert(
      fc.property(
        rules,
        fc.array(hardUrl, { minLength: 1, maxLength: 8 }),
        fc.constantFrom(...candidates),
        (list, urls, reader) => {
          const rules = parseRules(createRunRules(list), 'utf-8', reader);
          const index = buildRuleIndex(rules, reader.rule);
          for (const url of urls) {
            const target = canonicalUrl(url, reader.path);
            expect(decideByIndex(index, target)).toBe(decideOneByOne(rules, target, reader.rule));
          }
        },
      ),
      { numRuns: 150 },
    );
  },
);
