import * as english from './en/convert.ts';
import { inLanguage } from './language.ts';

export const { explainLoss, tellLoss } = inLanguage('convert', english);
