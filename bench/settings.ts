// How long a run may take.
import type { Peer } from './peers.ts';

export interface Settings {
  readonly peers: readonly Peer[];
  /** How many rounds instead of so many in a full run. */
  readonly rounds: (full: number) => number;
  /** Milliseconds for what a slow peer does in a round; the rest is scaled. */
  readonly budget: number;
  /** Milliseconds after which an answer is no longer waited for. */
  readonly patience: number;
}

export const settingsOf = (peers: readonly Peer[], isQuick: boolean): Settings => ({
  peers,
  rounds: (full) => (isQuick ? 1 : full),
  budget: isQuick ? 40 : 250,
  patience: isQuick ? 1000 : 10_000,
});
