// Steps as sentences, each with the line it speaks of.
import type { Step } from '../../core/questions/step.ts';
import { explain } from '../../messages/explain.ts';
import { LineLink } from './line-link.tsx';
import styles from './trace.module.css';

export function StepList({ steps }: { steps: readonly Step[] }) {
  return (
    <ul className={styles['sentences']}>
      {steps.map((step) => (
        <li key={`${step.code} ${step.by?.line}`} data-decides={step.outcome === 'decides' || undefined}>
          <span className={styles['number']}>{step.by && <LineLink line={step.by.line} />}</span>
          <span>{explain(step)}</span>
        </li>
      ))}
    </ul>
  );
}
