import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sourceOfText } from '../../document/source.ts';
import { formatOfPath } from '../../formats/file-formats.ts';
import { createPolicy } from '../../syntax/policy.ts';
import { countOtherChangedLines, type RuleChange, rulesChanged } from './changed-rules.ts';

const policy = (lines: readonly string[]) =>
  createPolicy(sourceOfText(lines.join('\n')), formatOfPath('/robots.txt'));
const changed = (before: readonly string[], after: readonly string[]) =>
  rulesChanged(policy(before), policy(after));

const a = 'User-agent: a';
const b = 'User-agent: b';
const all = 'Disallow: /';
const one = 'Disallow: /1';
const two = 'Allow: /2';

describe('the rules in which two versions differ', () => {
  const cases: [string, string[], string[], RuleChange[]][] = [
    ['none', [a, one, two], [a, one, two], []],
    ['one more', [a, one], [a, one, two], [{ kind: 'added', line: 2 }]],
    ['one less', [a, one, two], [a, two], [{ kind: 'removed', line: 1 }]],
    ['one in another place', [a, one, two, all], [a, two, all, one], [{ kind: 'moved', from: 1, line: 3 }]],
    [
      'a changed rule is a removed and an added one',
      [a, one],
      [a, two],
      [
        { kind: 'removed', line: 1 },
        { kind: 'added', line: 1 },
      ],
    ],
    [
      'one in another record',
      [a, one, two, b, all],
      [a, two, b, all, one],
      [{ kind: 'moved', from: 1, line: 4 }],
    ],
    [
      'the first of two records with the same rule',
      [a, all, b, all],
      [b, all],
      [{ kind: 'removed', line: 1 }],
    ],
    [
      'lines that are not rules do not count',
      ['# x', a, one],
      [b, one, '', 'Crawl-delay: 1', 'Sitemap: /s'],
      [],
    ],
    ['a misspelled rule that some read', [a], [a, 'Dissallow: /x'], [{ kind: 'added', line: 1 }]],
  ];
  test.each(cases)('%s', (_, before, after, changes) => {
    expect(changed(before, after)).toEqual(changes);
  });

  test('together the changes lead from one version to the other, for any versions', () => {
    const lines = fc.array(fc.constantFrom(a, b, all, one, two, '# x', ''), { maxLength: 12 });
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const rules = (text: readonly string[]) => text.filter((line) => /allow/.test(line)).toSorted();
        const changes = changed(before, after);
        const removed = changes.flatMap(({ kind, line }) => (kind === 'removed' ? [before[line]!] : []));
        const added = changes.flatMap(({ kind, line }) => (kind === 'added' ? [after[line]!] : []));
        expect(rules([...before, ...added])).toEqual(rules([...after, ...removed]));
        for (const change of changes)
          if (change.kind === 'moved') expect(before[change.from]).toBe(after[change.line]);
      }),
      { numRuns: 300 },
    );
  });

  test('in a long file too, where not every pair of lines is compared', () => {
    const rules = Array.from({ length: 6000 }, (_, i) => `Disallow: /${i}`);
    const after = ['Disallow: /x', ...rules.slice(3000), ...rules.slice(1, 3000)];
    const changes = changed([a, ...rules, b], [b, ...after, a]);
    expect(changes.filter(({ kind }) => kind === 'removed')).toEqual([{ kind: 'removed', line: 1 }]);
    expect(changes.filter(({ kind }) => kind === 'added')).toEqual([{ kind: 'added', line: 1 }]);
    expect(changes.filter(({ kind }) => kind === 'moved')).toHaveLength(2999);
  });
});

test.each([
  ['a user-agent', 'User-agent: a\nDisallow: /x\n', 'User-agent: b\nDisallow: /x\n', 1],
  ['an empty line', 'User-agent: a\nDisallow: /x\n', 'User-agent: a\n\nDisallow: /x\n', 1],
  ['only rules', 'User-agent: a\nDisallow: /x\n', 'User-agent: a\nDisallow: /y\n', 0],
  ['nothing', 'User-agent: a\n', 'User-agent: a\n', 0],
])('product: lines that are not rules are counted if they change: %s', (_what, before, after, count) => {
  const policyOf = (text: string) => createPolicy(sourceOfText(text), formatOfPath('/robots.txt'));
  expect(countOtherChangedLines(policyOf(before), policyOf(after))).toBe(count);
});
