import * as english from '../en/words/learn-findings-text.ts';
import { inLanguage } from '../language.ts';

export const { findingsText } = inLanguage('words/learn-findings-text', english);
