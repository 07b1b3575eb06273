import { textBeforeMatch } from './trim-characters.ts';

/** Returns the leading letters, `_` and `-` of a text: a product token (RFC 9309 2.2.1). */
export const leadingIdentifier = (text: string): string => textBeforeMatch(text, /[^A-Za-z_-]/);
