// An answer of the table, as an icon and a word.
import {
  type MatrixVerdict,
  type QuestionPresentation,
  toneOf,
} from '../../state/table/question-presentation.ts';
import { ToneLabel } from '../../ui/icons/answer-label.tsx';

export function VerdictLabel({ kind, verdict }: { kind: QuestionPresentation; verdict: MatrixVerdict }) {
  return <ToneLabel tone={toneOf(kind, verdict)} word={kind.word(verdict)} />;
}
