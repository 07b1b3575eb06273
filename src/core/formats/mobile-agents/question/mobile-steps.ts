// The steps of an explanation about mobile agents, and the section of the draft that each follows.

import { cite } from '../../../catalogue/citations.ts';
import type { StepSections, UncitedStep } from '../../../questions/explanation-step.ts';
import type { MobileStepParams } from '../step-params.ts';

type MobileStepCode = keyof MobileStepParams | 'other-site' | 'file-read' | 'url-read-as';

/** A step of an explanation about mobile agents. */
export type MobileStep = UncitedStep<MobileStepCode>;

export const mobileStepSections: StepSections<MobileStepCode> = {
  'other-site': cite('draft-giudici-web-robots-cntrl-00', '3'),
  'file-read': cite('draft-giudici-web-robots-cntrl-00', '3'),
  'url-read-as': cite('draft-giudici-web-robots-cntrl-00', '3.1'),
  'mobile-file-absent': cite('draft-giudici-web-robots-cntrl-00', '3'),
  'mobile-last': cite('draft-giudici-web-robots-cntrl-00', '3.1'),
  'mobile-none': cite('draft-giudici-web-robots-cntrl-00', '3.1'),
  'mobile-earlier': cite('draft-giudici-web-robots-cntrl-00', '3.1'),
  'mobile-no-match': cite('draft-giudici-web-robots-cntrl-00', '3.1'),
  'mobile-skipped': cite('draft-giudici-web-robots-cntrl-00', '3.2'),
  'mobile-no-line': cite('draft-giudici-web-robots-cntrl-00', '3.1'),
};
