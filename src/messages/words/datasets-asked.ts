import * as english from '../en/words/datasets-asked.ts';
import { inLanguage } from '../language.ts';

export const { datasetWords, licenceShortly } = inLanguage('words/datasets-asked', english);
