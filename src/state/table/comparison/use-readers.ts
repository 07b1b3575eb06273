// Hooks for the comparison of readers.
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { useDocument } from '../../document/use-document.ts';
import { comparedTable, excludedReaders, type ReaderQuestion, readerQuestion } from './reader-comparison.ts';
import { type ReaderDifferenceCount, readerDifferenceStore } from './reader-marks.ts';

/** Returns the comparison of the current document with the included readers. */
export function useReaderQuestion(): ReaderQuestion {
  const excluded = useStore(excludedReaders, ({ readers }) => readers);
  const table = useDocument(useShallow(comparedTable));
  return useMemo(() => readerQuestion(table, excluded), [table, excluded]);
}

/** Returns the number of cells whose answer depends on the reader, once it is known. */
export const useReaderDifferenceCount = (): ReaderDifferenceCount | undefined =>
  useStore(readerDifferenceStore, ({ note }) => note);
