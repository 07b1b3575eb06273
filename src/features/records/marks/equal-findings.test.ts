// Which rows share the sentences of their findings: none is lost, and none is said of a line that does not have it.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Finding } from '../../../core/diagnostics/finding.ts';
import { findings } from '../../../core/diagnostics/registry.ts';
import { lineAt } from '../../../core/document/lines.ts';
import { createPolicy, fieldAt } from '../../../core/syntax/policy.ts';
import { groupByKey } from '../../../core/text/group-by-key.ts';
import { openSite } from '../../../core/workspace/site.ts';
import { robotsText } from '../../../testing/arbitraries/robots-txt.ts';
import { equalRunFrom, findRunFixes, followsEqual } from './equal-findings.ts';

const path = '/robots.txt';

function open(text: string) {
  const site = openSite({ origin: '', files: { [path]: text } });
  const { source, format } = site.files.get(path)!;
  const all = findings(site, path);
  const idOf = (finding: Finding) => lineAt(source.lines, finding.range.start.line)?.id ?? -1;
  return { policy: createPolicy(source, format), byLine: groupByKey(all, idOf), all };
}

const brokenLine = fc.constantFrom(
  'Disallow /a',
  'Disalow: /a',
  'Disallow: https://a.example/b',
  'Disallow: /a',
  '',
  '# a',
  'User-agent: a',
);
const text = fc.oneof(
  robotsText,
  fc.array(brokenLine, { maxLength: 12 }).map((lines) => `User-agent: *\n${lines.join('\n')}\n`),
);

test('product: every finding of a row is said there, or by exactly one row above it with findings of the same kinds', () => {
  fc.assert(
    fc.property(text, (one) => {
      const { policy, byLine, all } = open(one);
      const lines = Array.from({ length: policy.source.lines.length }, (_, line) => line);
      const rows = lines.filter((line) => fieldAt(policy, line).directive?.role !== 'agent');
      const leads = rows.filter((line) => !followsEqual(policy, byLine, line));
      const said = leads.flatMap((line) => equalRunFrom(policy, byLine, line).findings);
      const expected = all.filter(({ range }) => rows.includes(range.start.line));
      expect(said.toSorted((a, b) => all.indexOf(a) - all.indexOf(b))).toEqual(expected);
      for (const lead of leads) {
        const { lines: run, findings: ofRun } = equalRunFrom(policy, byLine, lead);
        expect(new Set(ofRun.map(({ code }) => code)).size * run.length).toBeLessThanOrEqual(ofRun.length);
      }
    }),
  );
});

test.each([
  ['no reader reads both lines', 'Disallou: /a\nDisallou: /b\n', true],
  ['Google reads the second line', 'Disallou: /a\nDisalow: /b\n', false],
  ['Google reads both lines', 'Disalow: /a\nDisalow: /b\n', true],
])(
  'product: a line shares the sentences of the line above only if they say the same of the same readers: %s',
  (_, rules, isSame) => {
    const { policy, byLine } = open(`User-agent: *\n${rules}`);
    expect(followsEqual(policy, byLine, 2)).toBe(isSame);
    expect(equalRunFrom(policy, byLine, 1).lines).toEqual(isSame ? [1, 2] : [1]);
  },
);

test.each([
  ['Disalow: /a\nDisalow: /b\n\nDisalow: /c\n', ['Use Disallow on 3 lines']],
  ['Disallow /a\nDisallow /b\n', ['Correct the field in all 2']],
  ['Disalow: /a\nDisallow: /b\nDisalow: /c\n', []],
])('product: the lines of a run are fixed together: %j: %s', (rules, labels) => {
  const { policy, byLine } = open(`User-agent: *\n${rules}`);
  expect(findRunFixes(equalRunFrom(policy, byLine, 1)).map((fix) => fix.label)).toEqual(labels);
});
