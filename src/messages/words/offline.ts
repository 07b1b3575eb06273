import * as english from '../en/words/offline.ts';
import { inLanguage } from '../language.ts';

export const { offlineWords } = inLanguage('words/offline', english);
