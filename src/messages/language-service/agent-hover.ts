// The hover text about a user-agent, from the catalogue. Does not depend on Monaco.

import { agentQuirks } from '../../core/catalogue/agent-quirks.ts';
import { communityList, findCommunityCrawler } from '../../core/catalogue/community-crawlers.ts';
import { catalogueVersion } from '../../core/catalogue/crawlers.ts';
import { findDocumentedCrawler } from '../../core/catalogue/documented-crawlers.ts';
import { findNameAt } from '../../core/language-service/language-service.ts';
import type { Policy } from '../../core/syntax/policy.ts';
import { lowerCase } from '../../core/text/lower-case.ts';
import { crawlerWords } from '../en/crawlers.ts';
import { languageServiceWords, agentHoverWords as words } from '../en/language-service.ts';

/** A sentence, or a quoted line of a file. */
export type HoverParagraph = { readonly said: string } | { readonly quoted: string };

/** Returns a sentence about the other lines that contain the name. */
function otherUses(policy: Policy, line: number, column: number): readonly string[] {
  const ref = findNameAt(policy, line, column);
  if (!ref) return [];
  const lines = ref.assistant
    .places(policy, ref)
    .flatMap((place) => (place.line === line ? [] : [place.line + 1]));
  return lines.length > 0 ? [languageServiceWords.alsoIn(ref.name, lines)] : [];
}

function catalogSentences(name: string): readonly string[] {
  if (name === '*') return [words.anyOther];
  // Some files include the version; the name is the part before it.
  const nameWithoutVersion = name.split('/', 1)[0]!.trim();
  const crawler = findDocumentedCrawler(name) ?? findDocumentedCrawler(nameWithoutVersion);
  if (!crawler) {
    const communityCrawler = findCommunityCrawler(name);
    if (!communityCrawler) return [words.unknown(name, catalogueVersion)];
    const { about, says } = crawlerWords.community;
    return [
      about(communityList),
      says(communityCrawler.operator, communityCrawler.purposes),
      communityList.source,
    ];
  }
  const quirk = agentQuirks.get(lowerCase(nameWithoutVersion));
  return [
    words.who(crawler),
    ...words.effect(crawler),
    ...(crawler.note === null ? [] : [crawler.note]),
    ...(quirk ? words.quirk(quirk) : []),
    words.source(crawler),
  ];
}

/** Returns what is known about the crawler that a line names. */
export const agentHover = (
  policy: Policy,
  line: number,
  column: number,
  name: string,
): readonly HoverParagraph[] =>
  [...catalogSentences(name), ...otherUses(policy, line, column)].map((said) => ({ said }));
