// Synchronizes the caret in both directions: from the text to the store, and from the store to the text.
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
  /** Returns the caret before the change that is being reported. */
  currentPosition(): Position;
  /** Runs `act`. Caret moves that it causes are not moves of the user, and are not reported. */
  withoutReporting<T>(act: () => T): T;
  /** Shows the position of the store in a model that has just been opened. */
  start(): void;
  /** Moves to the position of the store, unless the text set it. */
  follow(state: GatepostState, before: GatepostState): void;
  /** Restores the caret after a refused edit, as soon as Monaco has finished processing it. */
  restoreLater(): void;
  dispose(): void;
}

export function createCaretSync(code: editor.IStandaloneCodeEditor, store: DocumentStore): CaretSync {
  let last: Position = { line: 0, column: 0 };
  let isSilent = false;

  const withoutReporting = <T>(act: () => T): T => {
    const wasSilent = isSilent;
    isSilent = true;
    try {
      return act();
    } finally {
      isSilent = wasSilent;
      const now = code.getPosition();
      if (now) last = fromEditorPosition(now);
    }
  };
  const goTo = (position: Position) =>
    withoutReporting(() => {
      const place = toEditorPosition(position);
      code.setPosition(place);
      // An editor without a size, in a hidden pane, knows of no viewport.
      if (position.line === 0) code.setScrollPosition({ scrollTop: 0, scrollLeft: 0 });
      code.revealPositionInCenterIfOutsideViewport(place);
    });
  const subscription = code.onDidChangeCursorPosition(({ position }) => {
    last = fromEditorPosition(position);
    if (!isSilent && !isSamePosition(store.getState().view.caret?.position, last)) {
      batchToNextFrame(() => updateView(store, { caret: { position: last, by: 'text' } }));
    }
  });
  return {
    currentPosition: () => last,
    withoutReporting,
    start() {
      const { caret } = store.getState().view;
      if (caret) goTo(caret.position);
    },
    follow({ view: { caret }, history }, before) {
      const isNewDocument = history !== before.history && history.past.length + history.future.length === 0;
      if (caret && caret !== before.view.caret && caret.by !== 'text') goTo(caret.position);
      else if (!caret && isNewDocument) goTo({ line: 0, column: 0 });
    },
    restoreLater() {
      const place = last;
      queueMicrotask(() => goTo(place));
    },
    dispose: () => subscription.dispose(),
  };
}

const isSamePosition = (a: Position | undefined, b: Position) => a?.line === b.line && a.column === b.column;
