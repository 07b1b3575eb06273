// The records that were considered for a crawler; those for other crawlers are folded into one line.
import type { Step } from '../../../core/questions/explanation-step.ts';
import { explanationWords as words } from '../../../messages/en/explanation.ts';
import { sectionOfStep } from '../../../messages/explain/explain.ts';
import styles from '../steps.module.css';
import { StepFold } from './step-fold.tsx';
import { StepList } from './step-list.tsx';

interface Props {
  readonly steps: readonly Step[];
  readonly others: readonly Step[];
}

export function RecordSteps({ steps, others }: Props) {
  const last = steps.at(-1);
  const section = last && sectionOfStep(last);
  return (
    <div className={styles['record']}>
      <StepList steps={steps} isNamed={false} />
      <StepFold
        summary={words.otherRecords(others.length)}
        steps={others}
        section={section}
        isNamed={false}
      />
    </div>
  );
}
