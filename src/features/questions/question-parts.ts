// What a question draws of its own; what is absent is drawn as for any question.
import type { ComponentType } from 'react';
import type { Step } from '../../core/questions/explanation-step.ts';
import type { AnyVerdict } from '../../core/questions/registry.ts';
import type { Reader } from '../../core/readers/reader.ts';
import type { MatrixQuestion } from '../../state/table/matrix-question.ts';

export interface StepsProps {
  readonly steps: readonly Step[];
  readonly verdict: AnyVerdict;
  readonly reader: Reader;
}

export interface QuestionParts {
  readonly question: MatrixQuestion['question'];
  /** The bar above the table: what an answer depends on besides. */
  readonly Options?: ComponentType;
  /** The steps to an answer, set out; a list if absent. */
  readonly Steps?: ComponentType<StepsProps>;
}
