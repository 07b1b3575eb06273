import * as english from '../en/findings/acap.ts';
import { inLanguage } from '../language.ts';

export const { acapFindingWords } = inLanguage('findings/acap', english);
