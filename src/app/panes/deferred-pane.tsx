// A pane of a long file that was just opened: first an empty placeholder, then its content, rendered in slices.
// One pane at a time, because the layout of all at once would take long too.
import { type ReactNode, startTransition, useCallback, useState } from 'react';
import { openFile, openSource } from '../../state/document/selectors.ts';
import { useDocument } from '../../state/document/use-document.ts';
import { whenAwaited } from '../../state/idle-tasks.ts';

/** From this number of lines, rendering a pane again would block the page noticeably. */
const LONG_FILE_LINES = 5000;

const queue = new Set<() => void>();

function showNext(): void {
  whenAwaited(() => {
    const [first] = queue;
    if (!first) return;
    queue.delete(first);
    startTransition(first);
    if (queue.size > 0) showNext();
  });
}

/** Calls `show` in its turn. Returns a function that cancels it. */
function enqueue(show: () => void): () => void {
  queue.add(show);
  if (queue.size === 1) showNext();
  return () => queue.delete(show);
}

/** `children` must be the same object in each rendering: React then recreates them only for another long file. */
export function DeferredPane({ title, children }: { title: string; children: ReactNode }) {
  const id = useDocument((state) => openFile(state).id);
  const isLong = useDocument((state) => openSource(state).lines.length >= LONG_FILE_LINES);
  const [shownFile, setShownFile] = useState(-1);
  if (!isLong && shownFile !== id) setShownFile(id);
  const scheduleRef = useCallback(() => enqueue(() => setShownFile(id)), [id]);
  if (!isLong || shownFile === id) return children;
  return <section ref={scheduleRef} className="pane" aria-label={title} aria-busy />;
}
