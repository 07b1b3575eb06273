import * as english from '../en/words/path-hover.ts';
import { inLanguage } from '../language.ts';

export const { pathHoverWords } = inLanguage('words/path-hover', english);
