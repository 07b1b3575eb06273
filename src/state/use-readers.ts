// What is compared between readers, for components.
import { useStore } from 'zustand';
import { leftOut, type ReaderQuestion, readerQuestion } from './reader-compare.ts';
import { type ReaderNote, readerNote } from './reader-marks.ts';
import { useDocument } from './use-document.ts';

/** The question about the present document and the readers that are compared. */
export function useReaderQuestion(): ReaderQuestion {
  const left = useStore(leftOut, ({ readers }) => readers);
  return useDocument((state) => readerQuestion(state, left));
}

/** How many cells of the table depend on the reader, as far as that is known. */
export const useReaderNote = (): ReaderNote | undefined => useStore(readerNote, ({ note }) => note);
