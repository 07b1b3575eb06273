// Which crawlers a way of reading is about: a vendor's is about its own.
import type { Reader } from '../readers/reader.ts';
import { crawlersSharingName, findCrawler } from './crawlers.ts';

/**
 * Whether a reader's answer for a user-agent can be that of a crawler: '' is any that no record names, and a name that
 * the catalogue does not know is nobody's.
 */
export function concernsCrawler({ operator }: Pick<Reader, 'operator'>, agent: string): boolean {
  if (operator === null || agent === '') return true;
  const known = findCrawler(agent);
  return [...(known ? [known] : []), ...crawlersSharingName(agent)].some((one) => one.operator === operator);
}
