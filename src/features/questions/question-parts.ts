// The components that a question can provide; where they are absent, the defaults for all questions are used.
import type { ComponentType } from 'react';
import type { Step } from '../../core/questions/explanation-step.ts';
import type { AnyVerdict } from '../../core/questions/registry.ts';
import type { Reader } from '../../core/readers/reader.ts';
import type { MatrixQuestion } from '../../state/document/matrix-question.ts';

export interface StepsProps {
  readonly steps: readonly Step[];
  readonly verdict: AnyVerdict;
  readonly reader: Reader;
}

export interface QuestionParts {
  readonly question: MatrixQuestion['question'];
  /** The bar above the table: the other settings on which an answer depends. */
  readonly Options?: ComponentType;
  /** Shows the steps to an answer; a plain list if absent. */
  readonly Steps?: ComponentType<StepsProps>;
}
