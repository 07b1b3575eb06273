// Detects files of response headers, by their path or their beginning.
import { lineAt } from '../../document/lines.ts';
import type { Source } from '../../document/source.ts';

/** The path where the hosts look for the file. */
export const HEADERS_PATH = '/_headers';

const STATUS = /^HTTP\/\d(?:\.\d)?[ \t]+\d{3}(?:[ \t]|$)/i;

/** Whether a line, without the white space around it, is the status line of a response. */
export const isStatusLine = (text: string): boolean => STATUS.test(text);

/** Whether a text begins like a response, with a status line. */
export const declaresResponse = ({ lines }: Source): boolean => isStatusLine(lineAt(lines, 0)!.text.trim());
