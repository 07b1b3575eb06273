import * as english from '../en/words/host-of.ts';
import { inLanguage } from '../language.ts';

export const { hostOf } = inLanguage('words/host-of', english);
