import * as english from '../en/findings/robots-pi.ts';
import { inLanguage } from '../language.ts';

export const { piFindingWords, piFixWords } = inLanguage('findings/robots-pi', english);
