// Explanations without the sections that they cite, for tests that are about the words.
import { explain } from '../messages/explain/explain.ts';

/** The sentence about a step, or about what decided a verdict, without the section that it cites at its end. */
export const sentenceOf = (subject: Parameters<typeof explain>[0]): string =>
  explain(subject).replace(/ \([^()]*\)$/, '');
