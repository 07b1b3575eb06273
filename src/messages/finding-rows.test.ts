// What a row of the list of findings says fits into its line, for every kind of finding and every fix.
import { expect, test } from 'vitest';
import { optionsOfExample, pathOfExample, siteOfExample } from '../core/diagnostics/example-site.ts';
import { findings, inspectors } from '../core/diagnostics/registry.ts';
import { openSite } from '../core/workspace/site.ts';
import {
  findingMessage,
  findingRow,
  fixAllLabel,
  fixLabel,
  manyFindingsRow,
} from './explain/explain-finding.ts';

const rows = inspectors.flatMap(({ checks }) => checks);
const examples = rows.map(({ code, examples: all }) => ({
  code,
  found: all.flatMap((example) =>
    findings(siteOfExample(example), pathOfExample(example), optionsOfExample(example)).filter(
      (finding) => finding.code === code,
    ),
  ),
}));

test.each(examples)(
  'design: the row of $code has at most 78 characters, and its fixes at most 30',
  ({ found }) => {
    for (const finding of found) {
      expect(findingRow(finding).length).toBeLessThanOrEqual(78);
      for (const fix of finding.fixes) expect(fixLabel(fix).length).toBeLessThanOrEqual(30);
    }
  },
);

test('design: a message that fits is the row itself', () => {
  const short = examples.flatMap(({ found }) => found).filter((one) => findingMessage(one).length <= 78);
  expect(short.length).toBeGreaterThan(100);
  for (const finding of short) expect(findingRow(finding)).toBe(findingMessage(finding));
});

test('design: what many lines have in common continues the sentence, or is the title of their kind', () => {
  expect(manyFindingsRow('R043')).toEqual({
    continues: true,
    text: 'name a whole URL; a rule takes a path, so none matches.',
  });
  expect(manyFindingsRow('R017')).toEqual({ continues: false, text: 'The file is not a policy file' });
  for (const { code } of rows) expect(manyFindingsRow(code).text.length).toBeLessThanOrEqual(66);
});

test('design: a fix of many lines says how many it fixes', () => {
  expect(fixAllLabel('write-rule-path', 1370, true)).toBe('Write the path in all 1,370');
  expect(fixAllLabel('write-rule-path', 3, false)).toBe('Fix 3');
  expect(fixAllLabel('remove-bom', 4, true)).toBe('Fix all 4');
});

test('rfc 9309 2.2.2: of equal rules in records that are joined, none is called longer', () => {
  const text = 'User-agent: a\nDisallow: /x\n\nUser-agent: b\nDisallow: /\n\nUser-agent: a\nDisallow: /x\n';
  const site = openSite({ origin: '', files: { '/robots.txt': text } });
  const found = findings(site, '/robots.txt').find(({ code }) => code === 'R102');
  expect(found && findingRow(found)).toBe('Never decides: line 2 does, wherever this line matches.');
  expect(found && findingMessage(found)).not.toMatch(/longer/);
});
