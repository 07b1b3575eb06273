// How many claims of the open site fail, for what needs no more of them. Without the code that proves them.
import { createStore } from 'zustand/vanilla';
import type { Claim } from '../../core/workspace/expectations/claim.ts';

export interface FailedClaims {
  /** The claims that were checked. */
  readonly claims?: readonly Claim[];
  readonly failed: number;
  /** Whether all of them are proved or broken. */
  readonly isSettled?: boolean;
}

export const failedClaims = createStore<FailedClaims>(() => ({ failed: 0 }));
