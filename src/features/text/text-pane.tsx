// The pane that shows the policy as text: head, notices, editor, foot.

import { useState } from 'react';
import { charsetName, isCharset } from '../../core/document/charsets.ts';
import { type Encoding, findUnencodable } from '../../core/document/encoding.ts';
import type { Position, TextEdit } from '../../core/document/range.ts';
import { escapeInvisible } from '../../core/text/escape-invisible.ts';
import { textWords } from '../../messages/en/text.ts';
import { convertToUtf8 } from '../../state/document/convert-to-utf8.ts';
import { type DocumentStore, dismissRefusal, edit, updateView } from '../../state/document/document-store.ts';
import { openSource } from '../../state/document/selectors.ts';
import type { UnencodableCharacter } from '../../state/document/state.ts';
import { documentStore, useDocument, useFrameState } from '../../state/document/use-document.ts';
import { PaneTitle } from '../../ui/controls/pane-title.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { positionAfterEdits } from './binding/text-change.ts';
import { focusEditor } from './editor/editor-handle.ts';
import styles from './text-pane.module.css';
import type { TextToolsProps } from './text-tools.tsx';
import { type TextMode, TextView, useTextMode } from './text-view.tsx';

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

const words = textWords.refused;
const MAX_SHOWN_CHARACTERS = 24;

/** A notice, if the encoding of the open file could not represent an edit. The shell reports other refusals. */
function RefusalNotice() {
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
  const canConvert = encoding === 'octets' || isCharset(encoding);
  const escaped = escapeUnencodable(edits.map(({ text }) => text).join(''), encoding);
  const createHandler = (run: () => void) => () => {
    run();
    if (intent.origin === 'text') focusEditor();
  };
  return (
    <div className="notice" data-severity="error">
      <Icon name="g-error" />
      <span className={styles.sentence}>
        {isCharset(encoding)
          ? words.charset(line, escapeInvisible(character), charsetName(encoding))
          : canConvert
            ? words.octets(line, escapeInvisible(character))
            : words.half(line)}
      </span>
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
        className="btn btn-quiet"
        type="button"
        onClick={createHandler(() => dismissRefusal(documentStore))}
      >
        {words.dismiss}
      </button>
    </div>
  );
}

/** Says that the open file is in an encoding that was detected, and offers to convert it. */
function CharsetNotice() {
  const encoding = useDocument((state) => openSource(state).encoding);
  const path = useDocument((state) => state.view.path);
  if (!isCharset(encoding)) return null;
  return (
    <div className="notice">
      <Icon name="g-note" />
      <span className={styles.sentence}>{textWords.charset.is(charsetName(encoding))}</span>
      <button className="btn" type="button" onClick={() => convertToUtf8(documentStore, path)}>
        {textWords.charset.convert}
      </button>
    </div>
  );
}

const TextTools = lazyComponent<TextToolsProps>(
  () => import('./text-tools.tsx'),
  () => null,
);

/** The open file as text. The editor is loaded separately; until then the text is readable. */
export function TextPane() {
  const mode = useTextMode();
  const [caret, onCaret] = useFrameState<Position>({ line: 0, column: 0 });
  const [tabLeaves, setTabLeaves] = useState(false);
  return (
    <section className="pane" aria-label={textWords.title}>
      <header className="pane-head">
        <PaneTitle name={textWords.title} />
        <span className="spring" />
        {mode !== 'huge' && <TextTools mode={mode} />}
      </header>
      <div className={styles['body']}>
        <div>
          <CharsetNotice />
          <RefusalNotice />
        </div>
        <TextView mode={mode} onCaret={onCaret} onTabLeaves={setTabLeaves} />
        <TextPaneFoot {...{ mode, caret, tabLeaves }} />
      </div>
    </section>
  );
}

interface TextPaneFootProps {
  readonly mode: TextMode;
  readonly caret: Position;
  readonly tabLeaves: boolean;
}

function TextPaneFoot({ mode, caret, tabLeaves }: TextPaneFootProps) {
  return (
    <footer className={`flow text-xs faint ${styles['foot']}`}>
      {(mode === 'code' || mode === 'area') && (
        <span>{textWords.place(caret.line + 1, caret.column + 1)}</span>
      )}
      {mode === 'code' && <LeaveCodeButton />}
      {mode === 'area' && (
        <span className="key-hint">
          <kbd>{textWords.leaveArea.key}</kbd>
          {textWords.leaveArea.last}
        </span>
      )}
      <output>{mode === 'code' && tabLeaves && textWords.tabLeaves}</output>
    </footer>
  );
}

function LeaveCodeButton() {
  const { first, between, second, last } = textWords.leave;
  return (
    <span className="key-hint">
      <kbd>{first}</kbd>
      {between}
      <kbd>{second}</kbd>
      {last}
    </span>
  );
}
