// The ways out of a refused edit: write it percent-encoded, or convert the file first.
import { type Encoding, firstUnwritable } from '../../core/text/encoding.ts';
import type { TextEdit } from '../../core/text/range.ts';
import { convertToUtf8 } from '../../state/convert-utf8.ts';
import { type DocumentStore, edit, look } from '../../state/document-store.ts';
import type { UnwritableCharacter } from '../../state/refusal.ts';
import { placeAfter } from './text-change.ts';

/** `text` with every character that `encoding` cannot write as the escapes of its UTF-8 octets (RFC 3986 2.5). */
export function escapeUnwritable(text: string, encoding: Encoding): string {
  const characters = Array.from(text).map((character) =>
    firstUnwritable(character, encoding) < 0 ? character : encodeURIComponent(character.toWellFormed()),
  );
  return characters.join('');
}

/** Makes the refused edit, escaped. */
export function writeEscaped(store: DocumentStore, refusal: UnwritableCharacter): void {
  const edits = refusal.edits.map(({ range, text }) => ({
    range,
    text: escapeUnwritable(text, refusal.encoding),
  }));
  writeAgain(store, refusal, edits, 'percent-encode');
}

/** Converts the file to UTF-8, as a step of its own, and then makes the refused edit as it was. */
export function convertAndWrite(store: DocumentStore, refusal: UnwritableCharacter): void {
  if (!convertToUtf8(store, refusal.path)) return;
  writeAgain(store, refusal, refusal.edits, refusal.intent.label.code);
}

/** The text view did not hear of this edit from the person's typing, so it is sent to where the caret belongs. */
function writeAgain(
  store: DocumentStore,
  { path, intent }: UnwritableCharacter,
  edits: readonly TextEdit[],
  code: string,
): void {
  const { caret, typed: _, ...rest } = intent;
  const label = { ...intent.label, code };
  if (!caret) return void edit(store, path, edits, { ...rest, label });
  const after = placeAfter(edits, caret.before);
  edit(store, path, edits, { ...rest, label, caret: { ...caret, after } });
  look(store, { caret: { position: after, by: 'form' } });
}
