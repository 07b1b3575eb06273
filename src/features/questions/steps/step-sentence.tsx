// A step as a sentence. Its section is beside it, unless the reader of the page has just seen that section.
import type { Step } from '../../../core/questions/explanation-step.ts';
import { explainStep, sectionOfStep } from '../../../messages/explain/explain.ts';
import { VisibleText } from '../../../ui/content/visible-text.tsx';

interface StepSectionProps {
  readonly step: Step;
  /** The section that is named above the step, if any. */
  readonly above: string | undefined;
}

export function StepSection({ step, above }: StepSectionProps) {
  const section = sectionOfStep(step);
  if (section === '' || section === above) return null;
  return <span className="text-xs faint"> {section}</span>;
}

export const StepSentence = ({ step, above }: StepSectionProps) => (
  <>
    <VisibleText text={explainStep(step)} />
    <StepSection step={step} above={above} />
  </>
);
