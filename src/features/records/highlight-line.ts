// Connects the form to the other views: highlights a line, and announces sentences to assistive technology.
import { createContext, useContext } from 'react';
import { updateView } from '../../state/document/document-store.ts';
import { documentStore, viewStore } from '../../state/document/use-document.ts';
import { isSameCell } from '../../state/table/chosen-cell.ts';
import { explainedLine } from '../../state/table/explained-line.ts';

/** Moves the caret to a line (0-based), so that the text view shows it. */
export function highlightLine(line: number): void {
  updateView(documentStore, { caret: { position: { line, column: 0 }, by: 'form' } });
}

/**
 * Calls `onChange` with the line (0-based) that decides a cell, or the first line of its record, when the user selects
 * the cell, but not when an edit makes another line decide. Returns a function that stops this.
 */
export const onDecidingLineChange = (onChange: (line: number) => void): (() => void) =>
  viewStore.subscribe((state, { view }) => {
    if (!state.view.cell || isSameCell(state.view.cell, view.cell)) return;
    const line = explainedLine(state);
    if (line !== undefined) onChange(line);
  });

/** Announces a sentence to assistive technology (politely). */
export const AnnounceContext = createContext<(sentence: string) => void>(() => undefined);

export const useAnnounce = () => useContext(AnnounceContext);
