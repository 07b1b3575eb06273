// Steps as sentences, each with the line to which it refers.
import type { Step } from '../../../core/questions/explanation-step.ts';
import { explain } from '../../../messages/explain.ts';
import { VisibleText } from '../../../ui/content/visible-text.tsx';
import styles from '../steps.module.css';
import { LineLink } from './line-link.tsx';

/** Several steps of one kind may refer to the same line. */
const stepKey = (step: Step) =>
  `${step.code} ${step.by?.path} ${step.by?.line} ${JSON.stringify(step.params)}`;

export function StepList({ steps }: { steps: readonly Step[] }) {
  return (
    <ul className={styles['sentences']}>
      {steps.map((step) => (
        <li key={stepKey(step)} data-decides={step.outcome === 'decides' || undefined}>
          <span className={styles['number']}>
            {step.by && <LineLink line={step.by.line} path={step.by.path} isNamed />}
          </span>
          <span>
            <VisibleText text={explain(step)} />
          </span>
        </li>
      ))}
    </ul>
  );
}
