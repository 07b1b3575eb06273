import * as english from '../en/words/requests.ts';
import { inLanguage } from '../language.ts';

export const { requestWords } = inLanguage('words/requests', english);
