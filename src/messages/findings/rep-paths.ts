import * as english from '../en/findings/rep-paths.ts';
import { inLanguage } from '../language.ts';

export const { repPathFindingWords, repPathFixWords } = inLanguage('findings/rep-paths', english);
