// An answer as a shape and a word. Color is secondary.
import { matrixWords as words } from '../../messages/en/table.ts';
import { Icon, type IconName } from './icon.tsx';

export type AnswerKey = keyof typeof words.answers;

const answerIcons = {
  allow: 'g-yes',
  deny: 'g-no',
  defer: 'g-unsaid',
  'no-information': 'g-unsaid',
} as const satisfies Record<AnswerKey, IconName>;

/** The label of an answer about fetching. */
export function AnswerLabel({ answer }: { answer: AnswerKey }) {
  return (
    <span className={`v v-${answer}`}>
      <Icon name={answerIcons[answer]} />
      {words.answers[answer]}
    </span>
  );
}

/** The shape of each tone of an answer. */
export const toneIcons = {
  allow: 'g-yes',
  limited: 'g-limited',
  deny: 'g-no',
  other: 'g-unsaid',
  host: 'g-host',
  none: 'g-unsaid',
  free: 'g-free',
  same: 'g-tick',
  unlike: 'g-differs',
  text: undefined,
} as const satisfies Record<string, IconName | undefined>;

/** The label of an answer to any question. */
export function ToneLabel({ tone, word }: { tone: keyof typeof toneIcons; word: string }) {
  const shape = toneIcons[tone];
  return (
    <span className={`v v-${tone}`}>
      {shape && <Icon name={shape} />}
      {word}
    </span>
  );
}
