// Long texts in a line: what tells them apart stands at their beginning and their end.
import { endsOf } from '../../core/text/shorten.ts';

const MOST = 160;
const BEGINNING = 100;
const END = 40;

/** The text itself, or its beginning and end if it is long. */
export const shortened = (text: string): string => endsOf(text, MOST, BEGINNING, END);
