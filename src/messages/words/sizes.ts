import * as english from '../en/words/sizes.ts';
import { inLanguage } from '../language.ts';

export const { sizeWords } = inLanguage('words/sizes', english);
