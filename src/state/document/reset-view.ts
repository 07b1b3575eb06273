// What is looked at when something was opened.
import type { ReaderId } from '../../core/readers/registry.ts';
import type { MatrixQuestion } from '../table/matrix-question.ts';
import type { DocumentStore } from './document-store.ts';

/** Where one begins to read what was opened. */
const TOP = { position: { line: 0, column: 0 }, by: 'history' } as const;

/** Forgets what was looked at in the document that was open before: the cell, the line, the simulated status. */
export function resetView(
  store: DocumentStore,
  path: string,
  reader: ReaderId,
  subject?: MatrixQuestion,
): void {
  const { view, ...state } = store.getState();
  const kept = {
    ...(view.columnsBy === undefined ? {} : { columnsBy: view.columnsBy }),
    ...(view.watched === undefined ? {} : { watched: view.watched }),
    ...(view.readerChosen === undefined ? {} : { readerChosen: view.readerChosen }),
    ...(subject ? { subject } : {}),
  };
  store.setState({ ...state, view: { path, reader, caret: TOP, ...kept } }, true);
}
