// The name of a line. It is a button if the line exists in the current text.
import type { ReactNode } from 'react';
import type { FieldRef } from '../../../../core/questions/answer.ts';
import { openLineInWorkbench } from '../../open-in-workbench.ts';

interface LineButtonProps {
  readonly by: FieldRef;
  readonly name: string;
  readonly isThere: boolean;
  /** What is shown in place of the name. */
  readonly children?: ReactNode;
}

export function LineButton({ by, name, isThere, children }: LineButtonProps) {
  if (!isThere) return <span title={children === undefined ? undefined : name}>{children ?? name}</span>;
  return (
    <button
      type="button"
      className="btn btn-link"
      aria-label={children === undefined ? undefined : name}
      onClick={() => openLineInWorkbench(by)}
    >
      {children ?? name}
    </button>
  );
}
