import * as english from '../en/words/cli.ts';
import { inLanguage } from '../language.ts';

export type { ComplaintCode } from '../en/words/cli.ts';

export const { cliWords, complaintWords } = inLanguage('words/cli', english);
