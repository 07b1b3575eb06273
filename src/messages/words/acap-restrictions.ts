import * as english from '../en/words/acap-restrictions.ts';
import { inLanguage } from '../language.ts';

export type { ValueProblem } from '../en/words/acap-restrictions.ts';

export const { restrictionShortly, restrictionWords } = inLanguage('words/acap-restrictions', english);
