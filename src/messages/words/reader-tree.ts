import * as english from '../en/words/reader-tree.ts';
import { inLanguage } from '../language.ts';

export const { readerTreeWords } = inLanguage('words/reader-tree', english);
