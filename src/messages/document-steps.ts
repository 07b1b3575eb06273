import * as english from './en/document-steps.ts';
import { inLanguage } from './language.ts';

export const { faultWords } = inLanguage('document-steps', english);
