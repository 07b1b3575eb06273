// An answer as a shape and a word; its colour comes last.
import { matrixWords as words } from '../messages/en/table.ts';
import { Icon, type IconName } from './icon.tsx';

export type AnswerWord = keyof typeof words.answers;

const shapes = {
  allow: 'g-yes',
  deny: 'g-no',
  defer: 'g-unsaid',
  'no-information': 'g-unsaid',
} as const satisfies Record<AnswerWord, IconName>;

/** An answer about fetching. */
export function Verdict({ answer }: { answer: AnswerWord }) {
  return (
    <span className={`v v-${answer}`}>
      <Icon name={shapes[answer]} />
      {words.answers[answer]}
    </span>
  );
}

/** The shape of each tone of an answer. */
export const toneShapes = {
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

/** An answer to any question. */
export function VerdictMark({ tone, word }: { tone: keyof typeof toneShapes; word: string }) {
  const shape = toneShapes[tone];
  return (
    <span className={`v v-${tone}`}>
      {shape && <Icon name={shape} />}
      {word}
    </span>
  );
}
