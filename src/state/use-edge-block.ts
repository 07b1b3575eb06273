// The block in front of the open file, for components.
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { type EdgeAsked, edgeStore } from './edge-block.ts';
import { useReaderQuestion } from './use-readers.ts';

/** The question about the present document, the block, and the readers that are compared. */
export function useEdgeQuestion(): EdgeAsked {
  const readers = useReaderQuestion();
  const block = useStore(edgeStore, (state) => state.block);
  return useMemo(() => ({ readers, block }), [readers, block]);
}
