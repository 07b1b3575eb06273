import * as english from '../en/findings/rep-lines.ts';
import { inLanguage } from '../language.ts';

export const { repLineFindingWords, repLineFixWords } = inLanguage('findings/rep-lines', english);
