// Readers with the same answer for the selected cell.
import { groupByKey } from '../../../core/text/group-by-key.ts';
import { readerTitle } from '../../../messages/en/table.ts';
import type { ChosenVerdict } from '../../../state/table/chosen-cell.ts';
import { fetchPresentation } from '../../../state/table/question-presentation.ts';

/** Returns the answers and the titles of their readers, in the order of the verdicts. */
export const groupByAnswer = (
  verdicts: readonly ChosenVerdict[],
): readonly (readonly [answer: string, readers: readonly string[]])[] =>
  [...groupByKey(verdicts, ({ verdict }) => fetchPresentation.word(verdict))].map(([answer, all]) => [
    answer,
    all.map(({ reader }) => readerTitle(reader)),
  ]);
