// When a site was last changed.
import type { GatepostState } from './state.ts';

/** Returns the time of the last step, in milliseconds since 1970; undefined if there is none. Opening a file is one. */
export const lastChangeOf = ({ history: { past, future } }: GatepostState): number | undefined =>
  (past.at(-1) ?? future[0])?.time;
