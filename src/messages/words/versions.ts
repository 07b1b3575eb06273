import * as english from '../en/words/versions.ts';
import { inLanguage } from '../language.ts';

export const { versionsWords } = inLanguage('words/versions', english);
