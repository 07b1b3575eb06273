// User-agents for columns whose names are known from the catalogue: headers, lines of logs, groups of crawlers.
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

/** A name of the catalogue under a reader that cuts names, or looks no further than the first product (PYU-010). */
function normalizeAgent(one: PickedAgent, reading: AgentOptions): PickedAgent {
  const { picked, reduced } = one;
  if (picked.how !== 'catalogue') return one;
  const agent = reading.name === 'whole' ? productToken(picked.token, reading) : reduced;
  return agent === picked.token.toLowerCase() ? one : { ...one, agent };
}

const isRobot = ({ picked }: PickedAgent) => picked.how !== 'browser' && picked.how !== 'none';

/**
 * Adds the user-agents of a text as columns: of headers and lines of logs the names that the catalogue knows, else what
 * the chosen reader would cut out. Browsers are no columns, but are told of (`seen`). One step.
 */
export function addKnownAgents(store: DocumentStore, text: string): AdditionResult<PickedAgent> {
  const { document, view } = store.getState();
  const reading = readerOf(view.reader).agent;
  const seen = pickAgents(text, (userAgent) => productToken(userAgent, reading));
  const robots = seen.filter(isRobot).map((one) => normalizeAgent(one, reading));
  const result = addColumnsTo(document, robots);
  const label = { code: 'add-columns', params: { count: result.added.length } };
  changeDocument(store, { origin: 'matrix', label }, () => result.document);
  return { ...result, seen: seen.map((one) => (isRobot(one) ? normalizeAgent(one, reading) : one)) };
}

/** A group of crawlers that can be added as one. */
export interface CrawlerGroup<Key extends string> {
  readonly key: Key;
  /** All their names, preferred ones only. */
  readonly names: readonly string[];
  /** How many of them are switches, and under how many nobody comes that switch nothing either. */
  readonly switches: number;
  readonly unused: number;
}

const groupOf = <Key extends string>(key: Key, some: readonly Crawler[]): CrawlerGroup<Key> => ({
  key,
  names: some.map(({ tokens }) => tokens[0]),
  switches: some.filter((one) => crawlerKindOf(one) === 'switch').length,
  unused: some.filter((one) => crawlerKindOf(one) === 'unused').length,
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
