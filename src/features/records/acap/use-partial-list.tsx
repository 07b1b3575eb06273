// Long lists show some at first, and more when asked: a field for each of thousands would stop the page.
import { useState } from 'react';
import { acapWords as words } from '../../../messages/en/formats/acap.ts';

const INITIAL_COUNT = 50;

/** How many of `count` are shown now, and the way to show more; `shows` is told which was the first of those. */
export function usePartialList(count: number, shows?: (first: number) => void) {
  const [limit, setLimit] = useState(INITIAL_COUNT);
  const showMore = () => {
    setLimit(limit + INITIAL_COUNT);
    shows?.(limit);
  };
  return { shown: Math.min(limit, count), hidden: Math.max(0, count - limit), showMore };
}

/** Says how many are not shown, and shows more of them. */
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
