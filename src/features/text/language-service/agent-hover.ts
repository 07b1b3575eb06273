// What is told about the name of a robot, from the catalogue. Knows no Monaco.

import { agentQuirks } from '../../../core/catalogue/agent-quirks.ts';
import { communityList, findCommunityCrawler } from '../../../core/catalogue/community-crawlers.ts';
import { catalogueVersion, findCrawler } from '../../../core/catalogue/crawlers.ts';
import { findNameAt } from '../../../core/language-service/language-service.ts';
import type { Policy } from '../../../core/syntax/policy.ts';
import { lowerCase } from '../../../core/text/lower-case.ts';
import { crawlerWords } from '../../../messages/en/crawlers.ts';
import { assistWords, agentHoverWords as words } from '../../../messages/en/language-service.ts';

/** A paragraph of prose, or a line of a file. */
export type HoverParagraph = { readonly said: string } | { readonly quoted: string };

/** The other lines that have the name. */
function otherReadings(policy: Policy, line: number, column: number): readonly string[] {
  const ref = findNameAt(policy, line, column);
  if (!ref) return [];
  const lines = ref.assistant
    .places(policy, ref)
    .flatMap((place) => (place.line === line ? [] : [place.line + 1]));
  return lines.length > 0 ? [assistWords.alsoIn(ref.name, lines)] : [];
}

function catalogSentences(name: string): readonly string[] {
  if (name === '*') return [words.anyOther];
  // Some write the version too; the name is what stands before it.
  const bare = name.split('/', 1)[0]!.trim();
  const crawler = findCrawler(name) ?? findCrawler(bare);
  if (!crawler) {
    const listed = findCommunityCrawler(name);
    if (!listed) return [words.unknown(name, catalogueVersion)];
    const { about, says } = crawlerWords.community;
    return [about(communityList), says(listed.operator, listed.purposes), communityList.source];
  }
  const quirk = agentQuirks.get(lowerCase(bare));
  return [
    words.who(crawler),
    ...words.effect(crawler),
    ...(crawler.note === null ? [] : [crawler.note]),
    ...(quirk ? words.quirk(quirk) : []),
    words.source(crawler),
  ];
}

/** What is known of the robot that a line names. */
export const agentHover = (
  policy: Policy,
  line: number,
  column: number,
  name: string,
): readonly HoverParagraph[] =>
  [...catalogSentences(name), ...otherReadings(policy, line, column)].map((said) => ({ said }));
