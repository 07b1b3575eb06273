// What is done with one file on disk is done before the next begins: two writers, or a look while we write, would see halves.

const pendingRuns = new Map<unknown, Promise<unknown>>();

/** Runs when all that was begun before with the same file has ended. */
export async function runOneAtATime<T>(file: unknown, run: () => Promise<T>): Promise<T> {
  const mine = (pendingRuns.get(file) ?? Promise.resolve()).then(run);
  const turn = mine.catch(() => undefined);
  pendingRuns.set(file, turn);
  try {
    return await mine;
  } finally {
    if (pendingRuns.get(file) === turn) pendingRuns.delete(file);
  }
}
