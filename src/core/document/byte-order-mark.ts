// The octets of a byte order mark where they are text: in a file that is not UTF-8.
import { lineAt } from './lines.ts';
import type { Source } from './source.ts';

const MARK_TEXT = '\u00ef\u00bb\u00bf';

/**
 * The number of characters at the beginning of a text in `octets` that belong to a byte order mark, which may be cut
 * off; 0 without a mark.
 */
export function countMarkOctets(text: string): number {
  let length = 0;
  while (length < MARK_TEXT.length && text[length] === MARK_TEXT[length]) length++;
  return length;
}

/** The length of a complete mark, in octets. */
export const MARK_LENGTH = MARK_TEXT.length;

/** The column after these octets, at which the first line begins. No edit writes before it. */
export const columnAfterMark = ({ encoding, lines }: Pick<Source, 'encoding' | 'lines'>): number =>
  encoding === 'octets' ? countMarkOctets(lineAt(lines, 0)?.text ?? '') : 0;

/** The text of a line, without the mark on the first line; '' outside the file. */
export const textAfterMark = (source: Source, line: number): string =>
  (lineAt(source.lines, line)?.text ?? '').slice(line === 0 ? columnAfterMark(source) : 0);

/**
 * Whether a mark spoils the first line for readers that do not remove it. They read the line if another line is
 * written before it.
 */
export const isFirstLineSpoiledByMark = (source: Source): boolean =>
  (source.bom || columnAfterMark(source) > 0) && !/^[ \t]*(#|$)/.test(textAfterMark(source, 0));
