// Between the form and the others: which line the form points at, and what it has to say aloud.
import { createContext, useContext } from 'react';
import { look } from '../../state/document-store.ts';
import { documentStore } from '../../state/use-document.ts';

/** Points at a line (0-based), so that the text view shows it. */
export function pointAt(line: number): void {
  look(documentStore, { caret: { position: { line, column: 0 }, by: 'form' } });
}

/** Says a sentence politely to assistive technology. */
export const AnnounceContext = createContext<(sentence: string) => void>(() => undefined);

export const useAnnounce = () => useContext(AnnounceContext);
