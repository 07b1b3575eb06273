// Writing out what a definition stands for: every pattern for every rule, as long as the file can still be edited.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../testing/arbitraries/edits.ts';
import { policyAfterEdits, policyOfText } from '../../../../testing/policies.ts';
import { EDIT_SIZE_LIMITS } from '../../../document/size-limits.ts';
import { textOfSource } from '../../../document/source.ts';
import { inlineDefinition, inliningSizeExcess } from './inline-definition.ts';

const many = (count: number, make: (i: number) => string) => Array.from({ length: count }, (_, i) => make(i));

/** A set of so many patterns in so many rules. */
const withSet = (patterns: number, rules: number, pad = '') =>
  policyOfText(
    [
      `ACAP-resource-set: s ${many(patterns, (i) => `/${i}${pad}`).join(' ')}`,
      'ACAP-crawler: *',
      ...many(rules, () => 'ACAP-allow-crawl: the-acap:resource-set:s'),
      '',
    ].join('\n'),
  );

const mostLines = EDIT_SIZE_LIMITS.lines;

test('ours: lines that a file could not hold are counted and not written (docs/limits.md)', () => {
  const policy = withSet(30_000, 30_000);
  expect(inliningSizeExcess(policy, 0)).toEqual({
    what: 'octets',
    size: expect.any(Number),
    most: 5_000_000,
  });
  expect(() => inlineDefinition(policy, 0)).toThrow(RangeError);
});

test('ours: so are the limits of a qualified usage that is used in many lines (docs/limits.md)', () => {
  const policy = policyOfText(
    [
      `ACAP-qualified-usage: q index must-use-resource=the-acap:text:${'x'.repeat(900_000)}`,
      'ACAP-crawler: *',
      ...many(20_000, () => 'ACAP-allow-(q): /'),
    ].join('\n'),
  );
  expect(inliningSizeExcess(policy, 0)).toMatchObject({ what: 'octets' });
  expect(() => inlineDefinition(policy, 0)).toThrow(RangeError);
});

test('ours: as many lines as a file may have are written, one more is not (docs/limits.md)', () => {
  // With the crawler and the empty last line.
  const most = withSet((mostLines - 2) / 2, 2);
  expect(inliningSizeExcess(most, 0)).toBeUndefined();
  expect(policyAfterEdits(most, inlineDefinition(most, 0)).source.lines.length).toBe(mostLines);
  const over = withSet(mostLines / 2, 2);
  expect(inliningSizeExcess(over, 0)).toEqual({ what: 'lines', size: mostLines + 2, most: mostLines });
});

test('ours: what it says the size would be is the size, octet by octet (docs/limits.md)', () => {
  const text = (patterns: number) =>
    textOfSource(policyAfterEdits(withSet(patterns, 2), inlineDefinition(withSet(patterns, 2), 0)).source);
  const one = text(2).length;
  const policy = withSet(600, 600, 'x'.repeat(20));
  const rules = 600 * many(600, (i) => `ACAP-allow-crawl: /${i}${'x'.repeat(20)}\n`).join('').length;
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
        const used = rules.map((one) => line(one, one.set ? 'the-acap:resource-set:S' : '/x'));
        const meant = rules.flatMap((one) => (one.set ? patterns : ['/x']).map((path) => line(one, path)));
        const policy = policyOfText(
          [`ACAP-resource-set: s ${patterns.join(' ')}`, ...head, ...used].join(eol),
        );
        expect(textOfSource(policyAfterEdits(policy, inlineDefinition(policy, 0)).source)).toBe(
          [...head, ...meant].join(eol),
        );
      },
    ),
    { numRuns: runs(200) },
  );
});
