// Why readers differ, in sentences: what a cause is called, what each reader does, and where that is written.

import type { ReaderCause } from '../core/analysis/reader-differences/reader-causes.ts';
import { readerOptionCitations } from '../core/analysis/reader-differences/reader-option-citations.ts';
import {
  type ReaderOptionName,
  readerOptionValue,
} from '../core/analysis/reader-differences/reader-options.ts';
import type { Reader } from '../core/readers/reader.ts';
import { citeSpecification } from './cite-specification.ts';
import { compareReadersWords as words } from './en/compare.ts';
import { knobWords } from './en/reader-causes.ts';
import { readerTitle } from './en/table.ts';

/** What is said of a cause. */
export interface CauseText {
  readonly title: string;
  readonly sentences: readonly string[];
  readonly spec: string;
}

/** Readers with the same value of a knob, as text, in one sentence each; those that differ first. */
function describeOptionValues(knob: ReaderOptionName, readers: readonly Reader[]): string[] {
  const byValue = new Map<string, { says: string; names: string[] }>();
  for (const reader of readers) {
    const value = readerOptionValue(reader, knob);
    const group = byValue.get(JSON.stringify(value));
    if (group) group.names.push(readerTitle(reader));
    else
      byValue.set(JSON.stringify(value), {
        says: describeReaderOption(knob, value),
        names: [readerTitle(reader)],
      });
  }
  return [...byValue.values()].map(({ says, names }) => words.to(names, says));
}

/** @param lens the place among `readers` of the reader that the others are compared with */
export function explainReaderCause(
  { kind, knobs, others }: ReaderCause,
  readers: readonly Reader[],
  lens: number,
): CauseText {
  if (kind === 'several') return { title: words.several, sentences: [words.severalSays], spec: '' };
  if (kind === 'not-analysed')
    return { title: words.notAnalysed, sentences: [words.notAnalysedSays], spec: '' };
  const involved = [...others, lens].flatMap((place) => readers[place] ?? []);
  return {
    title: knobs.map(readerOptionTitle).join(words.and),
    sentences: knobs.flatMap((knob) => describeOptionValues(knob, involved)),
    spec: [...new Set(knobs.map(readerOptionCitation))].join('; '),
  };
}

/** What a knob is called as the reason for a difference. */
export const readerOptionTitle = (knob: ReaderOptionName): string => knobWords[knob].title;

/** Where it is defined. */
export const readerOptionCitation = (knob: ReaderOptionName): string =>
  citeSpecification(readerOptionCitations[knob]);

/** What a value of a knob means, as a sentence goes on behind "To Google, ...". */
export function describeReaderOption(knob: ReaderOptionName, value: unknown): string {
  const says: unknown = knobWords[knob].says;
  if (typeof says === 'function') return (says as (value: unknown) => string)(value);
  return (says as Readonly<Record<string, string>>)[String(value)] ?? String(value);
}
