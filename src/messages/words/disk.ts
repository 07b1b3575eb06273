import * as english from '../en/words/disk.ts';
import { inLanguage } from '../language.ts';

export const { diskWords } = inLanguage('words/disk', english);
