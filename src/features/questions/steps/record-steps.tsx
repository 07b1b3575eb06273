// The records that were considered for a crawler; those for other crawlers are folded into one line.
import { useState } from 'react';
import type { Step } from '../../../core/questions/explanation-step.ts';
import { explanationWords as words } from '../../../messages/en/explanation.ts';
import styles from '../steps.module.css';
import { StepList } from './step-list.tsx';
import { useShowMore } from './use-show-more.tsx';

interface Props {
  readonly steps: readonly Step[];
  /** The section that is named in the head of the part, if any. */
  readonly section?: string | undefined;
}

function OtherRecords({ steps, section }: Props) {
  const { shown, more } = useShowMore(steps);
  return (
    <>
      <StepList steps={shown} section={section} />
      {more}
    </>
  );
}

export function RecordSteps({ steps, others, section }: Props & { readonly others: readonly Step[] }) {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <StepList steps={steps} section={section} />
      {others.length > 0 && (
        <details className={styles['fold']} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>{words.otherRecords(others.length)}</summary>
          {open && <OtherRecords steps={others} section={section} />}
        </details>
      )}
    </div>
  );
}
