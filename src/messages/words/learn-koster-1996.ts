import * as english from '../en/words/learn-koster-1996.ts';
import { inLanguage } from '../language.ts';

export const { koster1996Text } = inLanguage('words/learn-koster-1996', english);
