// What can be done about an edit that the encoding of the file cannot represent.
import { type Encoding, findUnencodable } from '../../core/document/encoding.ts';
import type { TextEdit } from '../../core/document/range.ts';
import { convertToUtf8 } from '../../state/document/convert-to-utf8.ts';
import { type DocumentStore, edit, updateView } from '../../state/document/document-store.ts';
import type { UnencodableCharacter } from '../../state/document/state.ts';
import { positionAfterEdits } from './binding/text-change.ts';

/**
 * Returns `text` with every character that `encoding` cannot represent as the escapes of its UTF-8 octets (RFC
 * 3986 2.5).
 */
export function escapeUnencodable(text: string, encoding: Encoding): string {
  const characters = Array.from(text).map((character) =>
    findUnencodable(character, encoding) < 0 ? character : encodeURIComponent(character.toWellFormed()),
  );
  return characters.join('');
}

/** Repeats the refused edit with escapes. */
export function writeEscapedEdit(store: DocumentStore, refusal: UnencodableCharacter): void {
  const edits = refusal.edits.map(({ range, text }) => ({
    range,
    text: escapeUnencodable(text, refusal.encoding),
  }));
  retryEdit(store, refusal, edits, 'percent-encode');
}

/** Converts the file to UTF-8 as a separate step, and then repeats the refused edit. */
export function convertAndRetry(store: DocumentStore, refusal: UnencodableCharacter): void {
  if (!convertToUtf8(store, refusal.path).done) return;
  retryEdit(store, refusal, refusal.edits, refusal.intent.label.code);
}

/**
 * Repeats a refused edit. The text view does not expect this edit from typing, so it is told the new position of
 * the caret.
 */
function retryEdit(
  store: DocumentStore,
  { path, intent }: UnencodableCharacter,
  edits: readonly TextEdit[],
  code: string,
): void {
  const { caret, typed: _, ...rest } = intent;
  const label = { ...intent.label, code };
  if (!caret) return void edit(store, path, edits, { ...rest, label });
  const after = positionAfterEdits(edits, caret.before);
  edit(store, path, edits, { ...rest, label, caret: { ...caret, after } });
  updateView(store, { caret: { position: after, by: 'form' } });
}
