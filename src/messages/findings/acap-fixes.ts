import * as english from '../en/findings/acap-fixes.ts';
import { inLanguage } from '../language.ts';

export const { acapFixWords } = inLanguage('findings/acap-fixes', english);
