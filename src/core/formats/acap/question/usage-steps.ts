// The steps of an ACAP explanation, and the section of ACAP 1.1 that each follows.

import type { StepSections, UncitedStep } from '../../../questions/explanation-step.ts';
import type { IgnoredField } from '../applicable-rules.ts';
import type { AcapStepParams } from '../step-params.ts';

type UsageStepCode = keyof AcapStepParams | 'other-site';

/** A step of an ACAP explanation. */
export type UsageStep = UncitedStep<UsageStepCode>;

const whyIgnored = {
  version: 'ACAP 1.1 2.8',
  'undefined-usage': 'ACAP 1.1 2.4.1.3',
  'undefined-set': 'ACAP 1.1 2.4.5',
  'other-unqualified': 'ACAP 1.1 2.5.6.1',
} as const satisfies Record<IgnoredField['why'], string>;

interface FieldContent {
  readonly effect: 'allow' | 'deny';
  readonly qualifiers: readonly string[];
}

/** The section of a prohibition, or of a permission without or with qualifiers. */
const sectionOfField = ({ effect, qualifiers }: FieldContent): string => {
  if (effect === 'deny') return 'ACAP 1.1 2.4.2';
  return qualifiers.length === 0 ? 'ACAP 1.1 2.4.1.1' : 'ACAP 1.1 2.4.1.2';
};

export const usageStepSections: StepSections<UsageStepCode> = {
  'other-site': 'ACAP 1.1 2.4.4',
  'acap-file-absent': 'ACAP 1.1 2.4.3',
  'acap-version': 'ACAP 1.1 2.8',
  'acap-version-unknown': 'ACAP 1.1 2.8',
  'acap-record-named': 'ACAP 1.1 2.3.1',
  'acap-record-any': 'ACAP 1.1 2.3.1',
  'acap-record-other': 'ACAP 1.1 2.3.1',
  'acap-reference': 'ACAP 1.1 2.3.2',
  'acap-reference-missing': 'ACAP 1.1 2.3.2',
  'acap-reference-chain': 'ACAP 1.1 2.3.2',
  'acap-no-purpose': 'ACAP 1.1 2.3.3',
  'acap-field-ignored': ({ why }) => whyIgnored[why],
  'acap-field-replaced': 'ACAP 1.1 2.4.3',
  'acap-line-void': 'ACAP 1.1 3',
  'acap-field-no-match': 'ACAP 1.1 2.9',
  'acap-field-overridden': 'ACAP 1.1 2.2.1',
  'acap-field-wider': 'ACAP 1.1 2.4.6',
  'acap-field-derived-first': 'ACAP 1.1 2.5.5.1',
  'acap-decides': sectionOfField,
  'acap-decide-together': 'ACAP 1.1 2.4.6',
  'acap-has-part': sectionOfField,
  'acap-tied': 'ACAP 1.1 2.4.6',
  'acap-other-prohibited': 'ACAP 1.1 2.5.6',
  'acap-suspended': 'ACAP 1.1 2.3.2',
  'acap-silent': 'ACAP 1.1 2.4.3',
  'conventional-ignored': 'ACAP 1.1 2.10.1',
  'conventional-same-pattern': 'ACAP 1.1 2.10.2',
  'conventional-agrees': 'ACAP 1.1 2.10.2',
  'conventional-decides': 'ACAP 1.1 2.10.2',
  'conventional-stricter': 'ACAP 1.1 2.10.2',
  'conventional-narrower': 'ACAP 1.1 2.10.2',
  'conventional-tied': 'ACAP 1.1 2.10.2',
  'conventional-overruled': 'ACAP 1.1 2.10.2',
  'conventional-suspended': 'ACAP 1.1 2.3.2',
  'conventional-reader': 'ACAP 1.1 2.10.2',
  'conventional-silent': 'ACAP 1.1 2.10.2',
};
