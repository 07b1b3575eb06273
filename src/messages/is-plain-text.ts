// Text that people read beside our own words: whether it can be drawn as it stands.
import { isPlain } from '../core/text/plain-text.ts';

export const isPlainText = (text: string): boolean => isPlain(text);
