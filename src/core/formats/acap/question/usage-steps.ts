// The steps of an ACAP explanation, and the section of ACAP 1.1 that each follows.

import { type Citations, cite } from '../../../catalogue/citations.ts';
import type { StepSections, UncitedStep } from '../../../questions/explanation-step.ts';
import type { IgnoredField } from '../applicable-rules.ts';
import type { AcapStepParams } from '../step-params.ts';

type UsageStepCode = keyof AcapStepParams | 'other-site';

/** A step of an ACAP explanation. */
export type UsageStep = UncitedStep<UsageStepCode>;

const whyIgnored = {
  version: cite('ACAP 1.1', '2.8'),
  'undefined-usage': cite('ACAP 1.1', '2.4.1.3'),
  'undefined-set': cite('ACAP 1.1', '2.4.5'),
  'other-unqualified': cite('ACAP 1.1', '2.5.6.1'),
} as const satisfies Record<IgnoredField['why'], Citations>;

interface FieldContent {
  readonly effect: 'allow' | 'deny';
  readonly qualifiers: readonly string[];
}

/** The section of a prohibition, or of a permission without or with qualifiers. */
const sectionOfField = ({ effect, qualifiers }: FieldContent): Citations => {
  if (effect === 'deny') return cite('ACAP 1.1', '2.4.2');
  return qualifiers.length === 0 ? cite('ACAP 1.1', '2.4.1.1') : cite('ACAP 1.1', '2.4.1.2');
};

export const usageStepSections: StepSections<UsageStepCode> = {
  'other-site': cite('ACAP 1.1', '2.4.4'),
  'acap-file-absent': cite('ACAP 1.1', '2.4.3'),
  'acap-version': cite('ACAP 1.1', '2.8'),
  'acap-version-unknown': cite('ACAP 1.1', '2.8'),
  'acap-record-named': cite('ACAP 1.1', '2.3.1'),
  'acap-record-any': cite('ACAP 1.1', '2.3.1'),
  'acap-record-other': cite('ACAP 1.1', '2.3.1'),
  'acap-reference': cite('ACAP 1.1', '2.3.2'),
  'acap-reference-missing': cite('ACAP 1.1', '2.3.2'),
  'acap-reference-chain': cite('ACAP 1.1', '2.3.2'),
  'acap-no-purpose': cite('ACAP 1.1', '2.3.3'),
  'acap-field-ignored': ({ why }) => whyIgnored[why],
  'acap-field-replaced': cite('ACAP 1.1', '2.4.3'),
  'acap-line-void': cite('ACAP 1.1', '3'),
  'acap-field-no-match': cite('ACAP 1.1', '2.9'),
  'acap-field-overridden': cite('ACAP 1.1', '2.2.1'),
  'acap-field-wider': cite('ACAP 1.1', '2.4.6'),
  'acap-field-derived-first': cite('ACAP 1.1', '2.5.5.1'),
  'acap-decides': sectionOfField,
  'acap-decide-together': cite('ACAP 1.1', '2.4.6'),
  'acap-has-part': sectionOfField,
  'acap-tied': cite('ACAP 1.1', '2.4.6'),
  'acap-other-prohibited': cite('ACAP 1.1', '2.5.6'),
  'acap-suspended': cite('ACAP 1.1', '2.3.2'),
  'acap-silent': cite('ACAP 1.1', '2.4.3'),
  'acap-only-purpose': cite('ACAP 1.1', '2.3.3'),
  'conventional-ignored': cite('ACAP 1.1', '2.10.1'),
  'conventional-same-pattern': cite('ACAP 1.1', '2.10.2'),
  'conventional-agrees': cite('ACAP 1.1', '2.10.2'),
  'conventional-decides': cite('ACAP 1.1', '2.10.2'),
  'conventional-stricter': cite('ACAP 1.1', '2.10.2'),
  'conventional-narrower': cite('ACAP 1.1', '2.10.2'),
  'conventional-tied': cite('ACAP 1.1', '2.10.2'),
  'conventional-overruled': cite('ACAP 1.1', '2.10.2'),
  'conventional-suspended': cite('ACAP 1.1', '2.3.2'),
  'conventional-reader': cite('ACAP 1.1', '2.10.2'),
  'conventional-silent': cite('ACAP 1.1', '2.10.2'),
};
