// Every finding and every fix has words, and no sentence has a hole in it.
import { expect, test } from 'vitest';
import { repLineExamples } from '../../core/findings/examples/rep-lines.ts';
import { findings, inspectors } from '../../core/findings/index.ts';
import { openSite } from '../../core/site/site.ts';
import { optionsOfExample, siteOfExample } from '../../testing/finding-examples.ts';
import { acapExamples } from '../../testing/vectors/acap-findings.ts';
import { datasetExamples } from '../../testing/vectors/dataset-findings.ts';
import { mobileExamples, mobileMoreFixes } from '../../testing/vectors/mobile-findings.ts';
import { piExamples, piMoreFixes } from '../../testing/vectors/robots-pi-findings.ts';
import { findingMessage, findingReason, fixTitle } from './tell.ts';

const codes = inspectors.flatMap(({ checks }) => checks.map(({ code }) => code));

test('ours: no two checks share a code, whatever their system', () => {
  expect(new Set(codes).size).toBe(codes.length);
});

const toldOfDocuments = [...Object.values(piExamples), ...piMoreFixes.map(([, example]) => example)].flatMap(
  ({ file, path = '/doc.xml' }) => findings(openSite({ origin: '', files: { [path]: file } }), path),
);

const examples = [
  ...Object.values(acapExamples),
  ...Object.values(mobileExamples),
  ...mobileMoreFixes.map(([, example]) => example),
];

const toldOfData = datasetExamples.flatMap(([, , text]) =>
  findings(openSite({ origin: '', files: { '/data.txt': text } }), '/data.txt'),
);

const toldOfRobots = examples.flatMap(({ file, files = {}, origin = '', today, seen }) =>
  findings(openSite({ origin, files: { '/robots.txt': file, ...files } }), '/robots.txt', {
    ...(today === undefined ? {} : { today }),
    ...(seen === undefined ? {} : { seen: () => seen }),
  }),
);

const toldOfLines = Object.values(repLineExamples).flatMap((all) =>
  all.flatMap((example) => {
    const site = siteOfExample(example);
    return findings(site, example.path ?? '/robots.txt', optionsOfExample(example));
  }),
);

const told = [...toldOfRobots, ...toldOfData, ...toldOfDocuments, ...toldOfLines];

test.each(codes)('%s has a sentence and a reason', (code) => {
  const found = told.filter((finding) => finding.code === code);
  expect(found).not.toEqual([]);
  for (const finding of found) {
    expect(findingMessage(finding)).toMatch(/^\S.* .*\.$/);
    expect(findingMessage(finding)).not.toMatch(/undefined| {2}/);
    expect(findingReason(finding)).toMatch(/\.$/);
  }
});

test('ours: every fix has a title of its own words', () => {
  for (const { fixes } of told)
    for (const fix of fixes) {
      expect(fixTitle(fix), fix.code).not.toBe(fix.code);
      expect(fixTitle(fix)).toMatch(/^[A-Z][^]*\S$/);
      expect(fixTitle(fix)).not.toContain('undefined');
    }
});
