// What became of the URLs and user-agents that were added, in one line.

import type { PickedToken } from '../../../core/import/pick-token.ts';
import type { ParsedAgent } from '../../../core/matching/parse-agents.ts';
import { crawlerWords } from '../../../messages/en/crawlers.ts';
import { agentName } from '../../../messages/en/table.ts';
import { matrixAddWords as words } from '../../../messages/en/table-tools.ts';
import type { AdditionResult } from '../../../state/table/additions/matrix-input.ts';

/** How many reduced User-agent headers are told one by one. */
const MAX_NAMED_AGENTS = 2;

const joinSentences = (...sentences: readonly (string | false)[]): string =>
  sentences.filter((one) => one).join(' ');

/** The item of a list of one. */
export const onlyOf = <Item>(items: readonly Item[]): Item | undefined =>
  items.length === 1 ? items[0] : undefined;

/** `before` is the origin that was known already, '' if none was. */
export function describeAddedUrls(
  { added, repeated, document, seen }: AdditionResult<string>,
  before: string,
): string {
  return joinSentences(
    (added.length > 0 || repeated === 0) && words.urlsAdded(added.length),
    repeated > 0 && words.repeated(repeated, onlyOf(seen)),
    document.origin !== before && words.originIs(document.origin),
  );
}

/** A user-agent, and how it was found if the catalogue was asked. */
type AddedAgent = ParsedAgent & { readonly picked?: PickedToken };

const recognizedBy: readonly PickedToken['how'][] = ['catalogue', 'browser', 'none'];

function describeReducedAgent({ given, agent, picked }: AddedAgent): string {
  // A reader that makes another name of it has the last word.
  const isOther = picked?.how === 'catalogue' && picked.token !== agent;
  if (picked && !isOther && recognizedBy.includes(picked.how)) return crawlerWords.picked(given, picked);
  return agent === '' ? words.everyone(given) : words.reduced(given, agentName(agent));
}

export function describeAddedAgents({ added, repeated, seen }: AdditionResult<AddedAgent>): string {
  const reduced = seen.filter(({ given, agent }) => given !== agent);
  const only = onlyOf(seen);
  const isNothing = added.length === 0 && repeated === 0;
  return joinSentences(
    isNothing ? words.nothingNamed : added.length > 0 && words.agentsAdded(added.length),
    repeated > 0 && words.repeated(repeated, only && agentName(only.agent)),
    ...reduced.slice(0, MAX_NAMED_AGENTS).map(describeReducedAgent),
    reduced.length > MAX_NAMED_AGENTS && words.andMore(reduced.length - MAX_NAMED_AGENTS),
  );
}
