// The steps of an explanation about a document, and the section that each follows.

import { cite } from '../../../catalogue/citations.ts';
import type { StepSections, UncitedStep } from '../../../questions/explanation-step.ts';
import type { DocumentStepParams } from '../step-params.ts';

type DocumentStepCode = keyof DocumentStepParams | 'other-site';

/** A step of an explanation about a document. */
export type DocumentStep = UncitedStep<DocumentStepCode>;

const PLACE = cite('Robots PI 1999', 'Where to put');
const SYNTAX = cite('Robots PI 1999', 'Syntax');
const PARSERS = cite('Robots PI 1999', 'XML-Conformant HTML');
/** What the draft takes from XML: which text is a processing instruction, and that names are case-sensitive. */
const XML = cite('Robots PI 1999', 'XML 1.0');

export const documentStepSections: StepSections<DocumentStepCode> = {
  'other-site': PLACE,
  'document-absent': PLACE,
  'document-read': PARSERS,
  'document-not-well-formed': XML,
  'pi-obeyed': ({ isLate }) => (isLate ? [...SYNTAX, ...PLACE] : SYNTAX),
  'pi-illegal': SYNTAX,
  'pi-later': SYNTAX,
  'pi-misnamed': XML,
  'pi-hidden': ({ where }) => (where === 'entity' ? PLACE : XML),
  'pi-unterminated': XML,
  'pi-not-read': PARSERS,
  'meta-not-read': PARSERS,
  'meta-obeyed': PARSERS,
  'meta-joined': PARSERS,
  'meta-for-crawler': cite('pages of the operators'),
  'header-obeyed': cite('pages of the operators'),
  'directive-beside': cite('pages of the operators'),
  'document-silent': SYNTAX,
  'pi-only-illegal': SYNTAX,
};
