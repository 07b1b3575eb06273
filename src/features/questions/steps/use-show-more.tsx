// Long lists begin with their first entries and grow on demand, so that none hangs the page.
import { type ReactNode, useState } from 'react';
import { traceWords as words } from '../../../messages/en/explanation.ts';

const INITIAL_COUNT = 200;
const MORE_COUNT = 2000;

/** The entries to show, and the button for more, if there are more. */
export function useShowMore<T>(all: readonly T[]): {
  readonly shown: readonly T[];
  readonly more: ReactNode;
} {
  const [limit, setLimit] = useState(INITIAL_COUNT);
  if (all.length <= limit) return { shown: all, more: null };
  const rest = all.length - limit;
  const more = (
    <button type="button" className="btn" onClick={() => setLimit(limit + MORE_COUNT)}>
      {rest <= MORE_COUNT ? words.showAll(all.length) : words.showMore(MORE_COUNT)}
    </button>
  );
  return { shown: all.slice(0, limit), more };
}
