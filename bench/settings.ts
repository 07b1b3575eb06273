// How long a run may take.
import type { Peer } from './peers.ts';

export interface Settings {
  readonly peers: readonly Peer[];
  /** The number of rounds, for a given number in a full run. */
  readonly rounds: (full: number) => number;
  /** The time limit of a slow peer in a round, in milliseconds; the rest is extrapolated. */
  readonly budget: number;
  /** The time limit of an answer, in milliseconds. */
  readonly patience: number;
}

export const settingsOf = (peers: readonly Peer[], isQuick: boolean): Settings => ({
  peers,
  rounds: (full) => (isQuick ? 1 : full),
  budget: isQuick ? 40 : 250,
  patience: isQuick ? 1000 : 10_000,
});
