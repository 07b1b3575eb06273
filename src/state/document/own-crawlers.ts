// The crawlers that the person knows besides the catalogue: steps of the one history.
import { mergeOwnCrawlers, type OwnCrawler } from '../../core/workspace/own-crawler.ts';
import { changeDocument, type DocumentStore, type GatepostState } from './document-store.ts';

const none: readonly OwnCrawler[] = [];

/** The same list while it does not change. */
export const ownCrawlers = ({ document }: GatepostState): readonly OwnCrawler[] => document.crawlers ?? none;

function write(
  store: DocumentStore,
  code: string,
  touched: readonly OwnCrawler[],
  after: readonly OwnCrawler[],
): void {
  const params = { count: touched.length, name: touched[0]?.token ?? '' };
  changeDocument(store, { origin: 'files', label: { code, params } }, ({ crawlers: _, ...document }) =>
    after.length === 0 ? document : { ...document, crawlers: after },
  );
}

/** Adds entries; names that are there already stay as they are. Returns those that were added. */
export function addOwnCrawlers(store: DocumentStore, more: readonly OwnCrawler[]): readonly OwnCrawler[] {
  const { own, added } = mergeOwnCrawlers(ownCrawlers(store.getState()), more);
  if (added.length > 0) write(store, 'add-crawlers', added, own);
  return added;
}

/** Takes entries away, in one step. */
export function removeOwnCrawlers(store: DocumentStore, gone: readonly OwnCrawler[]): void {
  const own = ownCrawlers(store.getState());
  const after = own.filter((one) => !gone.includes(one));
  if (after.length < own.length) write(store, 'remove-crawlers', gone, after);
}
