// The three purposes of the question what AI may do, in words.
import type * as english from '../../en/words/ai-purposes.ts';
import type { Told } from '../../language.ts';

/** Without an article: the sentences of the steps have forms of their own. */
export const purposeWords: Told<typeof english.purposeWords> = {
  search: 'Suche',
  'ai-input': 'KI-Eingabe',
  'ai-train': 'KI-Training',
};
