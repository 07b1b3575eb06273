// Which of the user-agents that a file names are columns of the matrix.

import type { Source } from '../../../core/document/source.ts';
import { lowerCase } from '../../../core/text/lower-case.ts';
import { findNamedAgents } from '../../../core/workspace/suggested-questions.ts';

/** What of a file is in the matrix. */
export interface NamedColumns {
  /** How many user-agents the file names, up to `MOST`. */
  readonly named: number;
  readonly isMore: boolean;
  /** Those that are no columns. */
  readonly missing: readonly string[];
}

/** More user-agents than that are not counted. */
const MOST = 2000;

/** Which of the user-agents that a file names are columns. Names are compared without regard to case. */
export function findNamedColumns(path: string, source: Source, columns: readonly string[]): NamedColumns {
  const known = new Set(columns.map(lowerCase));
  const names = findNamedAgents(path, source, MOST + 1);
  const counted = names.slice(0, MOST);
  const missing = counted.filter((name) => !known.has(lowerCase(name)));
  return { named: counted.length, isMore: names.length > MOST, missing };
}
