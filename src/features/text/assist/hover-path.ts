// What is told about the path of a rule: how each reader reads it, what it decides in the table. Knows no Monaco.

import { type PathReadingKind, pathReadings } from '../../../core/assist/path-readings.ts';
import type { Policy } from '../../../core/syntax/policy.ts';
import { pathHoverWords as words } from '../../../messages/en/language-service.ts';
import { readerTitle } from '../../../messages/en/table.ts';
import type { Told } from './hover-text.ts';

/** How many cells of the table a line decides, of how many. */
export interface Decided {
  readonly cells: number;
  readonly of: number;
}

function sentence(kind: PathReadingKind, titles: readonly string[], isAlone: boolean): string {
  if (kind === 'beginning' || kind === 'never') return words[kind](isAlone ? undefined : titles);
  return words[kind](titles);
}

/** What readers make of the rule in a line (0-based), and what it decides, if that is known. */
export function aboutPath(policy: Policy, line: number, decided: Decided | undefined): readonly Told[] {
  const readings = pathReadings(policy, line);
  const told = readings.map(({ kind, readers }) =>
    sentence(kind, readers.map(readerTitle), readings.length === 1),
  );
  const cells = decided && decided.of > 0 ? [words.decides(decided.cells, decided.of)] : [];
  return [...told, ...cells].map((said) => ({ said }));
}
