import * as english from '../en/words/learn-rfc-9309.ts';
import { inLanguage } from '../language.ts';

export const { rfc9309Text } = inLanguage('words/learn-rfc-9309', english);
