// Long work cut into pieces, for those who must not wait for all of it.

/** Work that pauses after each piece, so that others may come between. */
export type InPieces<T> = Generator<undefined, T>;

/** Does work that comes in pieces at once. */
export function atOnce<T>(pieces: InPieces<T>): T {
  for (;;) {
    const { done, value } = pieces.next();
    if (done) return value;
  }
}
