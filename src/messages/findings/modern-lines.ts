import * as english from '../en/findings/modern-lines.ts';
import { inLanguage } from '../language.ts';

export const { modernFindingWords, modernFixWords } = inLanguage('findings/modern-lines', english);
