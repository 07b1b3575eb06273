// The lines that a suggestion changes, without a scroll bar of their own: the first ones, and a button for the rest.
import { type MouseEvent, useId, useState } from 'react';
import { suggestWords as words } from '../../../messages/en/explanation.ts';
import { useLayout } from '../../../state/layout/use-layout.ts';
import { formatChangeCount, LineChanges, type LineChangesProps } from '../../../ui/content/line-changes.tsx';

/** How many lines of an edit are shown first, besides those that it removes. */
const SHOWN_LINES = 8;
/** The same on a phone, so that two suggestions are in sight. */
const SHOWN_LINES_NARROW = 3;

/** The first lines of an edit, and a button for the rest. Removed lines are never hidden, nor is a single line. */
export function FoldedLines({ changes }: Pick<LineChangesProps, 'changes'>) {
  const name = useId();
  const [isWhole, setWhole] = useState(false);
  const limit = useLayout(({ kind }) => kind === 'narrow') ? SHOWN_LINES_NARROW : SHOWN_LINES;
  const first = changes.filter(({ kind }, place) => place < limit || kind === 'removed');
  const hidden = changes.length - first.length;
  const isFolded = hidden > 1 && !isWhole;
  const showAll = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button is removed: the keyboard goes on from the list.
    const list = currentTarget.previousElementSibling;
    if (list instanceof HTMLElement) list.focus();
    setWhole(true);
  };
  return (
    <>
      <span id={name} className="vh">
        {formatChangeCount(changes)}
      </span>
      <LineChanges changes={isFolded ? first : changes} labelledBy={name} isWhole />
      {isFolded && (
        <button type="button" className="btn btn-link" onClick={showAll}>
          {words.moreLines(hidden)}
        </button>
      )}
    </>
  );
}
