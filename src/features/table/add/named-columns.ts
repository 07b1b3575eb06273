// Which of the user-agents that a file names are no columns of the matrix.

import type { Source } from '../../../core/document/source.ts';
import { lowerCase } from '../../../core/text/lower-case.ts';
import { findNamedAgents } from '../../../core/workspace/suggested-questions.ts';

/** More user-agents than that are not looked at. */
const MOST = 2000;

/** The user-agents that a file names and that are no columns. Names are compared without regard to case. */
export function findMissingAgents(
  path: string,
  source: Source,
  columns: readonly string[],
): readonly string[] {
  const known = new Set(columns.map(lowerCase));
  return findNamedAgents(path, source, MOST).filter((name) => !known.has(lowerCase(name)));
}
