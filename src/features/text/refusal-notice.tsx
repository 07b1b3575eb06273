// The notice that the encoding of the open file could not represent an edit.
import { charsetName, isCharset } from '../../core/document/charsets.ts';
import { escapeInvisible } from '../../core/text/escape-invisible.ts';
import { textWords } from '../../messages/en/text.ts';
import { dismissRefusal } from '../../state/document/document-store.ts';
import type { UnencodableCharacter } from '../../state/document/state.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { focusEditor } from './editor/editor-handle.ts';
import { convertAndRetry, escapeUnencodable, writeEscapedEdit } from './refused-edit.ts';

const words = textWords.refused;
const MAX_SHOWN_CHARACTERS = 24;

/** Returns the sentence of the notice. */
export function describeRefusedCharacter({ character, edits, encoding }: UnencodableCharacter): string {
  const line = (edits.find(({ text }) => text.includes(character))?.range.start.line ?? 0) + 1;
  if (isCharset(encoding)) return words.charset(line, escapeInvisible(character), charsetName(encoding));
  return encoding === 'octets' ? words.octets(line, escapeInvisible(character)) : words.half(line);
}

/** What can be done: write escapes, convert the file, or nothing. */
export function RefusedCharacterActions({ refusal }: { refusal: UnencodableCharacter }) {
  const { edits, encoding, intent } = refusal;
  const canConvert = encoding === 'octets' || isCharset(encoding);
  const escaped = escapeUnencodable(edits.map(({ text }) => text).join(''), encoding);
  const createHandler = (run: () => void) => () => {
    run();
    if (intent.origin === 'text') focusEditor();
  };
  return (
    <>
      {canConvert && (
        <>
          <button
            className="btn"
            type="button"
            onClick={createHandler(() => writeEscapedEdit(documentStore, refusal))}
          >
            {escaped.length <= MAX_SHOWN_CHARACTERS ? words.encode(escaped) : words.encodeMany}
          </button>
          <button
            className="btn"
            type="button"
            onClick={createHandler(() => convertAndRetry(documentStore, refusal))}
          >
            {words.convert}
          </button>
        </>
      )}
      <button
        className="btn btn-link"
        type="button"
        onClick={createHandler(() => dismissRefusal(documentStore))}
      >
        {words.dismiss}
      </button>
    </>
  );
}
