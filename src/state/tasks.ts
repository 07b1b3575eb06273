// What work hangs on, as one object: whoever works it out begins anew when there is another one. Not part of the first page.
import { recent } from './recent.ts';

/** Gives the same object as long as it is called with the same things; it remembers so many. */
export const tasks = (size = 1): ((...hangsOn: readonly unknown[]) => object) =>
  recent(size, (..._hangsOn: readonly unknown[]) => ({}));
