// Files that are asked about, for components.
import { useStore } from 'zustand';
import { intakeStore, type OfferedLists } from './intake.ts';

/** The files that are asked about, if any. */
export const useOfferedLists = (): OfferedLists | undefined =>
  useStore(intakeStore, ({ offered }) => offered);
