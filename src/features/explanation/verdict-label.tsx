// An answer of the table, as an icon and a word.
import {
  type MatrixVerdict,
  type QuestionPresentation,
  toneOf,
} from '../../state/table/question-presentation.ts';
import { ToneLabel } from '../../ui/icons/answer-label.tsx';

export function VerdictLabel({ kind, told }: { kind: QuestionPresentation; told: MatrixVerdict }) {
  return <ToneLabel tone={toneOf(kind, told)} word={kind.word(told)} />;
}
