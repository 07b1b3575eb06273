// Whether a text from a file can be shown as it is.
import { isPlain } from '../core/text/plain-text.ts';

export const isPlainText = (text: string): boolean => isPlain(text);
