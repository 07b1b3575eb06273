import * as english from '../en/words/datasets-asked.ts';
import { inLanguage } from '../language.ts';

export const { datasetWords } = inLanguage('words/datasets-asked', english);
