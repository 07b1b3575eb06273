// Readers with the same answer for the selected cell.
import { readerTitle } from '../../../messages/en/table.ts';
import type { ChosenVerdict } from '../../../state/table/chosen-cell.ts';
import { fetchPresentation } from '../../../state/table/question-presentation.ts';

/** Returns the answers and the titles of their readers, in the order of the verdicts. */
export function groupByAnswer(
  verdicts: readonly ChosenVerdict[],
): readonly (readonly [answer: string, readers: readonly string[]])[] {
  const groups = new Map<string, string[]>();
  for (const { reader, verdict } of verdicts) {
    const word = fetchPresentation.word(verdict);
    groups.set(word, [...(groups.get(word) ?? []), readerTitle(reader)]);
  }
  return [...groups];
}
