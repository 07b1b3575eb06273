// The kinds of answers that bars are made of, in their order.
import { type Tone } from '../../state/document/answer-filter.ts';

export type AnswerPart = 'yes' | 'limited' | 'unknown' | 'no';

export const answerParts: readonly (readonly [part: AnswerPart, tones: readonly Tone[]])[] = [
  ['yes', ['allow', 'host', 'same']],
  ['limited', ['limited', 'unlike']],
  ['unknown', ['other', 'free']],
  ['no', ['deny', 'none']],
];
