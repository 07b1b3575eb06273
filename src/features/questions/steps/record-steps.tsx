// The records that were considered for a crawler; those for other crawlers are folded into one line.
import { useState } from 'react';
import type { Step } from '../../../core/questions/explanation-step.ts';
import { explanationWords as words } from '../../../messages/en/explanation.ts';
import { sectionOfStep } from '../../../messages/explain/explain.ts';
import styles from '../steps.module.css';
import { StepList } from './step-list.tsx';
import { useShowMore } from './use-show-more.tsx';

interface Props {
  readonly steps: readonly Step[];
}

function OtherRecords({ steps, section }: Props & { readonly section: string | undefined }) {
  const { shown, more } = useShowMore(steps);
  return (
    <>
      <StepList steps={shown} section={section} isNamed={false} />
      {more}
    </>
  );
}

export function RecordSteps({ steps, others }: Props & { readonly others: readonly Step[] }) {
  const last = steps.at(-1);
  const section = last && sectionOfStep(last);
  const [open, setOpen] = useState(false);
  return (
    <div className={styles['record']}>
      <StepList steps={steps} isNamed={false} />
      {others.length > 0 && (
        <details className={styles['fold']} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>{words.otherRecords(others.length)}</summary>
          {open && <OtherRecords steps={others} section={section} />}
        </details>
      )}
    </div>
  );
}
