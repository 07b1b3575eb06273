// What work hangs on, as one object: whoever works it out begins anew when there is another one. Not part of the first page.
import { memoizeLast } from '../core/text/lazy.ts';

/** Gives the same object as long as it is called with the same things; it remembers so many. */
export const createTaskKey = (size = 1): ((...hangsOn: readonly unknown[]) => object) =>
  memoizeLast(size, (..._hangsOn: readonly unknown[]) => ({}));
