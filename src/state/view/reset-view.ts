// The view after a document is opened.
import type { ReaderId } from '../../core/readers/registry.ts';
import type { DocumentStore } from '../document/document-store.ts';
import type { MatrixQuestion } from '../document/matrix-question.ts';

/**
 * The beginning of the opened file. It is another object each time, so that the text scrolls there even if the caret
 * was there before.
 */
const createTop = () => ({ position: { line: 0, column: 0 }, by: 'history' }) as const;

/** Resets the view of the previous document: the cell, the line, the simulated status. */
export function resetView(
  store: DocumentStore,
  path: string,
  reader: ReaderId,
  subject?: MatrixQuestion,
): void {
  const { view, ...state } = store.getState();
  const preserved = {
    ...(view.columnsBy === undefined ? {} : { columnsBy: view.columnsBy }),
    ...(view.watched === undefined ? {} : { watched: view.watched }),
    ...(view.readerChosen === undefined ? {} : { readerChosen: view.readerChosen }),
    ...(subject ? { subject } : {}),
  };
  store.setState({ ...state, view: { path, reader, caret: createTop(), ...preserved } }, true);
}
