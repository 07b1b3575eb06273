// Decides which crawlers a reader applies to: a vendor's reader applies only to the vendor's crawlers.

import type { Reader } from '../readers/reader.ts';
import { leadingIdentifier } from '../text/trim-characters.ts';
import { crawlersSharingName, findCrawler } from './crawlers.ts';

/**
 * Whether a reader can apply to the crawlers of a user-agent. '' means any that no record names. A name that the
 * catalogue does not have belongs to no vendor, unless it begins with a name that readers cut it to: `Googlebot*`.
 */
export function concernsCrawler({ operator }: Pick<Reader, 'operator'>, agent: string): boolean {
  if (operator === null || agent === '') return true;
  const crawler = findCrawler(agent) ?? findCrawler(leadingIdentifier(agent));
  return [...(crawler ? [crawler] : []), ...crawlersSharingName(agent)].some(
    (one) => one.operator === operator,
  );
}
