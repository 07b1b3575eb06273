// The question of mobile agents: which host takes them in for this URL?
import type { VerdictOf } from '../../../questions/question.ts';

/** `assigned`: to a host. `none`: the last line that matches says so. `unassigned`: no line matches (the draft is silent). */
export const mobileStates = ['assigned', 'none', 'unassigned'] as const;

export type MobileState = (typeof mobileStates)[number];

/** What the answer is where there is no host: the words of the draft's own table (4). */
export const NOT_AVAILABLE = 'not available';

export type MobileReason = 'line' | 'no-line' | 'no-file' | 'other-site';

export interface MobileOptions {
  readonly question: 'mobile-agent';
  /** Which file is read; `/robots.txt` if not given. */
  readonly file?: string;
}

/**
 * `answer` is the URL of the host as written, or `not available`. `key` is the host, `none` or `unassigned`: what no
 * line speaks of is not what a line withholds.
 */
export interface MobileVerdict extends VerdictOf<string, MobileReason> {
  readonly state: MobileState;
}
