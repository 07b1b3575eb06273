// Hooks for the comparison of readers.
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { isReaderId, type ReaderId } from '../../../core/readers/registry.ts';
import { useDocument } from '../../document/use-document.ts';
import { useWatchedReaders } from '../../readers/use-watched-readers.ts';
import { comparedReaders, comparedTable, type ReaderQuestion, readerQuestion } from './reader-comparison.ts';
import { type ReaderDifferenceCount, readerDifferenceStore } from './reader-marks.ts';
import { useReadersAgree } from './use-readers-agree.ts';

/** Returns the comparison of the current document with the readers that the user chose, at first the watched ones. */
export function useReaderQuestion(): ReaderQuestion {
  const chosen = useStore(comparedReaders, ({ ids }) => ids);
  const watched = useWatchedReaders();
  const table = useDocument(useShallow(comparedTable));
  return useMemo(
    () => readerQuestion(table, chosen ?? new Set(watched.map(({ id }) => id))),
    [table, chosen, watched],
  );
}

/** Returns the number of cells whose answer depends on the reader, once it is known. */
export const useReaderDifferenceCount = (): ReaderDifferenceCount | undefined =>
  useStore(readerDifferenceStore, ({ note }) => note);

const none: readonly ReaderId[] = [];

/**
 * Returns the watched readers with another answer than the selected one, in the table or for a URL that is not in it.
 * They are known after a pause in typing; none before.
 */
export function useDifferingReaders(): readonly ReaderId[] {
  const inTable = useStore(readerDifferenceStore, ({ differing }) => differing ?? none);
  const readAs = useDocument(({ view }) => view.reader);
  const agree = useReadersAgree();
  const differing =
    inTable.length > 0 || typeof agree !== 'object' ? inTable : agree.readers.map(({ id }) => id);
  return differing.filter(isReaderId).filter((id) => id !== readAs);
}
