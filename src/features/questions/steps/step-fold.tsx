// Steps that are folded into one line, and rendered when it is open.
import { useState } from 'react';
import type { Step } from '../../../core/questions/explanation-step.ts';
import styles from '../steps.module.css';
import { StepList } from './step-list.tsx';
import { useShowMore } from './use-show-more.tsx';

interface FoldedListProps {
  readonly steps: readonly Step[];
  /** The section that is named above the steps, if any. */
  readonly section?: string | undefined;
  /** Whether the word "line" is before each number. */
  readonly isNamed?: boolean;
}

function FoldedList({ steps, section, isNamed }: FoldedListProps) {
  const { shown, more } = useShowMore(steps);
  return (
    <>
      <StepList steps={shown} section={section} {...(isNamed !== undefined && { isNamed })} />
      {more}
    </>
  );
}

/** The line that opens the steps; nothing if there are none. */
export function StepFold({ summary, ...list }: FoldedListProps & { readonly summary: string }) {
  const [open, setOpen] = useState(false);
  if (list.steps.length === 0) return null;
  return (
    <details className={styles['fold']} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {open && <FoldedList {...list} />}
    </details>
  );
}
