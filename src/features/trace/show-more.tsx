// Long lists begin with their first entries and grow on demand, so that none hangs the page.
import { type ReactNode, useState } from 'react';
import { traceWords as words } from '../../messages/en/explanation.ts';

const FIRST = 200;
const STEP = 2000;

/** The entries to show, and the button for more, if there are more. */
export function useShown<T>(all: readonly T[]): { readonly shown: readonly T[]; readonly more: ReactNode } {
  const [limit, setLimit] = useState(FIRST);
  if (all.length <= limit) return { shown: all, more: null };
  const rest = all.length - limit;
  const more = (
    <button type="button" className="btn" onClick={() => setLimit(limit + STEP)}>
      {rest <= STEP ? words.showAll(all.length) : words.showMore(STEP)}
    </button>
  );
  return { shown: all.slice(0, limit), more };
}
