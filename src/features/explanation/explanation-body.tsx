// The answer of a cell in a sentence, and the steps to it.
import { type ComponentType, useDeferredValue, useMemo, useRef } from 'react';
import type { UsageVerdict } from '../../core/formats/acap/question/usage-verdict.ts';
import type { AiUseVerdict } from '../../core/formats/extensions/question/ai-use-verdict.ts';
import type { Step } from '../../core/questions/explanation-step.ts';
import type { AnyVerdict } from '../../core/questions/registry.ts';
import type { Reader } from '../../core/readers/reader.ts';
import { explain } from '../../messages/explain.ts';
import type { ChosenVerdict } from '../../state/table/chosen-cell.ts';
import { VisibleText } from '../../ui/content/visible-text.tsx';
import { ExpectationLine } from './expectation-line.tsx';
import { explainVerdict } from './explain-cell.ts';
import styles from './explanation.module.css';
import { AiUseSteps } from './steps/ai-use-steps.tsx';
import { DatasetSteps } from './steps/dataset-steps.tsx';
import { DocumentSteps } from './steps/document-steps.tsx';
import { FetchSteps } from './steps/fetch-steps.tsx';
import { StepList } from './steps/step-list.tsx';
import { UsageSteps } from './steps/usage-steps.tsx';
import { SuggestButton } from './suggestions/suggest-button.tsx';
import { VerdictLabel } from './verdict-label.tsx';

interface QuestionStepsProps {
  readonly steps: readonly Step[];
  readonly verdict: AnyVerdict;
  readonly reader: Reader;
}

/** How the steps to an answer are set out, by question; where nothing is said, as a list. */
const stepsByQuestion: Readonly<Record<string, ComponentType<QuestionStepsProps>>> = {
  fetch: FetchSteps,
  'index-follow': DocumentSteps,
  dataset: DatasetSteps,
  'ai-use': ({ steps, verdict, reader }) => (
    <AiUseSteps steps={steps} verdict={verdict as AiUseVerdict} reader={reader} />
  ),
  usage: ({ steps, verdict }) => <UsageSteps steps={steps} verdict={verdict as UsageVerdict} />,
};

export interface ExplanationProps {
  readonly chosen: ChosenVerdict;
}

function decidingSentence(steps: readonly Step[]): string {
  const step = steps.find(({ outcome }) => outcome === 'decides');
  return step ? explain(step) : '';
}

/** The answer is that of this moment; how it came about may lag behind a keystroke in a huge file. */
export default function ExplanationBody({ chosen }: ExplanationProps) {
  const told = useDeferredValue(chosen);
  const verdict = useMemo(() => explainVerdict(told), [told]);
  const steps = useMemo(() => verdict.trace(), [verdict]);
  const isStale = told !== chosen;
  const answer = useRef<HTMLParagraphElement>(null);
  const Steps = stepsByQuestion[told.asked.kind.question] ?? StepList;
  return (
    <>
      <p ref={answer} tabIndex={-1} className={styles['answer']}>
        <VerdictLabel kind={chosen.asked.kind} told={chosen.verdict} />
        <span aria-busy={isStale || undefined}>
          <VisibleText text={decidingSentence(steps)} />
        </span>
      </p>
      <ExpectationLine agent={chosen.agent} url={chosen.url} />
      <SuggestButton
        key={`${chosen.agent} ${chosen.url}`}
        chosen={chosen}
        onApplied={() => answer.current?.focus()}
      />
      <div className={styles['parts']} aria-busy={isStale || undefined}>
        <Steps steps={steps} verdict={verdict} reader={told.reader} />
      </div>
    </>
  );
}
