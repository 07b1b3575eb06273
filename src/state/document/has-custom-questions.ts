// Whether more than the files of a site is the person's: what is asked, and what is expected.
import type { SiteDocument } from './document.ts';
import type { Step } from './history.ts';
import type { GatepostState } from './state.ts';

type Asked = Pick<SiteDocument, 'rows' | 'columns' | 'automatic' | 'expectations' | 'requests'>;

const hasSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one === other || (one.length === other.length && one.every((item, i) => item === other[i]));

/** Whether a step put other files in the place of all: adding, fixing or returning leaves some, or is no step of files. */
const isOpening = ({ before, after }: Step): boolean =>
  before.files !== after.files && !after.files.some(({ id }) => before.files.some((file) => file.id === id));

/**
 * Whether URLs, user-agents or expectations were changed, or a log was read, since files were last opened. What is only
 * set beside them (ignored findings, own crawlers, the address of the site) is not counted.
 */
export function hasCustomQuestions({ document, history }: GatepostState): boolean {
  const opened = history.past.findLast(isOpening)?.after;
  const then: Asked | undefined = opened ?? history.past[0]?.before;
  if (!then) return false;
  return (
    !hasSame(then.rows, document.rows) ||
    !hasSame(then.columns, document.columns) ||
    then.automatic !== document.automatic ||
    !hasSame(then.expectations, document.expectations) ||
    (document.requests !== undefined && then.requests !== document.requests)
  );
}
