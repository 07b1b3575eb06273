// Files that are asked about, for components.
import { useStore } from 'zustand';
import { importStore, type PendingImport } from './intake.ts';

/** The files that are asked about, if any. */
export const useOfferedLists = (): PendingImport | undefined =>
  useStore(importStore, ({ offered }) => offered);
