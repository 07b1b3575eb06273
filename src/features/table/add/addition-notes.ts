// Describes the result of adding URLs and user-agents, in one line.

import type { PickedToken } from '../../../core/import/pick-token.ts';
import type { ParsedAgent } from '../../../core/matching/parse-agents.ts';
import { crawlerWords } from '../../../messages/en/crawlers.ts';
import { agentName, crawlerInSentence } from '../../../messages/en/table.ts';
import { matrixAddWords as words } from '../../../messages/en/table-tools.ts';
import type { AdditionResult } from '../../../state/table/additions/matrix-input.ts';
import type { MatrixQuery } from '../../../state/table/create-matrix-query.ts';
import { fetchPresentation, toneOf } from '../../../state/table/question-presentation.ts';

/** The largest number of shortened User-agent headers that are described one by one. */
const MAX_NAMED_AGENTS = 2;

const joinSentences = (...sentences: readonly (string | false)[]): string =>
  sentences.filter((sentence) => sentence).join(' ');

/** Returns the only item of a list, or undefined if the list has none or several. */
const onlyOf = <Item>(items: readonly Item[]): Item | undefined =>
  items.length === 1 ? items[0] : undefined;

/** Describes the URLs that were added. `before` is the previous origin, or '' if there was none. */
export function describeAddedUrls(
  { added, repeated, document, seen }: AdditionResult<string>,
  before: string,
): string {
  return joinSentences(
    added.length === 0 && repeated > 0
      ? words.repeated(repeated, onlyOf(seen))
      : words.urlsAdded(added.length, repeated),
    document.origin !== before && words.originIs(document.origin),
  );
}

/** Says how many of several URLs are closed to a crawler. Other questions have other answers: then it says nothing. */
export function describeClosed({ kind, ask }: MatrixQuery, agent: string, seen: readonly string[]): string {
  const urls = [...new Set(seen)];
  if (urls.length < 2 || kind !== fetchPresentation) return '';
  const closed = urls.filter((url) => toneOf(kind, ask(agent, url)) === 'deny').length;
  return words.closedTo(closed, urls.length, crawlerInSentence(agent));
}

/** A user-agent and, if the catalog was searched, how it was recognized. */
type AddedAgent = ParsedAgent & { readonly picked?: PickedToken };

const recognizedBy: readonly PickedToken['how'][] = ['catalogue', 'browser', 'none'];

function describeReducedAgent({ given, agent, picked }: AddedAgent): string {
  if (picked && recognizedBy.includes(picked.how)) return crawlerWords.picked(given, picked);
  return agent === '' ? words.everyone(given) : words.reduced(given, agentName(agent));
}

export function describeAddedAgents({ added, repeated, seen }: AdditionResult<AddedAgent>): string {
  const reduced = seen.filter(({ given, agent }) => given !== agent);
  const only = onlyOf(seen);
  const hasNoAgents = added.length === 0 && repeated === 0;
  return joinSentences(
    hasNoAgents ? words.nothingNamed : added.length > 0 && words.agentsAdded(added.length),
    repeated > 0 && words.repeated(repeated, only && agentName(only.agent)),
    ...reduced.slice(0, MAX_NAMED_AGENTS).map(describeReducedAgent),
    reduced.length > MAX_NAMED_AGENTS && words.andMore(reduced.length - MAX_NAMED_AGENTS),
  );
}
