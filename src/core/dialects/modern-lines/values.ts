// How the value of each line is read.
import { readLicense, readSitemap } from './address.ts';
import { readCleanParam } from './clean-param.ts';
import { readCrawlDelay } from './crawl-delay.ts';
import type { ModernDirectiveId } from './directives.ts';
import { readHost } from './host.ts';
import { readNoindex } from './noindex.ts';
import type { ReadValue } from './reading.ts';
import { readRequestRate } from './request-rate.ts';
import { readVisitTime } from './visit-time.ts';

export const valueReaders = {
  sitemap: readSitemap,
  'crawl-delay': readCrawlDelay,
  host: readHost,
  'clean-param': readCleanParam,
  'request-rate': readRequestRate,
  'visit-time': readVisitTime,
  noindex: readNoindex,
  license: readLicense,
} as const satisfies Partial<Record<ModernDirectiveId, ReadValue<unknown>>>;

export type ValueReaders = typeof valueReaders;
/** The lines whose values are read here. */
export type ReadId = keyof ValueReaders;
