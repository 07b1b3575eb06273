// The list of readers to watch, and how many answers and findings each would add, computed when the list opens.
import { type RefObject, useMemo } from 'react';
import {
  type ReaderDiff,
  readerDiffTask,
  type SharedQuery,
} from '../../core/analysis/reader-differences/reader-diff.ts';
import { appliesToReader } from '../../core/diagnostics/registry.ts';
import type { CooperativeTask } from '../../core/questions/cooperative-task.ts';
import type { Reader } from '../../core/readers/reader.ts';
import { type ReaderId, readerOf, readers } from '../../core/readers/registry.ts';
import { watchedReadersWords as words } from '../../messages/en/app/watched-readers.ts';
import { readerTitle } from '../../messages/en/table.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import { useFindingReport } from '../../state/findings/use-findings.ts';
import { useWatchedReaders } from '../../state/readers/use-watched-readers.ts';
import { setReaderWatched } from '../../state/readers/watched-readers.ts';
import { countCells, MAX_VERDICTS } from '../../state/table/comparison/reader-comparison.ts';
import { useReaderQuestion } from '../../state/table/comparison/use-readers.ts';
import { type AccessMatrix, accessMatrix } from '../../state/table/matrix-query.ts';
import { awaited, useIdleTask } from '../../state/use-idle-task.ts';
import { Popup } from '../../ui/overlays/popup.tsx';
import styles from './watched-readers.module.css';

export interface WatchedReadersPanelProps {
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
}

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
    const diff: ReaderDiff = yield* readerDiffTask(query, [readAs, reader], { agents, urls });
    counts.set(reader.id, countCells(diff.cells, columns));
  }
  return counts;
}

function useAdditions(): (reader: Reader<ReaderId>) => { answers?: number | undefined; findings: number } {
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
  const answers = useIdleTask(question, countDifferences, awaited)?.result;
  const unwatched = useFindingReport()?.unwatched ?? [];
  return (reader) => ({
    answers: answers?.get(reader.id),
    findings: unwatched.filter((finding) => appliesToReader(finding, reader)).length,
  });
}

export function WatchedReadersPanel({ opener, onClose }: WatchedReadersPanelProps) {
  const watched = useWatchedReaders();
  const readAs = useDocument((state) => state.view.reader);
  const addedBy = useAdditions();
  return (
    <Popup
      label={words.title}
      opener={opener}
      beside={() => opener.current}
      onClose={onClose}
      onClosed={() => opener.current?.focus()}
      isTall
    >
      <div className={`stack ${styles['panel']}`}>
        <h2>{words.title}</h2>
        <p>{words.about}</p>
        <ul className={`options ${styles['list']}`}>
          {readers.map((reader) => {
            const isWatched = watched.includes(reader);
            const { answers, findings } = addedBy(reader);
            return (
              <li key={reader.id}>
                <label>
                  <input
                    type="checkbox"
                    checked={isWatched}
                    disabled={reader.id === readAs}
                    onChange={() => setReaderWatched(documentStore, reader.id, !isWatched)}
                  />
                  {readerTitle(reader)}
                </label>
                <span className="quiet">
                  {reader.id === readAs
                    ? words.readAsIsWatched
                    : isWatched
                      ? words.agreesWith(answers)
                      : words.wouldAdd(answers, findings)}
                </span>
              </li>
            );
          })}
        </ul>
        <p className={`quiet ${styles['foot']}`}>{words.compareShowsAll}</p>
      </div>
    </Popup>
  );
}
