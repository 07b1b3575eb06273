// The steps of an ACAP explanation, and the section of ACAP 1.1 that each follows.

import type { StepSections, UncitedStep } from '../../../questions/explanation-step.ts';
import type { AcapStepParams } from '../step-params.ts';

type UsageStepCode = keyof AcapStepParams | 'other-site';

/** A step of an ACAP explanation. */
export type UsageStep = UncitedStep<UsageStepCode>;

export const usageStepSections: StepSections<UsageStepCode> = {
  'other-site': 'ACAP 1.1 2.4',
  'acap-file-absent': 'ACAP 1.1 2.4',
  'acap-version': 'ACAP 1.1 2.4',
  'acap-version-unknown': 'ACAP 1.1 2.4',
  'acap-record-named': 'ACAP 1.1 2.4',
  'acap-record-any': 'ACAP 1.1 2.4',
  'acap-record-other': 'ACAP 1.1 2.4',
  'acap-reference': 'ACAP 1.1 2.4',
  'acap-reference-missing': 'ACAP 1.1 2.4',
  'acap-reference-chain': 'ACAP 1.1 2.4',
  'acap-no-purpose': 'ACAP 1.1 2.4',
  'acap-field-ignored': 'ACAP 1.1 2.4',
  'acap-field-replaced': 'ACAP 1.1 2.4',
  'acap-line-void': 'ACAP 1.1 2.4',
  'acap-field-no-match': 'ACAP 1.1 2.4',
  'acap-field-overridden': 'ACAP 1.1 2.4',
  'acap-field-wider': 'ACAP 1.1 2.4',
  'acap-field-derived-first': 'ACAP 1.1 2.4',
  'acap-decides': 'ACAP 1.1 2.4',
  'acap-decide-together': 'ACAP 1.1 2.4',
  'acap-has-part': 'ACAP 1.1 2.4',
  'acap-tied': 'ACAP 1.1 2.4',
  'acap-other-prohibited': 'ACAP 1.1 2.4',
  'acap-suspended': 'ACAP 1.1 2.4',
  'acap-silent': 'ACAP 1.1 2.4',
  'conventional-ignored': 'ACAP 1.1 2.4',
  'conventional-same-pattern': 'ACAP 1.1 2.4',
  'conventional-agrees': 'ACAP 1.1 2.4',
  'conventional-decides': 'ACAP 1.1 2.4',
  'conventional-stricter': 'ACAP 1.1 2.4',
  'conventional-narrower': 'ACAP 1.1 2.4',
  'conventional-tied': 'ACAP 1.1 2.4',
  'conventional-overruled': 'ACAP 1.1 2.4',
  'conventional-suspended': 'ACAP 1.1 2.4',
  'conventional-reader': 'ACAP 1.1 2.4',
  'conventional-silent': 'ACAP 1.1 2.4',
};
