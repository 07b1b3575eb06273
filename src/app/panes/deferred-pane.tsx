// A pane of a long file that was just opened: first an empty placeholder, then its content, rendered in slices.
// One pane at a time.
import { type ReactNode, startTransition, useCallback, useState } from 'react';
import { openFile, openSource } from '../../state/document/selectors.ts';
import { useDocument } from '../../state/document/use-document.ts';
import { takeTurn } from '../../state/layout/pane-turns.ts';

/** From this number of lines, rendering a pane again would block the page noticeably. */
const LONG_FILE_LINES = 5000;

interface DeferredPaneProps {
  readonly pane: 'access' | 'records';
  readonly title: string;
  readonly children: ReactNode;
}

/** `children` must be the same object in each rendering: React then recreates them only for another long file. */
export function DeferredPane({ pane, title, children }: DeferredPaneProps) {
  const id = useDocument((state) => openFile(state).id);
  const isLong = useDocument((state) => openSource(state).lines.length >= LONG_FILE_LINES);
  const [shownFile, setShownFile] = useState(-1);
  if (!isLong && shownFile !== id) setShownFile(id);
  const scheduleRef = useCallback(
    () => takeTurn(pane, () => startTransition(() => setShownFile(id))),
    [pane, id],
  );
  if (!isLong || shownFile === id) return children;
  return <section ref={scheduleRef} className="pane" aria-label={title} aria-busy />;
}
