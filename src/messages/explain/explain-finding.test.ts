// Every finding and every fix has words, and no sentence has a gap.
import { expect, test } from 'vitest';
import { optionsOfExample, pathOfExample, siteOfExample } from '../../core/diagnostics/example-site.ts';
import { findExamples, findings, inspectors } from '../../core/diagnostics/registry.ts';
import { openSite } from '../../core/workspace/site.ts';
import { acapFixExamples } from '../../testing/vectors/acap-fix-examples.ts';
import { dataTxtFindingExamples } from '../../testing/vectors/data-txt-finding-examples.ts';
import { mobileAgentFixExamples } from '../../testing/vectors/mobile-agent-fix-examples.ts';
import { robotsPiFixExamples } from '../../testing/vectors/robots-pi-fix-examples.ts';
import { findingMessage, findingReason, fixTitle } from './explain-finding.ts';

const codes = inspectors.flatMap(({ checks }) => checks.map(({ code }) => code));

test('ours: no two checks share a code, whatever their system', () => {
  expect(new Set(codes).size).toBe(codes.length);
});

const more = [...acapFixExamples, ...mobileAgentFixExamples, ...robotsPiFixExamples].map(
  ([code, example]) => [code, code.startsWith('P0') ? { path: '/doc.xml', ...example } : example] as const,
);
const examples = [...codes.flatMap((code) => findExamples(code)), ...more.map(([, example]) => example)];
const reported = [
  ...examples.flatMap((one) => findings(siteOfExample(one), pathOfExample(one), optionsOfExample(one))),
  ...dataTxtFindingExamples.flatMap(([, , text]) =>
    findings(openSite({ origin: '', files: { '/data.txt': text } }), '/data.txt'),
  ),
];

test.each(codes)('%s has a sentence and a reason', (code) => {
  const matches = reported.filter((finding) => finding.code === code);
  expect(matches).not.toEqual([]);
  for (const finding of matches) {
    expect(findingMessage(finding)).toMatch(/^\S.* .*\.$/);
    expect(findingMessage(finding)).not.toMatch(/undefined| {2}/);
    expect(findingReason(finding)).toMatch(/\.$/);
  }
});

test('cpython GH-138908: sentences on what Python read before RFC 9309 came to it name the releases', () => {
  const sentences = new Set(reported.flatMap((finding) => [findingMessage(finding), findingReason(finding)]));
  const ofPython = [...sentences]
    .flatMap((text) => text.split(/(?<=[.;:]) /))
    .filter((one) => /urllib/.test(one));
  const outdated = ofPython.filter((one) => /wildcard|letter|blank line/.test(one));
  expect(outdated.length).toBeGreaterThan(2);
  for (const one of outdated) expect(one).toMatch(/before 3\.13\.14 and 3\.14\.5|Python urllib 3\.12/);
});

test('ours: every fix has a title of its own words', () => {
  for (const { fixes } of reported)
    for (const fix of fixes) {
      expect(fixTitle(fix), fix.code).not.toBe(fix.code);
      expect(fixTitle(fix)).toMatch(/^[A-Z][^]*\S$/);
      expect(fixTitle(fix)).not.toContain('undefined');
    }
});
