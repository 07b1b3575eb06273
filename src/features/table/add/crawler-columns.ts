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
import type { AgentOptions } from '../../../core/matching/agent-names.ts';
import { productToken } from '../../../core/matching/product-token.ts';
import { readerOf } from '../../../core/readers/registry.ts';
import { changeDocument, type DocumentStore } from '../../../state/document/document-store.ts';
import { type AdditionResult, addColumnsTo } from '../../../state/table/additions/matrix-input.ts';
import { showOwnColumns } from '../../../state/table/columns/own-columns.ts';

/**
 * Applies the selected reader to a name of the catalog, if the reader shortens names or only reads the first
 * product.
 */
function normalizeAgent(agent: PickedAgent, reading: AgentOptions): PickedAgent {
  const { picked, reduced } = agent;
  if (picked.how !== 'catalogue') return agent;
  const name = reading.name === 'whole' ? productToken(picked.token, reading) : reduced;
  return name === picked.token.toLowerCase() ? agent : { ...agent, agent: name };
}

const isCrawler = ({ picked }: PickedAgent) => picked.how !== 'browser' && picked.how !== 'none';

/**
 * Adds the user-agents of a text, each in its own column, as one step. For headers and lines of logs these are the names that
 * the catalog recognizes, otherwise the token that the selected reader extracts. Browsers get no column but are
 * reported in `seen`.
 */
export function addKnownAgents(store: DocumentStore, text: string): AdditionResult<PickedAgent> {
  const { document, view } = store.getState();
  const reading = readerOf(view.reader).agent;
  const pickedAgents = pickAgents(text, (userAgent) => productToken(userAgent, reading));
  const crawlerAgents = pickedAgents.filter(isCrawler).map((agent) => normalizeAgent(agent, reading));
  const result = addColumnsTo(document, crawlerAgents);
  const label = { code: 'add-columns', params: { count: result.added.length } };
  changeDocument(store, { origin: 'matrix', label }, () => result.document);
  showOwnColumns(
    store,
    crawlerAgents.map(({ agent }) => agent),
  );
  return {
    ...result,
    seen: pickedAgents.map((agent) => (isCrawler(agent) ? normalizeAgent(agent, reading) : agent)),
  };
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
