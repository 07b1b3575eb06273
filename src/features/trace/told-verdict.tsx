// An answer of the matrix, as a shape and a word.
import { type MatrixKind, type Told, toneOf } from '../../state/matrix-kind.ts';
import { VerdictMark } from '../../ui/verdict.tsx';

export function ToldVerdict({ kind, told }: { kind: MatrixKind; told: Told }) {
  return <VerdictMark tone={toneOf(kind, told)} word={kind.word(told)} />;
}
