// Shortens long texts in one line: what distinguishes them is usually at their start and end.
import { shortenMiddle } from '../../../core/text/shorten-text.ts';

const MAX_LENGTH = 160;
const START_LENGTH = 100;
const END_LENGTH = 40;

/** Returns the text, or its start and end if it is long. */
export const shortened = (text: string): string => shortenMiddle(text, MAX_LENGTH, START_LENGTH, END_LENGTH);
