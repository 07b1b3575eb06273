// The text in a plain text area: by choice, and where the code editor cannot be loaded. Uncontrolled, like the
// code editor.
import { memo, useCallback } from 'react';
import type { Position } from '../../../core/document/range.ts';
import { textWords } from '../../../messages/en/text.ts';
import {
  type DocumentStore,
  edit,
  type GatepostState,
  updateView,
} from '../../../state/document/document-store.ts';
import { openSource } from '../../../state/document/selectors.ts';
import { batchToNextFrame, documentStore } from '../../../state/document/use-document.ts';
import { bindModel } from '../binding/bind-model.ts';
import { createCompositionTracker } from '../binding/composition.ts';
import { editorTextOf } from '../binding/shown-text.ts';
import { createTextIntent } from '../binding/text-intent.ts';
import { registerEditor } from '../editor/editor-handle.ts';
import { createAreaModel } from './area-model.ts';
import styles from './text-area.module.css';
import { offsetAtPosition, positionAtOffset } from './text-offsets.ts';

/** Shows the file at `path` in `area`; returns a function that ends this. */
function startAreaSession(
  area: HTMLTextAreaElement,
  store: DocumentStore,
  path: string,
  onCaret: (place: Position) => void,
): () => void {
  const initial = openSource(store.getState());
  const text = editorTextOf(initial);
  area.value = text;
  const model = createAreaModel(area, text);
  const compositions = createCompositionTracker();
  let caret: Position = { line: 0, column: 0 };
  const binding = bindModel(
    model,
    {
      source: () => openSource(store.getState()),
      // A file that is read-only because of its size has another view, which is about to replace this one.
      subscribe: (listener) =>
        store.subscribe((state) => state.view.path === path && !openSource(state).big && listener()),
      edit(edits, kind) {
        const intent = compositions.intentOf(createTextIntent(path, edits, kind, caret));
        const result = batchToNextFrame(() => edit(store, path, edits, intent));
        const before = caret;
        if (!result.done) queueMicrotask(() => goTo(before));
        return result;
      },
    },
    initial,
  );

  const handleStoreChange = (state: GatepostState, before: GatepostState) => {
    area.readOnly = state.isOpenInOtherTab === true;
    followCaret(state, before);
  };
  area.readOnly = store.getState().isOpenInOtherTab === true;

  const updateCaret = () => {
    const place = positionAtOffset(area.value, area.selectionEnd);
    if (place.line === caret.line && place.column === caret.column) return;
    caret = place;
    onCaret(place);
    if (!isSamePosition(store.getState().view.caret?.position, place))
      batchToNextFrame(() => updateView(store, { caret: { position: place, by: 'text' } }));
  };
  const goTo = (place: Position) => {
    const offset = offsetAtPosition(area.value, place);
    area.setSelectionRange(offset, offset);
    caret = place;
    onCaret(place);
    scrollToLine(area, place.line);
  };
  const followCaret = ({ view }: GatepostState, before: GatepostState) => {
    const { caret: storeCaret } = view;
    if (view.path === path && storeCaret && storeCaret !== before.view.caret && storeCaret.by !== 'text')
      goTo(storeCaret.position);
  };
  const onInput = (event: Event) => {
    model.reportInput(
      event instanceof InputEvent && event.inputType.startsWith('insertFrom') ? 'paste' : undefined,
    );
    updateCaret();
  };
  const onSelect = () => document.activeElement === area && updateCaret();
  area.addEventListener('compositionstart', compositions.begin);
  area.addEventListener('compositionend', compositions.end);
  area.addEventListener('input', onInput);
  document.addEventListener('selectionchange', onSelect);
  const unsubscribe = store.subscribe(handleStoreChange);
  const unregister = registerEditor({ text: () => area.value, focus: () => area.focus() });
  const start = store.getState().view.caret;
  if (start) goTo(start.position);
  return () => {
    area.removeEventListener('compositionstart', compositions.begin);
    area.removeEventListener('compositionend', compositions.end);
    area.removeEventListener('input', onInput);
    document.removeEventListener('selectionchange', onSelect);
    unsubscribe();
    unregister();
    binding.dispose();
  };
}

const isSamePosition = (a: Position | undefined, b: Position) => a?.line === b.line && a.column === b.column;

/** Scrolls a line into the middle if it is out of view. Lines do not wrap, so all have the same height. */
function scrollToLine(area: HTMLTextAreaElement, line: number): void {
  const height = Number.parseFloat(getComputedStyle(area).lineHeight) || 20;
  const top = line * height;
  if (top >= area.scrollTop && top + 2 * height <= area.scrollTop + area.clientHeight) return;
  area.scrollTop = top - area.clientHeight / 2;
}

interface TextAreaProps {
  readonly path: string;
  /** Must be the same function at every render. */
  readonly onCaret: (place: Position) => void;
}

function TextArea({ path, onCaret }: TextAreaProps) {
  const attach = useCallback(
    (area: HTMLTextAreaElement) => startAreaSession(area, documentStore, path, onCaret),
    [path, onCaret],
  );
  return (
    <textarea
      key={path}
      ref={attach}
      className={styles['area']}
      aria-label={textWords.editor}
      data-policy-text
      wrap="off"
      spellCheck={false}
      autoCapitalize="off"
      autoCorrect="off"
      autoComplete="off"
    />
  );
}

export const PlainTextArea = memo(TextArea);
