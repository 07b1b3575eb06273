import * as english from '../en/words/edit-changes.ts';
import { inLanguage } from '../language.ts';

export const { editChangesWords, toldChanges } = inLanguage('words/edit-changes', english);
