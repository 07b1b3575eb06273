// Says that an edit was refused, where and why, with the ways out.
import { escapeInvisible } from '../../core/text/escape-invisible.ts';
import { textWords } from '../../messages/en/text.ts';
import { dismissRefusal } from '../../state/document/document-store.ts';
import type { UnencodableCharacter } from '../../state/document/state.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { focusEditor } from './editor/editor-handle.ts';
import { convertAndRetry, escapeUnencodable, writeEscapedEdit } from './refusal-actions.ts';
import styles from './text-pane.module.css';

const words = textWords.refused;
const MAX_SHOWN_CHARACTERS = 24;

/** Nothing, unless the encoding of the open file could not write an edit. What else is refused, the shell says. */
export function RefusalNotice() {
  const refusal = useDocument((state) => state.refusal);
  const path = useDocument((state) => state.view.path);
  return (
    <div role="alert">
      {refusal?.code === 'unwritable-character' && refusal.path === path && (
        <NoticeContent key={refusal.character} refusal={refusal} />
      )}
    </div>
  );
}

function NoticeContent({ refusal }: { refusal: UnencodableCharacter }) {
  const { character, edits, encoding, intent } = refusal;
  const line = (edits.find(({ text }) => text.includes(character))?.range.start.line ?? 0) + 1;
  const canConvert = encoding === 'octets';
  const escaped = escapeUnencodable(edits.map(({ text }) => text).join(''), encoding);
  const act = (go: () => void) => () => {
    go();
    if (intent.origin === 'text') focusEditor();
  };
  return (
    <div className="notice" data-severity="error">
      <Icon name="g-error" />
      <span className={styles.sentence}>
        {canConvert ? words.octets(line, escapeInvisible(character)) : words.half(line)}
      </span>
      {canConvert && (
        <>
          <button className="btn" type="button" onClick={act(() => writeEscapedEdit(documentStore, refusal))}>
            {escaped.length <= MAX_SHOWN_CHARACTERS ? words.encode(escaped) : words.encodeMany}
          </button>
          <button className="btn" type="button" onClick={act(() => convertAndRetry(documentStore, refusal))}>
            {words.convert}
          </button>
        </>
      )}
      <button className="btn btn-quiet" type="button" onClick={act(() => dismissRefusal(documentStore))}>
        {words.dismiss}
      </button>
    </div>
  );
}
