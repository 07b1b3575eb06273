// Columns for user-agents that the catalog recognizes: in headers, in lines of logs and in groups of crawlers.
import { crawlerKindOf } from '../../../core/catalogue/crawler-kind.ts';
import {
  type Crawler,
  crawlers,
  crawlersByOperator,
  crawlersForPurpose,
  type Purpose,
  purposes,
} from '../../../core/catalogue/crawlers.ts';
import { type PickedAgent, pickAgents } from '../../../core/import/pick-token.ts';
import { changeDocument, type DocumentStore } from '../../../state/document/document-store.ts';
import { type AdditionResult, addColumnsTo } from '../../../state/table/additions/matrix-input.ts';
import { showOwnColumns } from '../../../state/table/columns/own-columns.ts';

const isCrawler = ({ picked }: PickedAgent) => picked.how !== 'browser' && picked.how !== 'none';

/**
 * Adds the user-agents of a text, each in its own column, as one step. For headers and lines of logs these are the
 * names that the catalog recognizes, otherwise the name that the header has. They do not depend on the selected
 * reader, because every reader answers about the same columns. Browsers get no column but are reported in `seen`.
 */
export function addKnownAgents(store: DocumentStore, text: string): AdditionResult<PickedAgent> {
  const { document } = store.getState();
  const pickedAgents = pickAgents(text);
  const result = addColumnsTo(document, pickedAgents.filter(isCrawler));
  const label = { code: 'add-columns', params: { count: result.added.length } };
  changeDocument(store, { origin: 'matrix', label }, () => result.document);
  showOwnColumns(
    store,
    pickedAgents.filter(isCrawler).map(({ agent }) => agent),
  );
  return { ...result, seen: pickedAgents };
}

/** A group of crawlers that can be added at once. */
export interface CrawlerGroup<Key extends string> {
  readonly key: Key;
  /** The preferred name of each crawler. */
  readonly names: readonly string[];
  /** The number of policy tokens among them, and of names that no crawler uses and that control nothing. */
  readonly switches: number;
  readonly unused: number;
}

const groupOf = <Key extends string>(key: Key, members: readonly Crawler[]): CrawlerGroup<Key> => ({
  key,
  names: members.map(({ tokens }) => tokens[0]),
  switches: members.filter((crawler) => crawlerKindOf(crawler) === 'switch').length,
  unused: members.filter((crawler) => crawlerKindOf(crawler) === 'unused').length,
});

export const purposeGroups: readonly CrawlerGroup<Purpose>[] = purposes
  .map((purpose) => groupOf(purpose, crawlersForPurpose(purpose)))
  .filter(({ names }) => names.length > 0);

/** Operators of several crawlers, those with the most first. */
export const operatorGroups: readonly CrawlerGroup<string>[] = [
  ...new Set(crawlers.flatMap(({ operator }) => operator ?? [])),
]
  .map((operator) => groupOf(operator, crawlersByOperator(operator)))
  .filter(({ names }) => names.length > 1)
  .toSorted((a, b) => b.names.length - a.names.length);
