import * as english from '../en/words/who-asks.ts';
import { inLanguage } from '../language.ts';

export const { whoAsks } = inLanguage('words/who-asks', english);
