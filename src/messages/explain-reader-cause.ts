// A cause in sentences: what it is called, what each reader does, and where that is written.

import type { ReaderCause } from '../core/analysis/reader-differences/reader-causes.ts';
import {
  type ReaderOptionName,
  readerOptionValue,
} from '../core/analysis/reader-differences/reader-options.ts';
import type { Reader } from '../core/readers/reader.ts';
import { compareReadersWords as words } from './en/compare.ts';
import { readerTitle } from './en/table.ts';
import { describeReaderOption, readerOptionCitation, readerOptionTitle } from './reader-option-text.ts';

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

/** Tells a cause: `readers` are those of the comparison, `lens` the place of the one that is the measure. */
export function explainReaderCause(
  { kind, knobs, others }: ReaderCause,
  readers: readonly Reader[],
  lens: number,
): CauseText {
  if (kind === 'several') return { title: words.several, sentences: [words.severalSays], spec: '' };
  if (kind === 'not-analysed')
    return { title: words.notAnalysed, sentences: [words.notAnalysedSays], spec: '' };
  const involved = [...others, lens].map((place) => readers[place]!);
  return {
    title: knobs.map(readerOptionTitle).join(words.and),
    sentences: knobs.flatMap((knob) => describeOptionValues(knob, involved)),
    spec: [...new Set(knobs.map(readerOptionCitation))].join('; '),
  };
}
