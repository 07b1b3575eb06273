// What takes long to work out, for components: it lags behind, and work for an older version is given up.
import { startTransition, useEffect, useState } from 'react';
import type { CooperativeTask } from '../core/questions/cooperative-task.ts';
import { runWhenIdle } from './idle-tasks.ts';

/** What a question came to. */
export interface TaskResult<Q, T> {
  readonly question: Q;
  readonly result: T;
}

/**
 * The last question that was worked out, with its result; undefined before the first. `workOf` is one function for
 * the life of the component; without work nothing is done.
 */
export function useIdleTask<Q, T>(
  question: Q,
  workOf: (question: Q) => CooperativeTask<T> | undefined,
): TaskResult<Q, T> | undefined {
  const [last, setLast] = useState<TaskResult<Q, T>>();
  useEffect(() => {
    const work = workOf(question);
    const show = (result: T) => startTransition(() => setLast({ question, result }));
    return work && runWhenIdle(work, show);
  }, [question, workOf]);
  return last;
}
