// Why readers differ, in sentences: the title of a cause, what each reader does, and the sources.

import type { ReaderCause } from '../../core/analysis/reader-differences/reader-causes.ts';
import { readerOptionCitations } from '../../core/analysis/reader-differences/reader-option-citations.ts';
import {
  type ReaderOptionName,
  readerOptionValue,
} from '../../core/analysis/reader-differences/reader-options.ts';
import type { Reader } from '../../core/readers/reader.ts';
import { citeSource } from '../cite-source.ts';
import { compareReadersWords as words } from '../en/comparison/compare.ts';
import { readerOptionWords } from '../en/comparison/reader-causes.ts';
import { readerTitle } from '../en/table.ts';

/** A cause in sentences. */
export interface CauseText {
  readonly title: string;
  readonly sentences: readonly string[];
  readonly spec: string;
}

/** A sentence for each value of an option, about all readers with that value. Readers that differ are first. */
function describeOptionValues(option: ReaderOptionName, readers: readonly Reader[]): string[] {
  const byValue = new Map<string, { says: string; names: string[] }>();
  for (const reader of readers) {
    const value = readerOptionValue(reader, option);
    const group = byValue.get(JSON.stringify(value));
    if (group) group.names.push(readerTitle(reader));
    else
      byValue.set(JSON.stringify(value), {
        says: describeReaderOption(option, value),
        names: [readerTitle(reader)],
      });
  }
  return [...byValue.values()].map(({ says, names }) => words.to(names, says));
}

/** @param lens the index in `readers` of the reader that the others are compared with */
export function explainReaderCause(
  { kind, options, others }: ReaderCause,
  readers: readonly Reader[],
  lens: number,
): CauseText {
  if (kind === 'several') return { title: words.several, sentences: [words.severalSays], spec: '' };
  if (kind === 'not-analysed')
    return { title: words.notAnalysed, sentences: [words.notAnalysedSays], spec: '' };
  const involved = [...others, lens].flatMap((place) => readers[place] ?? []);
  return {
    title: options.map(readerOptionTitle).join(words.and),
    sentences: options.flatMap((option) => describeOptionValues(option, involved)),
    spec: [...new Set(options.map(readerOptionCitation))].join('; '),
  };
}

/** The name of a reader option as a cause of differences. */
export const readerOptionTitle = (option: ReaderOptionName): string => readerOptionWords[option].title;

/** Where the option is defined. */
export const readerOptionCitation = (option: ReaderOptionName): string =>
  citeSource(readerOptionCitations[option]);

/** The meaning of an option's value, as a sentence continues after "For Google, ...". */
export function describeReaderOption(option: ReaderOptionName, value: unknown): string {
  const says: unknown = readerOptionWords[option].says;
  if (typeof says === 'function') return (says as (value: unknown) => string)(value);
  return (says as Readonly<Record<string, string>>)[String(value)] ?? String(value);
}
