import * as english from '../en/words/reader-basis.ts';
import { inLanguage } from '../language.ts';

export const { aboutKnob, readerBasis } = inLanguage('words/reader-basis', english);
