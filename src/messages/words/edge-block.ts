import * as english from '../en/words/edge-block.ts';
import { inLanguage } from '../language.ts';

export const { edgeBlockWords } = inLanguage('words/edge-block', english);
