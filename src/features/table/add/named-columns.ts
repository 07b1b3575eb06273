// Finds the user-agents of a file that have no column in the table.

import type { Source } from '../../../core/document/source.ts';
import { lowerCase } from '../../../core/text/lower-case.ts';
import { findNamedAgents } from '../../../core/workspace/suggested-questions.ts';
import type { GatepostState } from '../../../state/document/document-store.ts';
import { matrixQuery, queriedSource } from '../../../state/table/matrix-query.ts';

/** The largest number of user-agents that are examined. */
const MAX_AGENTS = 2000;

/** Returns the user-agents that the queried file names. */
export const namedAgents = (state: GatepostState): readonly string[] =>
  findNamedAgents(matrixQuery(state).path, queriedSource(state), MAX_AGENTS);

/** Returns the user-agents that a file names and that have no column. Case does not matter. */
export function findMissingAgents(
  path: string,
  source: Source,
  columns: readonly string[],
): readonly string[] {
  const existing = new Set(columns.map(lowerCase));
  return findNamedAgents(path, source, MAX_AGENTS).filter((name) => !existing.has(lowerCase(name)));
}
