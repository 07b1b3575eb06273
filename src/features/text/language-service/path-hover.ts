// What is told about the path of a rule: how each reader reads it, what it decides in the table. Knows no Monaco.

import { groupPathReadings, type PathReadingKind } from '../../../core/language-service/path-readings.ts';
import type { Policy } from '../../../core/syntax/policy.ts';
import { pathHoverWords as words } from '../../../messages/en/language-service.ts';
import { readerTitle } from '../../../messages/en/table.ts';
import type { HoverParagraph } from './agent-hover.ts';

/** How many cells of the table a line decides, of how many. */
export interface DecidedCellCount {
  readonly cells: number;
  readonly of: number;
}

function readingSentence(kind: PathReadingKind, titles: readonly string[], isAlone: boolean): string {
  if (kind === 'beginning' || kind === 'never') return words[kind](isAlone ? undefined : titles);
  return words[kind](titles);
}

/** What readers make of the rule in a line (0-based), and what it decides, if that is known. */
export function pathHover(
  policy: Policy,
  line: number,
  decided: DecidedCellCount | undefined,
): readonly HoverParagraph[] {
  const readings = groupPathReadings(policy, line);
  const told = readings.map(({ kind, readers }) =>
    readingSentence(kind, readers.map(readerTitle), readings.length === 1),
  );
  const cells = decided && decided.of > 0 ? [words.decides(decided.cells, decided.of)] : [];
  return [...told, ...cells].map((said) => ({ said }));
}
