// Words of the head of the trace, which is there before the rest is.
import { number } from './counts.ts';
import { traceTitle } from './panes.ts';

export const traceHeadWords = {
  region: traceTitle,
  /** The heading, around the URL. */
  why: 'Why this cell:',
  forAgent: (agent: string) => (agent === '' ? 'for any other robot' : `for ${agent}`),
  wholeUrl: (characters: number) => `Show all ${number(characters)} characters`,
  shortUrl: 'Show less',
  close: 'Close the trace',
  closeHint: 'Close the trace (Esc)',
} as const;
