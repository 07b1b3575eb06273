// Words of the head of the trace, which is there before the rest is.
import type * as english from '../../en/words/trace-head.ts';
import type { Told } from '../../language.ts';
import { number } from './counts.ts';
import { traceTitle } from './panes.ts';

export const traceHeadWords: Told<typeof english.traceHeadWords> = {
  region: traceTitle,
  /** The heading, around the URL. */
  why: 'Warum diese Zelle:',
  forAgent: (agent) => (agent === '' ? 'für alle anderen Robots' : `für ${agent}`),
  wholeUrl: (characters) => `Alle ${number(characters)} Zeichen zeigen`,
  shortUrl: 'Weniger zeigen',
  close: 'Begründung schließen',
  closeHint: 'Begründung schließen (Esc)',
};
