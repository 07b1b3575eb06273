// Long computations that pause regularly, so that the page stays responsive.

/** A computation that pauses after each slice, so that other work can run in between. */
export type CooperativeTask<T> = Generator<undefined, T>;

/** Runs a task to completion synchronously. */
export function runSync<T>(task: CooperativeTask<T>): T {
  for (;;) {
    const { done, value } = task.next();
    if (done) return value;
  }
}
