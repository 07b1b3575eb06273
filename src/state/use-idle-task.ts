// Slow results for components: they lag behind the state, and a task for an older version is canceled.
import { startTransition, useEffect, useState } from 'react';
import type { CooperativeTask } from '../core/questions/cooperative-task.ts';
import { type IdleScheduler, runWhenIdle, whenAwaited, whenIdle } from './idle-tasks.ts';

const whenever = () => whenIdle;

/** For results that a person waits for, in dialogs and on pages without the text. */
export const awaited = (): IdleScheduler => whenAwaited;

/** A question and its result. */
export interface TaskResult<Q, T> {
  readonly question: Q;
  readonly result: T;
}

/**
 * Returns the last question that has a result, with the result; undefined before the first. `createTask` and
 * `createScheduler` must not change during the life of the component. If there is no task, nothing runs.
 */
export function useIdleTask<Q, T>(
  question: Q,
  createTask: (question: Q) => CooperativeTask<T> | undefined,
  createScheduler: () => IdleScheduler = whenever,
): TaskResult<Q, T> | undefined {
  const [last, setLast] = useState<TaskResult<Q, T>>();
  useEffect(() => {
    const task = createTask(question);
    const show = (result: T) => startTransition(() => setLast({ question, result }));
    return task && runWhenIdle(task, show, createScheduler());
  }, [question, createTask, createScheduler]);
  return last;
}
