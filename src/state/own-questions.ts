// Whether more than the files of a site is the person's: what is asked, and what is expected.
import type { SiteDocument } from './document.ts';
import type { GatepostState } from './document-store.ts';

type Asked = Pick<SiteDocument, 'rows' | 'columns' | 'expectations' | 'requests'>;

const hasSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one === other || (one.length === other.length && one.every((item, i) => item === other[i]));

/** Whether URLs, user-agents or expectations were changed, or a log was read, since files were last opened. */
export function hasOwnQuestions({ document, history }: GatepostState): boolean {
  const opened = history.past.findLast(({ origin }) => origin === 'files')?.after;
  const then: Asked | undefined = opened ?? history.past[0]?.before;
  if (!then) return false;
  return (
    !hasSame(then.rows, document.rows) ||
    !hasSame(then.columns, document.columns) ||
    !hasSame(then.expectations, document.expectations) ||
    (document.requests !== undefined && then.requests !== document.requests)
  );
}
