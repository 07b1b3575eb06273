// The hover text about the path of a rule: how each reader reads it, and what it decides in the table. Does not
// depend on Monaco.

import { groupPathReadings, type PathReadingKind } from '../../core/language-service/path-readings.ts';
import type { Policy } from '../../core/syntax/policy.ts';
import { pathHoverWords as words } from '../en/language-service.ts';
import { readerTitle } from '../en/table.ts';
import type { HoverParagraph } from './agent-hover.ts';

/** How many of how many cells of the table a line decides. */
export interface DecidedCellCount {
  readonly cells: number;
  readonly of: number;
}

function readingSentence(kind: PathReadingKind, titles: readonly string[], isAlone: boolean): string {
  if (kind === 'beginning' || kind === 'never') return words[kind](isAlone ? undefined : titles);
  return words[kind](titles);
}

/** Returns how readers read the rule in a line (0-based), and what it decides, if this is known. */
export function pathHover(
  policy: Policy,
  line: number,
  decided: DecidedCellCount | undefined,
): readonly HoverParagraph[] {
  const readings = groupPathReadings(policy, line);
  const sentences = readings.map(({ kind, readers }) =>
    readingSentence(kind, readers.map(readerTitle), readings.length === 1),
  );
  const cells = decided && decided.of > 0 ? [words.decides(decided.cells, decided.of)] : [];
  return [...sentences, ...cells].map((said) => ({ said }));
}
