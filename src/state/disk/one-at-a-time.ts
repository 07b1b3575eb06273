// Runs operations on one file on disk one after the other: concurrent ones would see half-written files.

const pendingRuns = new Map<unknown, Promise<unknown>>();

/** Runs after all earlier operations on the same file have ended. */
export async function runOneAtATime<T>(file: unknown, run: () => Promise<T>): Promise<T> {
  const result = (pendingRuns.get(file) ?? Promise.resolve()).then(run);
  const turn = result.catch(() => undefined);
  pendingRuns.set(file, turn);
  try {
    return await result;
  } finally {
    if (pendingRuns.get(file) === turn) pendingRuns.delete(file);
  }
}
