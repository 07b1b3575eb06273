// Whom a question is about, in a sentence.
import type * as english from '../../en/words/who-asks.ts';

/** '' is the one that nobody names. In a plural that is the same as subject and after „für“. */
export const whoAsks: typeof english.whoAsks = (agent) => (agent === '' ? 'alle anderen Robots' : agent);
