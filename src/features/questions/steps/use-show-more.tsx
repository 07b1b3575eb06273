// Long lists show their first entries and grow on request, so that they do not block the page.
import { type ReactNode, useState } from 'react';
import { explanationWords as words } from '../../../messages/en/explanation.ts';

const INITIAL_COUNT = 200;
const MORE_COUNT = 2000;

/** Returns the entries to show, and a button that shows more if there are more. */
export function useShowMore<T>(entries: readonly T[]): {
  readonly shown: readonly T[];
  readonly more: ReactNode;
} {
  const [limit, setLimit] = useState(INITIAL_COUNT);
  if (entries.length <= limit) return { shown: entries, more: null };
  const rest = entries.length - limit;
  const more = (
    <button type="button" className="btn" onClick={() => setLimit(limit + MORE_COUNT)}>
      {rest <= MORE_COUNT ? words.showAll(entries.length) : words.showMore(MORE_COUNT)}
    </button>
  );
  return { shown: entries.slice(0, limit), more };
}
