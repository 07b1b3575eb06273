// A hook for how many answers of each reader differ from the selected one. Not part of the first page.
import { useMemo } from 'react';
import { readerDiffTask, type SharedQuery } from '../../../core/analysis/reader-differences/reader-diff.ts';
import type { CooperativeTask } from '../../../core/questions/cooperative-task.ts';
import type { Reader } from '../../../core/readers/reader.ts';
import { readerOf, readers } from '../../../core/readers/registry.ts';
import { useDocument } from '../../document/use-document.ts';
import { awaited, useIdleTask } from '../../use-idle-task.ts';
import { type AccessMatrix, accessMatrix } from '../matrix-query.ts';
import { countCells, MAX_VERDICTS } from './reader-comparison.ts';
import { useReaderQuestion } from './use-readers.ts';

interface Question {
  readonly query: SharedQuery;
  readonly readAs: Reader;
  readonly others: readonly Reader[];
  readonly agents: readonly string[];
  readonly urls: readonly string[];
  readonly columns: AccessMatrix['columns'];
}

/** Counts the answers of each reader that differ from the selected one; empty if there are too many to compare. */
function* countDifferences({
  query,
  readAs,
  others,
  agents,
  urls,
  columns,
}: Question): CooperativeTask<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  if (others.length * agents.length * urls.length > MAX_VERDICTS) return counts;
  for (const reader of others) {
    const diff = yield* readerDiffTask(query, [readAs, reader], { agents, urls });
    counts.set(reader.id, countCells(diff.cells, columns));
  }
  return counts;
}

/**
 * Returns, by the id of each reader, the number of answers of the table that differ from those of the selected reader;
 * undefined until they are counted.
 */
export function useDifferencesByReader(): ReadonlyMap<string, number> | undefined {
  const { asked, table } = useReaderQuestion();
  const readAs = useDocument((state) => state.view.reader);
  const columns = useDocument((state) => accessMatrix(state).columns);
  const question = useMemo(
    (): Question => ({
      query: asked,
      readAs: readerOf(readAs),
      others: readers.filter(({ id }) => id !== readAs),
      agents: table.agents,
      urls: table.urls,
      columns,
    }),
    [asked, readAs, table, columns],
  );
  return useIdleTask(question, countDifferences, awaited)?.result;
}
