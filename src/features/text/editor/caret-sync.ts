// The caret in both directions: where the person goes in the text is told to the store, where the store points is shown.
import type { editor } from 'monaco-editor/editor';
import type { Position } from '../../../core/document/range.ts';
import {
  type DocumentStore,
  type GatepostState,
  updateView,
} from '../../../state/document/document-store.ts';
import { batchToNextFrame } from '../../../state/document/use-document.ts';
import { fromEditorPosition, toEditorPosition } from '../binding/text-change.ts';

export interface CaretSync {
  /** Where the caret was before the change that is being reported. */
  place(): Position;
  /** Runs `act`; caret moves that it causes are not the person's, and are not told. */
  keep<T>(act: () => T): T;
  /** Shows the place the store points at, in a model that has just been opened. */
  start(): void;
  /** Goes where the store points, if somebody else than the text moved it there. */
  follow(state: GatepostState, before: GatepostState): void;
  /** Puts the caret back after an edit that was refused, as soon as Monaco is done with it. */
  restoreLater(): void;
  dispose(): void;
}

export function createCaretSync(code: editor.IStandaloneCodeEditor, store: DocumentStore): CaretSync {
  let last: Position = { line: 0, column: 0 };
  let keeping = false;

  const keep = <T>(act: () => T): T => {
    const outer = keeping;
    keeping = true;
    try {
      return act();
    } finally {
      keeping = outer;
      const now = code.getPosition();
      if (now) last = fromEditorPosition(now);
    }
  };
  const goTo = (position: Position) =>
    keep(() => {
      const place = toEditorPosition(position);
      code.setPosition(place);
      code.revealPositionInCenterIfOutsideViewport(place);
    });
  const listening = code.onDidChangeCursorPosition(({ position }) => {
    last = fromEditorPosition(position);
    if (!keeping && !isSamePosition(store.getState().view.caret?.position, last)) {
      batchToNextFrame(() => updateView(store, { caret: { position: last, by: 'text' } }));
    }
  });
  return {
    place: () => last,
    keep,
    start() {
      const { caret } = store.getState().view;
      if (caret) goTo(caret.position);
    },
    follow({ view: { caret }, history }, before) {
      const opened = history !== before.history && history.past.length + history.future.length === 0;
      if (caret && caret !== before.view.caret && caret.by !== 'text') goTo(caret.position);
      else if (!caret && opened) goTo({ line: 0, column: 0 });
    },
    restoreLater() {
      const place = last;
      queueMicrotask(() => goTo(place));
    },
    dispose: () => listening.dispose(),
  };
}

const isSamePosition = (a: Position | undefined, b: Position) => a?.line === b.line && a.column === b.column;
