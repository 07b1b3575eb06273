import * as english from '../en/words/announcement.ts';
import { inLanguage } from '../language.ts';

export const { announcementWords } = inLanguage('words/announcement', english);
