// A pane of a long file that has just been opened: first its place, then, in pieces that hold up nothing, what it shows.
// One pane at a time: to lay out all of them at once would take long too.
import { type ReactNode, startTransition, useCallback, useState } from 'react';
import { openFile, openSource } from '../../state/document/selectors.ts';
import { useDocument } from '../../state/document/use-document.ts';
import { whenIdle } from '../../state/idle-tasks.ts';

/** Lines from which on drawing a pane anew would hold up the page for long. */
const LONG_FILE_LINES = 5000;

const waiting = new Set<() => void>();

function next(): void {
  whenIdle(() => {
    const [first] = waiting;
    if (!first) return;
    waiting.delete(first);
    startTransition(first);
    if (waiting.size > 0) next();
  });
}

/** Has `show` called when its turn has come; returns how to call it off. */
function wait(show: () => void): () => void {
  waiting.add(show);
  if (waiting.size === 1) next();
  return () => waiting.delete(show);
}

/** `children` must stay the same from one rendering to the next: they are made anew with a long file, and else left alone. */
export function DeferredPane({ title, children }: { title: string; children: ReactNode }) {
  const id = useDocument((state) => openFile(state).id);
  const isLong = useDocument((state) => openSource(state).lines.length >= LONG_FILE_LINES);
  const [shown, setShown] = useState(-1);
  if (!isLong && shown !== id) setShown(id);
  const place = useCallback(() => wait(() => setShown(id)), [id]);
  if (!isLong || shown === id) return children;
  return <section ref={place} className="pane" aria-label={title} aria-busy />;
}
