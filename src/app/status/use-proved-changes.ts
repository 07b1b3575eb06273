// A hook for what unsaved changes do for any URL. Not part of the first page.
import { useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { VersionChanges } from '../../core/analysis/versions/version-changes.ts';
import type { Reader } from '../../core/readers/reader.ts';
import type { GatepostState } from '../../state/document/document-store.ts';
import { useDocument } from '../../state/document/use-document.ts';
import { debounceIdle } from '../../state/idle-tasks.ts';
import { useWatchedReaders } from '../../state/readers/use-watched-readers.ts';
import { savedFiles } from '../../state/saved/saved-files.ts';
import { withFiles } from '../../state/table/comparison/changed-cells.ts';
import { isShortFile } from '../../state/table/comparison/short-file.ts';
import type { MatrixQuery } from '../../state/table/create-matrix-query.ts';
import { matrixQuery } from '../../state/table/matrix-query.ts';
import { useIdleTask } from '../../state/use-idle-task.ts';
import { provedChangesTask } from '../../state/versions/proved-changes.ts';

/** What is known of the changes. `isCurrent`: false while those of a newer text are not known. */
export interface ProvedChanges {
  readonly changes: VersionChanges;
  readonly isCurrent: boolean;
}

/** Returns the queries of the saved files and of the current ones; none if there is nothing to prove. */
export function unsavedQueries(state: GatepostState): readonly MatrixQuery[] {
  const before = withFiles(state, savedFiles(state));
  if (before === state) return [];
  const queries = [matrixQuery(before), matrixQuery(state)];
  return queries.every(isShortFile) ? queries : [];
}

interface Question {
  readonly queries: readonly MatrixQuery[];
  readonly watched: readonly Reader[];
}

const createTask = ({ queries: [before, after], watched }: Question) =>
  before && after && provedChangesTask([before, after], watched);

/**
 * Returns what unsaved changes do for any URL, after a pause in typing; undefined if there are none, or if this is
 * not known for the question, or the file is long.
 */
export function useProvedChanges(): ProvedChanges | undefined {
  const queries = useDocument(useShallow(unsavedQueries));
  const watched = useWatchedReaders();
  const question = useMemo(() => ({ queries, watched }), [queries, watched]);
  const latest = useIdleTask(question, createTask, debounceIdle);
  // A result about the files before they were saved says nothing about later edits.
  if (queries.length === 0 || !latest?.result || latest.question.queries[0] !== queries[0]) return undefined;
  return { changes: latest.result, isCurrent: latest.question === question };
}
