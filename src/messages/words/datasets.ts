import * as english from '../en/words/datasets.ts';
import { inLanguage } from '../language.ts';

export const { datasetFormWords } = inLanguage('words/datasets', english);
