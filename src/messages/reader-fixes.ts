import * as english from './en/reader-fixes.ts';
import { inLanguage } from './language.ts';

export const { readerFixTitle } = inLanguage('reader-fixes', english);
