// The catalogue of crawlers in words.
import { communityList } from '../core/catalogue/community-crawlers.ts';
import { type Choice, crawlerWords } from './en/crawlers.ts';

/** A crawler in a list of choices: its operator and purposes, and the effect of blocking it. */
export function describeCrawler({ token, operator, crawler, community, customCrawler, sharers }: Choice) {
  const words = crawlerWords;
  if (crawler)
    return {
      token,
      who: words.who(operator, crawler.purposes),
      effect: words.ifBlocked(crawler.effectOfBlocking),
    };
  if (sharers !== undefined) return { token, who: words.nameShared(sharers), effect: '' };
  if (community)
    return {
      token,
      who: words.community.who(operator, community.purposes),
      effect: words.community.about(communityList),
    };
  if (!customCrawler) return { token, who: '', effect: '' };
  const about = customCrawler.function ?? customCrawler.note ?? '';
  return {
    token,
    who: words.who(operator, customCrawler.purposes ?? []),
    effect: `${words.ownFrom(customCrawler)} ${about}`.trim(),
  };
}
