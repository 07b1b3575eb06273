// A key object for a task: a new object means that an input changed and the task must start again. Not part of the
// first page.
import { memoizeLast } from '../core/text/lazy.ts';

/** Creates a function that returns the same object for the same inputs. It remembers the last `size` of them. */
export const createTaskKey = (size = 1): ((...inputs: readonly unknown[]) => object) =>
  memoizeLast(size, (..._inputs: readonly unknown[]) => ({}));
