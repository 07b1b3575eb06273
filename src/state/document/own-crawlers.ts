// The user's crawlers, in addition to the catalogue, as steps of the one history.
import { mergeOwnCrawlers, type OwnCrawler } from '../../core/workspace/own-crawler.ts';
import { changeDocument, type DocumentStore, type GatepostState } from './document-store.ts';

const none: readonly OwnCrawler[] = [];

/** Returns the user's crawlers: the same list while it does not change. */
export const ownCrawlers = ({ document }: GatepostState): readonly OwnCrawler[] => document.crawlers ?? none;

function commitCrawlers(
  store: DocumentStore,
  code: string,
  changed: readonly OwnCrawler[],
  after: readonly OwnCrawler[],
): void {
  const params = { count: changed.length, name: changed[0]?.token ?? '' };
  changeDocument(store, { origin: 'files', label: { code, params } }, ({ crawlers: _, ...document }) =>
    after.length === 0 ? document : { ...document, crawlers: after },
  );
}

/** Adds crawlers. Existing names are not changed. Returns the crawlers that were added. */
export function addOwnCrawlers(store: DocumentStore, crawlers: readonly OwnCrawler[]): readonly OwnCrawler[] {
  const { own, added } = mergeOwnCrawlers(ownCrawlers(store.getState()), crawlers);
  if (added.length > 0) commitCrawlers(store, 'add-crawlers', added, own);
  return added;
}

/** Removes crawlers in one step. */
export function removeOwnCrawlers(store: DocumentStore, removed: readonly OwnCrawler[]): void {
  const own = ownCrawlers(store.getState());
  const after = own.filter((crawler) => !removed.includes(crawler));
  if (after.length < own.length) commitCrawlers(store, 'remove-crawlers', removed, after);
}
