import * as english from '../en/words/profile-title.ts';
import { inLanguage } from '../language.ts';

export const { profileTitle } = inLanguage('words/profile-title', english);
