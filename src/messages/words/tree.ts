import * as english from '../en/words/tree.ts';
import { inLanguage } from '../language.ts';

export const { treeWords } = inLanguage('words/tree', english);
