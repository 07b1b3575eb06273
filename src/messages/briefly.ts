import * as english from './en/briefly.ts';
import { inLanguage } from './language.ts';

export const { explainBriefly } = inLanguage('briefly', english);
