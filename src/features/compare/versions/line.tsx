// The name of a line: it can be gone to if it stands in the present text.
import type { FieldRef } from '../../../core/questions/question.ts';
import { goToLine } from '../go.ts';

export function Line({ by, name, isThere }: { by: FieldRef; name: string; isThere: boolean }) {
  if (!isThere) return <span>{name}</span>;
  return (
    <button type="button" className="btn btn-link" onClick={() => goToLine(by)}>
      {name}
    </button>
  );
}
