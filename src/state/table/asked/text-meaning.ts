// What the text in the box above the table means: URLs to find, crawlers, or a question. `asked-text.ts` reads it.
import { createStore } from 'zustand/vanilla';
import { memoizeLast } from '../../../core/text/lazy.ts';
import type { Tone } from '../../document/answer-filter.ts';
import type { AccessMatrix } from '../matrix-query.ts';

/** The verb that asks about fetching, also where the table asks another question. */
export const FETCH_VERB = 'fetch';

/**
 * What Enter does: ask a new URL, add several, show or add a crawler, show only the URLs with one of its answers, ask
 * whether a crawler may fetch a URL.
 */
export type AskedText =
  | { readonly kind: 'url'; readonly text: string }
  | { readonly kind: 'urls'; readonly text: string; readonly count: number }
  | { readonly kind: 'crawler'; readonly text: string; readonly isInTable: boolean }
  | {
      readonly kind: 'filter';
      readonly agent: string;
      readonly tone: Tone;
      readonly isInTable: boolean;
    }
  | {
      readonly kind: 'cell';
      readonly agent: string;
      readonly url: string;
      /** One of the verbs of the question, or `FETCH_VERB`, if the text has one. */
      readonly verb?: string;
    };

export interface TextMeaning {
  /** The text that URLs must contain to be listed; '' if all of them are. */
  readonly rowText: string;
  /** The crawlers of the table that match, the best match first. */
  readonly agents: readonly string[];
  readonly asked: AskedText | undefined;
}

/** What of a table decides what a text means. */
export type AskableTable = Pick<AccessMatrix, 'kind' | 'columns' | 'rows' | 'origin'>;

type ReadText = (table: AskableTable, text: string) => TextMeaning;

/** How texts are read, once that code is loaded. Until then a text only finds URLs. */
export const textReader = createStore<{ readonly read?: ReadText }>(() => ({}));

/** Cached because the rows, the heads and the box need it at every keystroke. */
const cachedMeaning = memoizeLast(
  3,
  (
    read: ReadText,
    kind: AskableTable['kind'],
    columns: AskableTable['columns'],
    rows: AskableTable['rows'],
    origin: string,
    text: string,
  ): TextMeaning => read({ kind, columns, rows, origin }, text),
);

const noMeaning: TextMeaning = { rowText: '', agents: [], asked: undefined };

/** Returns what a text means for this table. Rows that match count even where a filter of answers hides them. */
export function readAskedText({ kind, columns, rows, origin }: AskableTable, text: string): TextMeaning {
  if (text.trim() === '') return noMeaning;
  const { read } = textReader.getState();
  return read ? cachedMeaning(read, kind, columns, rows, origin, text) : { ...noMeaning, rowText: text };
}
