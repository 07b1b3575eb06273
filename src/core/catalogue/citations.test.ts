// Every citation of a check, a step, a reader option or a field is parsed completely.
import { expect, test } from 'vitest';
import { readerOptionCitations } from '../analysis/reader-differences/reader-option-citations.ts';
import { inspectors } from '../diagnostics/registry.ts';
import { usageStepSections } from '../formats/acap/question/usage-steps.ts';
import { datasetStepSections } from '../formats/data-txt/question/dataset-steps.ts';
import { aiUseStepSections } from '../formats/extensions/question/ai-use-steps.ts';
import { formats } from '../formats/file-formats.ts';
import { mobileStepSections } from '../formats/mobile-agents/question/mobile-steps.ts';
import { documentStepSections } from '../formats/robots-pi/question/index-follow-steps.ts';
import { readers } from '../readers/registry.ts';
import { parseCitations } from './citations.ts';

const stepSpecs = [
  ...readers.flatMap(({ sections }) => Object.values(sections)),
  ...[
    usageStepSections,
    datasetStepSections,
    aiUseStepSections,
    mobileStepSections,
    documentStepSections,
  ].flatMap((sections) => Object.values(sections).filter((section) => typeof section === 'string')),
];

const specs = [
  ...new Set([
    ...inspectors.flatMap(({ checks }) => checks.map(({ spec }) => spec)),
    ...stepSpecs,
    ...Object.values(readerOptionCitations),
    ...formats.flatMap(({ directives }) => directives.map(({ spec }) => spec)),
  ]),
];

/** Sections and years. Texts without numbered sections have titles. */
const PLACE = /^[ ,.\d]*$/;
const byTitle = [
  '1994 consensus',
  'Google robots.txt specification',
  'Google Search Central blog, 27 October 2014',
  'Robots PI 1999',
  'TDMRep',
  'Yandex Webmaster help',
  'behaviour of urllib.robotparser',
  'robots.cc',
];

test.each(specs)('ours: %s cites known texts, and nothing else', (spec) => {
  const citations = parseCitations(spec);
  expect(citations.map(({ text, place }) => text + place).join(', ')).toBe(
    spec
      .replace(/^ours: /, '')
      .replaceAll(/ \([^)]*\)/g, '')
      .replaceAll(';', ','),
  );
  for (const { text, place } of citations) if (!byTitle.includes(text)) expect(place).toMatch(PLACE);
});

/** Texts that have neither numbered sections nor titles of sections. */
const withoutSections = [
  'Apple crawler page',
  'Cloudflare, 2025 and 2026',
  'Google crawler list',
  'draft-romm-aipref-contentsignals-00',
  'pages of the operators',
];

test.each([...new Set(stepSpecs)])('ours: a step that follows %s names a section of it', (spec) => {
  const citations = parseCitations(spec);
  expect(citations.length).toBeGreaterThan(0);
  for (const { text, place } of citations)
    if (!withoutSections.includes(text)) expect(place, text).not.toBe('');
});
