// The steps of an explanation about mobile agents, and the section of the draft that each follows.

import type { StepSections, UncitedStep } from '../../../questions/explanation-step.ts';
import type { MobileStepParams } from '../step-params.ts';

type MobileStepCode = keyof MobileStepParams | 'other-site' | 'file-read' | 'url-read-as';

/** A step of an explanation about mobile agents. */
export type MobileStep = UncitedStep<MobileStepCode>;

export const mobileStepSections: StepSections<MobileStepCode> = {
  'other-site': 'draft-giudici-web-robots-cntrl-00 3',
  'file-read': 'draft-giudici-web-robots-cntrl-00 3',
  'url-read-as': 'draft-giudici-web-robots-cntrl-00 3.1',
  'mobile-file-absent': 'draft-giudici-web-robots-cntrl-00 3',
  'mobile-last': 'draft-giudici-web-robots-cntrl-00 3.1',
  'mobile-none': 'draft-giudici-web-robots-cntrl-00 3.1',
  'mobile-earlier': 'draft-giudici-web-robots-cntrl-00 3.1',
  'mobile-no-match': 'draft-giudici-web-robots-cntrl-00 3.1',
  'mobile-skipped': 'draft-giudici-web-robots-cntrl-00 3.2',
  'mobile-no-line': 'draft-giudici-web-robots-cntrl-00 3.1',
};
