// The question of mobile agents: which host accepts them for this URL?
import type { VerdictOf } from '../../../questions/question.ts';

/**
 * `assigned`: a host. `none`: the last line that matches has none. `unassigned`: no line matches (the draft does
 * not cover this).
 */
export const mobileStates = ['assigned', 'none', 'unassigned'] as const;

export type MobileState = (typeof mobileStates)[number];

/** The answer if there is no host: the words of the draft's own table (4). */
export const NOT_AVAILABLE = 'not available';

export type MobileReason = 'line' | 'no-line' | 'no-file' | 'other-site';

export interface MobileOptions {
  readonly question: 'mobile-agent';
  /** The file that is read; `/robots.txt` by default. */
  readonly file?: string;
}

/**
 * `answer` is the URL of the host as written, or `not available`. `key` is the host, `none` or `unassigned`: a
 * path without a line differs from one with `none`.
 */
export interface MobileVerdict extends VerdictOf<string, MobileReason> {
  readonly state: MobileState;
}
