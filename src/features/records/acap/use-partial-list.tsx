// Long lists show their first items, and more on request: with thousands of fields the page would freeze.
import { useState } from 'react';
import { acapWords as words } from '../../../messages/en/formats/acap.ts';

const INITIAL_COUNT = 50;

/**
 * Returns how many of `count` items are shown now, and how to show more. `onShowMore` is called with the first
 * new index.
 */
export function usePartialList(count: number, onShowMore?: (first: number) => void) {
  const [limit, setLimit] = useState(INITIAL_COUNT);
  const showMore = () => {
    setLimit(limit + INITIAL_COUNT);
    onShowMore?.(limit);
  };
  return { shown: Math.min(limit, count), hidden: Math.max(0, count - limit), showMore };
}

/** A button that says how many items are hidden, and shows more of them. */
export function ShowMoreButton({
  hidden,
  showMore,
  name,
}: {
  hidden: number;
  showMore: () => void;
  name: string;
}) {
  if (hidden === 0) return null;
  return (
    <button type="button" className="btn btn-link" aria-label={words.moreOf(hidden, name)} onClick={showMore}>
      {words.more(hidden)}
    </button>
  );
}
