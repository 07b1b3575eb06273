// The steps of an explanation about a document, and the section that each follows.

import type { StepSections, UncitedStep } from '../../../questions/explanation-step.ts';
import type { DocumentStepParams } from '../step-params.ts';

type DocumentStepCode = keyof DocumentStepParams | 'other-site';

/** A step of an explanation about a document. */
export type DocumentStep = UncitedStep<DocumentStepCode>;

export const documentStepSections: StepSections<DocumentStepCode> = {
  'other-site': 'Robots PI 1999, Syntax',
  'document-absent': 'Robots PI 1999, Syntax',
  'document-read': 'Robots PI 1999, Syntax',
  'document-not-well-formed': 'Robots PI 1999, Syntax',
  'pi-obeyed': 'Robots PI 1999, Syntax',
  'pi-illegal': 'Robots PI 1999, Syntax',
  'pi-later': 'Robots PI 1999, Syntax',
  'pi-misnamed': 'Robots PI 1999, Syntax',
  'pi-hidden': 'Robots PI 1999, Syntax',
  'pi-unterminated': 'Robots PI 1999, Syntax',
  'pi-not-read': 'Robots PI 1999, Syntax',
  'meta-not-read': 'Robots PI 1999, Syntax',
  'meta-obeyed': 'Robots PI 1999, Syntax',
  'meta-joined': 'Robots PI 1999, Syntax',
  'meta-for-crawler': 'pages of the operators',
  'header-obeyed': 'pages of the operators',
  'document-silent': 'Robots PI 1999, Syntax',
  'pi-only-illegal': 'Robots PI 1999, Syntax',
};
