// Every source of a finding, a step, a reader option or a field names a place in each of its texts.
import { expect, test } from 'vitest';
import { citedTitle, citeSource } from '../../messages/cite-source.ts';
import { readerOptionCitations } from '../analysis/reader-differences/reader-option-citations.ts';
import { inspectors } from '../diagnostics/registry.ts';
import { usageStepSections } from '../formats/acap/question/usage-steps.ts';
import { datasetStepSections } from '../formats/data-txt/question/dataset-steps.ts';
import { aiUseStepSections } from '../formats/extensions/question/ai-use-steps.ts';
import { formats } from '../formats/file-formats.ts';
import { mobileStepSections } from '../formats/mobile-agents/question/mobile-steps.ts';
import { documentStepSections } from '../formats/robots-pi/question/index-follow-steps.ts';
import { readers } from '../readers/registry.ts';
import { type Citations, cite } from './citations.ts';
import { citedTextIds, learnRouteOf } from './cited-texts.ts';

const stepSources = [
  ...readers.flatMap(({ sections }) => Object.values(sections)),
  ...[
    usageStepSections,
    datasetStepSections,
    aiUseStepSections,
    mobileStepSections,
    documentStepSections,
  ].flatMap((sections) => Object.values(sections).filter((section) => typeof section !== 'function')),
];

const sources: readonly Citations[] = [
  ...inspectors.flatMap(({ checks }) => checks.map(({ source }) => source)),
  ...stepSources,
  ...Object.values(readerOptionCitations),
  ...formats.flatMap(({ directives }) => directives.map(({ source }) => source)),
];
const bySentence = new Map(sources.map((source) => [citeSource(source), source] as const));

test.each([...bySentence])('ours: the places of %s are sections, titles or years', (_, source) => {
  for (const { place = '1' } of source) expect(place).toMatch(/^(?:Annex )?[\w(][^;]*$/);
});

/** Texts that have neither numbered sections nor titles of sections. */
const withoutSections = new Set<string>([
  'Apple crawler page',
  'Cloudflare, 2025 and 2026',
  'Google crawler list',
  'draft-romm-aipref-contentsignals-00',
  'pages of the operators',
]);

test.each([...new Map(stepSources.map((source) => [citeSource(source), source] as const))])(
  'ours: a step that follows %s names a section of it',
  (_, source) => {
    expect(source.length).toBeGreaterThan(0);
    for (const { text, place } of source) if (!withoutSections.has(text)) expect(place, text).toBeDefined();
  },
);

test('ours: every text in the table is cited somewhere', () => {
  const cited = new Set<string>(sources.flatMap((source) => source.map(({ text }) => text)));
  const unused = citedTextIds.filter((text) => !cited.has(text));
  expect(unused).toEqual([]);
});

test.each([
  [[...cite('draft 1', '3.2.1'), ...cite('RFC 9309', '2.2.1')], '1996 draft 1 3.2.1; RFC 9309 2.2.1'],
  [cite('draft 1', '3.1, 3.2.2'), '1996 draft 1 3.1, 3.2.2'],
  [cite('Yandex Webmaster help', '2026'), 'Yandex Webmaster help, 2026'],
  [cite('Robots PI 1999', 'Syntax'), 'Robots PI 1999, Syntax'],
  [cite('ACAP 1.1', '2.5'), 'ACAP 1.1 2.5'],
  [cite('R010'), 'R010'],
])('product: %j is printed as %s', (source, printed) => {
  expect(citeSource(source)).toBe(printed);
});

test('product: a cited specification has a page in the editor', () => {
  expect(learnRouteOf('RFC 9309')).toBe('/learn/rfc-9309');
  expect(learnRouteOf('RFC 9110')).toBeUndefined();
  expect(citedTitle(cite('draft 1', '3.3')[0]!)).toBe('1996 draft 1');
});
