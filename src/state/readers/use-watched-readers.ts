// A hook for the watched readers.
import { useShallow } from 'zustand/react/shallow';
import type { Reader } from '../../core/readers/reader.ts';
import type { ReaderId } from '../../core/readers/registry.ts';
import { useDocument } from '../document/use-document.ts';
import { watchedReadersOf } from './watched-readers.ts';

/** Returns the watched readers for a file, or for the open one: the same list until it changes. */
export const useWatchedReaders = (path?: string): readonly Reader<ReaderId>[] =>
  useDocument(useShallow((state) => watchedReadersOf(state, path)));
