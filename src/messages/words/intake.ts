import * as english from '../en/words/intake.ts';
import { inLanguage } from '../language.ts';

export const { intakeWords } = inLanguage('words/intake', english);
