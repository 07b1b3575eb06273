import * as english from '../en/words/line-facts.ts';
import { inLanguage } from '../language.ts';

export const { lineContested, lineHonoured, lineRelation, lineStatus } = inLanguage(
  'words/line-facts',
  english,
);
