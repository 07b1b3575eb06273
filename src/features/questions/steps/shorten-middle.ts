// Long texts in a line: what tells them apart stands at their beginning and their end.
import { shortenMiddle } from '../../../core/text/shorten-text.ts';

const MAX_LENGTH = 160;
const START_LENGTH = 100;
const END_LENGTH = 40;

/** The text itself, or its beginning and end if it is long. */
export const shortened = (text: string): string => shortenMiddle(text, MAX_LENGTH, START_LENGTH, END_LENGTH);
