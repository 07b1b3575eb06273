// Values that cannot be read: they close a permission (2.4.3), and no rule compares them with other values.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { askAcap, openAcapSite } from '../../../testing/ask-acap.ts';
import { findings } from '../../diagnostics/registry.ts';
import { textOfSource } from '../../document/source.ts';
import { applyEdits } from '../../workspace/site.ts';

const PATH = '/robots.txt';
const fileWith = (usage: string, ...qualifiers: readonly string[]) =>
  `ACAP-version: 1.1\nACAP-crawler: *\nACAP-allow-${usage}: /a ${qualifiers.join(' ')}\n`;

const findingsOf = (file: string) => findings(openAcapSite(file), PATH);
const answerOf = (file: string, usage: string) => askAcap(file, `${usage} /a`).answer;

/** Codes of findings that compare the values of several qualifiers. */
const COMPARISONS = [
  'time-limit-combo',
  'time-limit-plus-not-alone',
  'rulesref-not-alone',
  'country-lists-conflict',
  'context-contradiction',
];

/** A usage, a qualifier of it, values that can be read, and values that cannot. */
const samples = [
  [
    'present',
    'prohibited-modification',
    ['content', 'translation', 'style', 'appearance', 'structure', 'format'],
    ['colour', 'stile', 'CONTENTS', 'translations'],
  ],
  [
    'index',
    'time-limit',
    ['3-days', 'until-recrawled', 'until-2031-01-01', 'plus-terms'],
    ['soon', '3-weeks', 'until-2031-02-30', '-days'],
  ],
  [
    'present',
    'target-condition',
    ['rulesref:/r', 'permittedcountrylist:BE', 'prohibitedcountrylist:FR', 'permitteddomainlist:be'],
    ['countrylist:BE', 'permittedcountrylist:BEL', 'rules:/r', 'ipaddressrangelist:1.2.3'],
  ],
  [
    'present-original',
    'required-context',
    ['within-user-frame', 'within-original-frame'],
    ['within-frame', 'user-frame'],
  ],
] as const;

describe('a value that cannot be read is compared with no other', () => {
  test.each([
    ['present', 'prohibited-modification=colour'],
    ['present', 'prohibited-modification=colour prohibited-modification=sound'],
    ['present', 'prohibited-modification=colour prohibited-modification=style'],
    ['index', 'time-limit=soon time-limit=later'],
    ['index', 'time-limit=plus-terms time-limit=soon'],
    ['present', 'target-condition=rulesref:/r target-condition=planet:earth'],
    ['present', 'target-condition=rulesref:/r target-condition=rulesref:'],
  ])(
    'acap 1.1 2.5.5.5 and 2.4.3: %s %s is prohibited, and nothing is said to repeat or cover',
    (usage, all) => {
      const file = fileWith(usage, all);
      const codes = findingsOf(file).map(({ code }) => code);
      expect(answerOf(file, usage)).toBe('prohibited');
      expect(codes).toContain('bad-qualifier-value');
      expect(codes.filter((code) => COMPARISONS.includes(code))).toEqual([]);
    },
  );

  test('acap 1.1 2.4.3: only a fix of that value opens what it closes', () => {
    const line = fc.constantFrom(...samples).chain(([usage, type, readable, unreadable]) =>
      fc
        .tuple(
          fc.array(fc.constantFrom<string>(...readable), { maxLength: 2 }),
          fc.array(fc.constantFrom<string>(...unreadable), { minLength: 1, maxLength: 2 }),
        )
        .chain(([some, others]) => fc.shuffledSubarray([...some, ...others], { minLength: 1 }))
        .map((values) => ({ usage, qualifiers: values.map((value) => `${type}=${value}`) })),
    );
    fc.assert(
      fc.property(line, ({ usage, qualifiers }) => {
        const file = fileWith(usage, ...qualifiers);
        if (answerOf(file, usage) !== 'prohibited') return;
        const site = openAcapSite(file);
        for (const { code, fixes } of findings(site, PATH))
          for (const { edits } of code === 'bad-qualifier-value' ? [] : fixes) {
            const after = applyEdits(site, PATH, edits).files.get(PATH);
            const text = after ? textOfSource(after.source) : '';
            expect([code, text, answerOf(text, usage)]).toEqual([code, text, 'prohibited']);
          }
      }),
      { numRuns: 300 },
    );
  });
});
