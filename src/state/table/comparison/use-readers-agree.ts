// A hook for whether the watched readers agree for every URL. Not part of the first page.
import { useShallow } from 'zustand/react/shallow';
import type { ReadersAgree } from '../../../core/proof/readers-agree.ts';
import { useDocument } from '../../document/use-document.ts';
import { debounceIdle } from '../../idle-tasks.ts';
import { useWatchedReaders } from '../../readers/use-watched-readers.ts';
import { useIdleTask } from '../../use-idle-task.ts';
import { agreeQuestion, agreeTask } from './differing-readers.ts';

/** Returns what is known of the current text and readers, after a pause in typing; undefined before, and for long files. */
export function useReadersAgree(): ReadersAgree['result'] | undefined {
  const watched = useWatchedReaders();
  const question = useDocument(useShallow((state) => agreeQuestion(state, watched)));
  const latest = useIdleTask(question, agreeTask, debounceIdle);
  return latest?.question === question ? latest.result.result : undefined;
}
