import * as english from './en/mobile-steps.ts';
import { inLanguage } from './language.ts';

export const { mobileFaultWords } = inLanguage('mobile-steps', english);
