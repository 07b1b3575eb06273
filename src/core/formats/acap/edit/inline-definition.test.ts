// Inlining a definition writes every pattern in every rule, as long as the file stays small enough to be edited.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../testing/arbitraries/edits.ts';
import { policyOfText } from '../../../../testing/policies.ts';
import { EDIT_SIZE_LIMITS } from '../../../document/size-limits.ts';
import { textOfSource } from '../../../document/source.ts';
import { policyAfterEdits } from '../../../syntax/policy.ts';
import { inlineDefinition, inliningSizeExcess } from './inline-definition.ts';

const times = (count: number, make: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => make(i));

/** A file with a set of `patterns` patterns that is used in `rules` rules. */
const withSet = (patterns: number, rules: number, pad = '') =>
  policyOfText(
    [
      `ACAP-resource-set: s ${times(patterns, (i) => `/${i}${pad}`).join(' ')}`,
      'ACAP-crawler: *',
      ...times(rules, () => 'ACAP-allow-crawl: the-acap:resource-set:s'),
      '',
    ].join('\n'),
  );

const maxLines = EDIT_SIZE_LIMITS.lines;

test('ours: lines above the size limit of a file are counted and not written (docs/limits.md)', () => {
  const policy = withSet(30_000, 30_000);
  expect(inliningSizeExcess(policy, 0)).toEqual({
    what: 'octets',
    size: expect.any(Number),
    most: 5_000_000,
  });
  expect(() => inlineDefinition(policy, 0)).toThrow(RangeError);
});

test('ours: so are the qualifiers of a qualified usage that is used in many lines (docs/limits.md)', () => {
  const policy = policyOfText(
    [
      `ACAP-qualified-usage: q index must-use-resource=the-acap:text:${'x'.repeat(900_000)}`,
      'ACAP-crawler: *',
      ...times(20_000, () => 'ACAP-allow-(q): /'),
    ].join('\n'),
  );
  expect(inliningSizeExcess(policy, 0)).toMatchObject({ what: 'octets' });
  expect(() => inlineDefinition(policy, 0)).toThrow(RangeError);
});

test('ours: lines up to the limit of a file are written, but not more (docs/limits.md)', () => {
  // Two lines are the crawler and the empty last line.
  const most = withSet((maxLines - 2) / 2, 2);
  expect(inliningSizeExcess(most, 0)).toBeUndefined();
  expect(policyAfterEdits(most, inlineDefinition(most, 0)).source.lines.length).toBe(maxLines);
  const over = withSet(maxLines / 2, 2);
  expect(inliningSizeExcess(over, 0)).toEqual({ what: 'lines', size: maxLines + 2, most: maxLines });
});

test('ours: the reported size is exact in octets (docs/limits.md)', () => {
  const text = (patterns: number) =>
    textOfSource(policyAfterEdits(withSet(patterns, 2), inlineDefinition(withSet(patterns, 2), 0)).source);
  const one = text(2).length;
  const policy = withSet(600, 600, 'x'.repeat(20));
  const rules = 600 * times(600, (i) => `ACAP-allow-crawl: /${i}${'x'.repeat(20)}\n`).join('').length;
  expect(one).toBe('ACAP-crawler: *\n'.length + 4 * 'ACAP-allow-crawl: /0\n'.length);
  expect(inliningSizeExcess(policy, 0)?.size).toBe('ACAP-crawler: *\n'.length + rules);
});

const path = fc.stringMatching(/^\/[a-z]{0,3}$/);
const ending = fc.constantFrom('\n', '\r\n', '\r');

test('acap 1.1 2.7.3: each rule that uses a set becomes one rule for each of its patterns, in their order', () => {
  const rule = fc.record({
    before: fc.constantFrom('', '  '),
    set: fc.boolean(),
    comment: fc.constantFrom('', ' # c'),
  });
  fc.assert(
    fc.property(
      fc.array(path, { minLength: 1, maxLength: 4 }),
      fc.array(rule),
      ending,
      (patterns, rules, eol) => {
        const line = ({ before, comment }: (typeof rules)[number], path: string) =>
          `${before}ACAP-allow-crawl: ${path}${comment}`;
        const head = ['ACAP-crawler: *'];
        const linesBefore = rules.map((one) => line(one, one.set ? 'the-acap:resource-set:S' : '/x'));
        const linesAfter = rules.flatMap((one) =>
          (one.set ? patterns : ['/x']).map((path) => line(one, path)),
        );
        const policy = policyOfText(
          [`ACAP-resource-set: s ${patterns.join(' ')}`, ...head, ...linesBefore].join(eol),
        );
        expect(textOfSource(policyAfterEdits(policy, inlineDefinition(policy, 0)).source)).toBe(
          [...head, ...linesAfter].join(eol),
        );
      },
    ),
    { numRuns: runs(200) },
  );
});
