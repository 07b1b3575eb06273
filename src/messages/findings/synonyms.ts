import * as english from '../en/findings/synonyms.ts';
import { inLanguage } from '../language.ts';

export const { otherWordsFor } = inLanguage('findings/synonyms', english);
