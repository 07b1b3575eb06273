// The name of a line: it can be gone to if it stands in the present text.
import type { FieldRef } from '../../../core/questions/answer.ts';
import { openLineInWorkbench } from '../open-in-workbench.ts';

export function LineButton({ by, name, isThere }: { by: FieldRef; name: string; isThere: boolean }) {
  if (!isThere) return <span>{name}</span>;
  return (
    <button type="button" className="btn btn-link" onClick={() => openLineInWorkbench(by)}>
      {name}
    </button>
  );
}
