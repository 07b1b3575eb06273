import * as english from '../en/words/licences.ts';
import { inLanguage } from '../language.ts';

export const { licencesText } = inLanguage('words/licences', english);
