// The name of a line. It is a button if the line exists in the current text.
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
