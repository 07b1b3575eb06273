// The octets of a byte order mark where they are text: in a file that is no UTF-8.
import { lineAt } from './lines.ts';
import type { Source } from './source.ts';

const MARK = '\u00ef\u00bb\u00bf';

/**
 * How many characters at the beginning of a text in `octets` are those of a byte order mark, or of one that was cut
 * off; 0 without any.
 */
export function markOctets(text: string): number {
  let length = 0;
  while (length < MARK.length && text[length] === MARK[length]) length++;
  return length;
}

/** The length of a whole mark, in octets. */
export const MARK_OCTETS = MARK.length;

/** The column at which the first line begins behind such octets: nothing is written before them. */
export const firstColumn = ({ encoding, lines }: Pick<Source, 'encoding' | 'lines'>): number =>
  encoding === 'octets' ? markOctets(lineAt(lines, 0)?.text ?? '') : 0;

/** A line of a file, the first one behind its mark; '' outside the file. */
export const textBehindMark = (source: Source, line: number): string =>
  (lineAt(source.lines, line)?.text ?? '').slice(line === 0 ? firstColumn(source) : 0);

/**
 * Whether a mark spoils what the first line says, to readers that do not drop it: they read the line once
 * something is written before it.
 */
export const isSpoiledByMark = (source: Source): boolean =>
  (source.bom || firstColumn(source) > 0) && !/^[ \t]*(#|$)/.test(textBehindMark(source, 0));
