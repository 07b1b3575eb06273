import * as english from '../en/words/modern-hover.ts';
import { inLanguage } from '../language.ts';

export const { modernMeaning, modernShortly, partMeaning, whoReads } = inLanguage(
  'words/modern-hover',
  english,
);
