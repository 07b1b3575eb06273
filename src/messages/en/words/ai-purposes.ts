// The three purposes of the question what AI may do, in words.
import type { AiPurpose } from '../../../core/catalogue/ai-purposes.ts';

/** As in `line 3 says no to AI training`. */
export const purposeWords: Readonly<Record<AiPurpose, string>> = {
  search: 'search',
  'ai-input': 'AI input',
  'ai-train': 'AI training',
};
