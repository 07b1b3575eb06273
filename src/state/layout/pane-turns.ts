// The panes of a long file that was just opened get it one after the other, because all at once would take long: first the
// table, which answers what a person came to ask, last the text, whose editor takes longest.
import { whenAwaited } from '../idle-tasks.ts';

const order = ['access', 'records', 'text'] as const;

type Show = () => void;

const waiting = new Map<Show, number>();
let current: Show | undefined;

function showNext(): void {
  whenAwaited(() => {
    const [first] = [...waiting].toSorted(([, rank], [, otherRank]) => rank - otherRank);
    if (!first || current) return;
    [current] = first;
    waiting.delete(current);
    current();
  });
}

/**
 * Calls `show` when it is the turn of the pane. Returns a function to be called when the pane is shown, or need not be: then
 * the next one is. React would otherwise show two panes in one commit, when both are ready.
 */
export function takeTurn(pane: (typeof order)[number], show: Show): () => void {
  waiting.set(show, order.indexOf(pane));
  showNext();
  return () => {
    waiting.delete(show);
    if (current !== show) return;
    current = undefined;
    if (waiting.size > 0) showNext();
  };
}
