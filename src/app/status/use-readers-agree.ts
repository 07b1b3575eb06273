// A hook for whether the watched readers agree for every URL. Not part of the first page.
import { useShallow } from 'zustand/react/shallow';
import { type ReadersAgree, readersAgreeTask } from '../../core/proof/readers-agree.ts';
import type { Reader } from '../../core/readers/reader.ts';
import { useDocument } from '../../state/document/use-document.ts';
import { debounceIdle } from '../../state/idle-tasks.ts';
import { useWatchedReaders } from '../../state/readers/use-watched-readers.ts';
import type { MatrixQuery } from '../../state/table/create-matrix-query.ts';
import { matrixQuery } from '../../state/table/matrix-query.ts';
import { useIdleTask } from '../../state/use-idle-task.ts';
import { isShort } from './use-proved-changes.ts';

type Question = readonly [query: MatrixQuery, ...readers: readonly Reader[]];

function createTask([query, ...readers]: Question) {
  const options = query.optionsOf('');
  if (options.question !== 'fetch' || !isShort(query)) return undefined;
  return readersAgreeTask(query.site, { ...options, file: query.path }, readers);
}

/** Returns what is known of the current text and readers, after a pause in typing; undefined before, and for long files. */
export function useReadersAgree(): ReadersAgree['result'] | undefined {
  const readers = useWatchedReaders();
  const question = useDocument(useShallow((state): Question => [matrixQuery(state), ...readers]));
  const latest = useIdleTask(question, createTask, debounceIdle);
  return latest?.question === question ? latest.result.result : undefined;
}
