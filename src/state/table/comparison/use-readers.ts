// What is compared between readers, for components.
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { useDocument } from '../../document/use-document.ts';
import { comparedTable, excludedReaders, type ReaderQuestion, readerQuestion } from './reader-comparison.ts';
import { type ReaderDifferenceCount, readerDifferenceStore } from './reader-marks.ts';

/** The question about the present document and the readers that are compared. */
export function useReaderQuestion(): ReaderQuestion {
  const left = useStore(excludedReaders, ({ readers }) => readers);
  const table = useDocument(useShallow(comparedTable));
  return useMemo(() => readerQuestion(table, left), [table, left]);
}

/** How many cells of the table depend on the reader, as far as that is known. */
export const useReaderDifferenceCount = (): ReaderDifferenceCount | undefined =>
  useStore(readerDifferenceStore, ({ note }) => note);
