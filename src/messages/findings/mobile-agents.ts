import * as english from '../en/findings/mobile-agents.ts';
import { inLanguage } from '../language.ts';

export const { mobileFindingWords, mobileFixWords } = inLanguage('findings/mobile-agents', english);
