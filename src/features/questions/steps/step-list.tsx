// Steps as sentences, each with the line to which it refers.
import type { Step } from '../../../core/questions/explanation-step.ts';
import { sectionOfStep } from '../../../messages/explain/explain.ts';
import styles from '../steps.module.css';
import { LineLink } from './line-link.tsx';
import { StepSentence } from './step-sentence.tsx';

/** Several steps of one kind may refer to the same line. */
const stepKey = (step: Step) =>
  `${step.code} ${step.by?.path} ${step.by?.line} ${JSON.stringify(step.params)}`;

interface StepListProps {
  readonly steps: readonly Step[];
  /** The section that is named in the head of the list, if any. */
  readonly section?: string | undefined;
  /** Whether the word "line" is before each number, where nothing else says that it is a line. */
  readonly isNamed?: boolean;
}

export function StepList({ steps, section, isNamed = true }: StepListProps) {
  const sectionAbove = (place: number) => {
    const before = steps[place - 1];
    return before ? sectionOfStep(before) : section;
  };
  return (
    <ul className={styles['sentences']}>
      {steps.map((step, place) => (
        <li key={stepKey(step)} data-decides={step.outcome === 'decides' || undefined}>
          <span className={`text-xs faint ${styles['number']}`}>
            {step.by && <LineLink line={step.by.line} path={step.by.path} isNamed={isNamed} />}
          </span>
          <span>
            <StepSentence step={step} above={sectionAbove(place)} />
          </span>
        </li>
      ))}
    </ul>
  );
}
