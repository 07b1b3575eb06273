// The steps that the question about data sets adds, and the section of the data.txt proposal that each follows.

import { cite } from '../../../catalogue/citations.ts';
import type { StepSections, UncitedStep } from '../../../questions/explanation-step.ts';
import type { DatasetStepParams } from '../step-params.ts';

type DatasetStepCode = keyof DatasetStepParams | 'file-absent';

/** A step that explanations about data sets add to those of fetching. */
export type DatasetStep = UncitedStep<DatasetStepCode>;

export const datasetStepSections: StepSections<DatasetStepCode> = {
  'file-absent': cite('datatxt-spec', '3.1'),
  'dataset-unknown': cite('datatxt-spec', '3.1'),
  'dataset-own-file': cite('datatxt-spec', '3.2.2'),
  'dataset-no-record': cite('datatxt-spec', '3.2.1'),
  'dataset-not-mentioned': cite('datatxt-spec', '3.2.2'),
  'dataset-announced': cite('datatxt-spec', '3.2.2'),
  'dataset-closed': cite('datatxt-spec', '3.2.2'),
  'dataset-described': cite('datatxt-spec', '3.3'),
};
