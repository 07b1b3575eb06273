import * as english from '../en/words/panes.ts';
import { inLanguage } from '../language.ts';

export const { accessTitle, policyTextTitle, recordsTitle, textTitle, traceTitle } = inLanguage(
  'words/panes',
  english,
);
