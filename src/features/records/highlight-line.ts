// Between the form and the others: which line the form points at, and what it has to say aloud.
import { createContext, useContext } from 'react';
import { updateView } from '../../state/document/document-store.ts';
import { documentStore, viewStore } from '../../state/document/use-document.ts';
import { decidingLine, isSameCell } from '../../state/table/chosen-cell.ts';

/** Points at a line (0-based), so that the text view shows it. */
export function highlightLine(line: number): void {
  updateView(documentStore, { caret: { position: { line, column: 0 }, by: 'form' } });
}

/**
 * Tells the line (0-based) that decides a cell when the cell is chosen, not when an edit has another line decide. Returns
 * how to stop.
 */
export const onDecidingLineChange = (tell: (line: number) => void): (() => void) =>
  viewStore.subscribe((state, { view }) => {
    if (!state.view.cell || isSameCell(state.view.cell, view.cell)) return;
    const line = decidingLine(state);
    if (line !== undefined) tell(line);
  });

/** Says a sentence politely to assistive technology. */
export const AnnounceContext = createContext<(sentence: string) => void>(() => undefined);

export const useAnnounce = () => useContext(AnnounceContext);
