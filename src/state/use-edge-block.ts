// The block in front of the open file, for components.
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { type CdnBlockQuestion, cdnBlockStore } from './edge-block.ts';
import { useReaderQuestion } from './use-readers.ts';

/** The question about the present document, the block, and the readers that are compared. */
export function useCdnBlockQuestion(): CdnBlockQuestion {
  const readers = useReaderQuestion();
  const block = useStore(cdnBlockStore, (state) => state.block);
  return useMemo(() => ({ readers, block }), [readers, block]);
}
