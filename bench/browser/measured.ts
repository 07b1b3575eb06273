// The measurements of one run.
import type { FirstLoad } from './first-load.ts';
import type { Scrolled } from './scrolling.ts';
import type { Typed } from './typing.ts';

/** The scores of one page, as ./lighthouse.mjs returns them. */
export interface PageScores {
  readonly page: 'start' | 'workbench';
  readonly form: 'desktop' | 'mobile';
  /** The median of several runs, and all runs in ascending order. */
  readonly performance: number;
  readonly performances: readonly number[];
  readonly accessibility: number;
  readonly 'best-practices': number;
  readonly seo: number;
  readonly failed: readonly string[];
}

export interface Measured {
  readonly browser: string;
  readonly typed: readonly Typed[];
  readonly loads: readonly FirstLoad[];
  readonly scrolled: Scrolled | undefined;
  readonly scores: readonly PageScores[] | string;
  readonly isQuick: boolean;
}
