// A hook for whether the watched readers agree for every URL. Not part of the first page.
import { useShallow } from 'zustand/react/shallow';
import { concernsCrawler } from '../../../core/catalogue/reader-concerns.ts';
import { type ReadersAgree, readersAgreeTask } from '../../../core/proof/readers-agree.ts';
import type { CooperativeTask } from '../../../core/questions/cooperative-task.ts';
import type { Reader } from '../../../core/readers/reader.ts';
import { memoizeLast } from '../../../core/text/lazy.ts';
import { useDocument } from '../../document/use-document.ts';
import { debounceIdle } from '../../idle-tasks.ts';
import { useWatchedReaders } from '../../readers/use-watched-readers.ts';
import { useIdleTask } from '../../use-idle-task.ts';
import type { MatrixQuery } from '../create-matrix-query.ts';
import { matrixQuery } from '../matrix-query.ts';
import { isShortFile } from './short-file.ts';

type Question = readonly [query: MatrixQuery, ...readers: readonly Reader[]];

/** Kept because a proof takes long, and the sentence about the file and the status line ask for it after each edit. */
const slotOf = memoizeLast(2, (_query: MatrixQuery, _readers: string): { agree?: ReadersAgree } => ({}));

function* agreeTask([query, ...readers]: Question): CooperativeTask<ReadersAgree> {
  const slot = slotOf(query, readers.map(({ id }) => id).join(' '));
  return (slot.agree ??= yield* readersAgreeTask(
    query.site,
    { ...query.optionsOf(''), file: query.path },
    readers,
    // As the marks of the table: the reader of an operator says nothing of the crawlers of others.
    { concerns: concernsCrawler },
  ));
}

const createTask = (question: Question) =>
  question[0].optionsOf('').question === 'fetch' && isShortFile(question[0])
    ? agreeTask(question)
    : undefined;

/** Returns what is known of the current text and readers, after a pause in typing; undefined before, and for long files. */
export function useReadersAgree(): ReadersAgree['result'] | undefined {
  const watched = useWatchedReaders();
  const question = useDocument(
    useShallow((state): Question => {
      const query = matrixQuery(state);
      return [query, query.reader, ...watched.filter(({ id }) => id !== query.reader.id)];
    }),
  );
  const latest = useIdleTask(question, createTask, debounceIdle);
  return latest?.question === question ? latest.result.result : undefined;
}
