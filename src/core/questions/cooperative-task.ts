// Long work cut into pieces, for those who must not wait for all of it.

/** Work that pauses after each piece, so that others may come between. */
export type CooperativeTask<T> = Generator<undefined, T>;

/** Does work that comes in pieces at once. */
export function runSync<T>(pieces: CooperativeTask<T>): T {
  for (;;) {
    const { done, value } = pieces.next();
    if (done) return value;
  }
}
