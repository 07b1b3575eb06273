// Every citation of a check, a reader option or a field is parsed completely.
import { expect, test } from 'vitest';
import { readerOptionCitations } from '../analysis/reader-differences/reader-option-citations.ts';
import { inspectors } from '../diagnostics/registry.ts';
import { formats } from '../formats/file-formats.ts';
import { parseCitations } from './citations.ts';

const specs = [
  ...new Set([
    ...inspectors.flatMap(({ checks }) => checks.map(({ spec }) => spec)),
    ...Object.values(readerOptionCitations),
    ...formats.flatMap(({ directives }) => directives.map(({ spec }) => spec)),
  ]),
];

/** Sections and years. Texts without numbered sections have titles. */
const PLACE = /^[ ,.\d]*$/;
const byTitle = ['Robots PI 1999', 'Google Search Central blog, 27 October 2014', 'TDMRep'];

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
