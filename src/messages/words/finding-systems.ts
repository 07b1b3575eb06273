import * as english from '../en/words/finding-systems.ts';
import { inLanguage } from '../language.ts';

export const { findingSystems } = inLanguage('words/finding-systems', english);
