// Refuses edits that the encoding of a file cannot represent, so that the text is never changed silently.
import { codePointName } from '../text/code-point-name.ts';
import { type Encoding, findUnencodable } from './encoding.ts';
import { getLine, type Lines, lineAt } from './lines.ts';
import type { Position, TextEdit } from './range.ts';
import type { Source } from './source.ts';

const positionLabel = ({ line, column }: Position) => `line ${line}, column ${column}`;

function assertEncodableText(edit: TextEdit, encoding: Encoding): void {
  const at = findUnencodable(edit.text, encoding);
  if (at < 0) return;
  const character = codePointName(edit.text, at);
  const place = positionLabel(edit.range.start);
  throw new RangeError(
    `edit at ${place}: ${encoding} cannot hold ${character} (character ${at} of its text)`,
  );
}

/** Whether a position is between the two halves of a surrogate pair. */
function splitsSurrogatePair(lines: Lines, { line, column }: Position): boolean {
  const text = lineAt(lines, line)?.text ?? '';
  return column > 0 && column < text.length && text.codePointAt(column - 1)! > 0xffff;
}

/**
 * @throws RangeError for a character that the encoding of `source` cannot represent, half a surrogate pair included,
 * and for a range that begins or ends within such a pair. The message names the character, the position and the
 * encoding; lines, columns and characters are counted from 0.
 */
export function assertWritableEdits({ lines, encoding }: Source, edits: readonly TextEdit[]): void {
  for (const edit of edits) {
    for (const place of [edit.range.start, edit.range.end]) {
      if (!splitsSurrogatePair(lines, place)) continue;
      const character = codePointName(getLine(lines, place.line).text, place.column - 1);
      throw new RangeError(`edit at ${positionLabel(place)}: ${encoding} cannot hold half of ${character}`);
    }
    assertEncodableText(edit, encoding);
  }
}
