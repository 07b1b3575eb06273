import * as english from '../en/words/cell-marks.ts';
import { inLanguage } from '../language.ts';

export const { cellMarkWords } = inLanguage('words/cell-marks', english);
