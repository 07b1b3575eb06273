// The octets of a byte order mark where they are text: in a file that is no UTF-8.
import { lineAt } from './lines.ts';
import type { Source } from './source.ts';

const MARK_TEXT = '\u00ef\u00bb\u00bf';

/**
 * How many characters at the beginning of a text in `octets` are those of a byte order mark, or of one that was cut
 * off; 0 without any.
 */
export function countMarkOctets(text: string): number {
  let length = 0;
  while (length < MARK_TEXT.length && text[length] === MARK_TEXT[length]) length++;
  return length;
}

/** The length of a whole mark, in octets. */
export const MARK_LENGTH = MARK_TEXT.length;

/** The column at which the first line begins behind such octets: nothing is written before them. */
export const columnAfterMark = ({ encoding, lines }: Pick<Source, 'encoding' | 'lines'>): number =>
  encoding === 'octets' ? countMarkOctets(lineAt(lines, 0)?.text ?? '') : 0;

/** A line of a file, the first one behind its mark; '' outside the file. */
export const textAfterMark = (source: Source, line: number): string =>
  (lineAt(source.lines, line)?.text ?? '').slice(line === 0 ? columnAfterMark(source) : 0);

/**
 * Whether a mark spoils what the first line says, to readers that do not drop it: they read the line once
 * something is written before it.
 */
export const isFirstLineSpoiledByMark = (source: Source): boolean =>
  (source.bom || columnAfterMark(source) > 0) && !/^[ \t]*(#|$)/.test(textAfterMark(source, 0));
