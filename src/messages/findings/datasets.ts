import * as english from '../en/findings/datasets.ts';
import { inLanguage } from '../language.ts';

export const { datasetFindingWords, datasetFixWords } = inLanguage('findings/datasets', english);
