// When a site was last changed, and by what.
import type { Opening, Step } from './history.ts';
import type { GatepostState } from './state.ts';

/** Returns the last step, or how the document was opened if there is none. */
export const lastActionOf = ({ history: { opening, past } }: GatepostState): Step | Opening | undefined =>
  past.at(-1) ?? opening;

/** Returns the time of the last step or of the opening, in milliseconds since 1970; undefined if there is neither. */
export const lastChangeOf = (state: GatepostState): number | undefined =>
  (lastActionOf(state) ?? state.history.future[0])?.time;
