// Whether a site has questions or expectations of the user, beyond its files.
import type { SiteDocument } from './document.ts';
import type { Step } from './history.ts';
import type { GatepostState } from './state.ts';

type Questions = Pick<
  SiteDocument,
  'rows' | 'columns' | 'automatic' | 'expectations' | 'claims' | 'requests'
>;

const hasSameItems = (items: readonly unknown[], otherItems: readonly unknown[]): boolean =>
  items === otherItems ||
  (items.length === otherItems.length && items.every((item, i) => item === otherItems[i]));

/** Whether a step replaced all files, as a file that is put into a site of one file does. */
export const isOpeningStep = ({ before, after }: Step): boolean =>
  before.files !== after.files && !after.files.some(({ id }) => before.files.some((file) => file.id === id));

/**
 * Whether URLs, user-agents or expectations were changed, or a log was read, since files were last opened. Other
 * settings (ignored findings, own crawlers, the address of the site) are not counted.
 */
export function hasCustomQuestions({ document, history }: GatepostState): boolean {
  const openedDocument = history.past.findLast(isOpeningStep)?.after;
  const initial: Questions = openedDocument ?? history.past[0]?.before ?? document;
  return (
    !hasSameItems(initial.rows, document.rows) ||
    !hasSameItems(initial.columns, document.columns) ||
    initial.automatic !== document.automatic ||
    !hasSameItems(initial.expectations, document.expectations) ||
    !hasSameItems(initial.claims ?? [], document.claims ?? []) ||
    (document.requests !== undefined && initial.requests !== document.requests)
  );
}

/** Returns the name of what was opened: a file on disk, a workspace, or an example. A file may replace all others. */
export function nameOfOpening({ history }: GatepostState): string | undefined {
  const { label } = history.past.findLast(isOpeningStep) ?? history.opening ?? {};
  const name = label?.params?.['name'];
  return typeof name === 'string' ? name : undefined;
}
