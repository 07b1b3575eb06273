// How the value of each line is read.
import { readLicense, readSitemap } from './address.ts';
import { readCleanParam } from './clean-param.ts';
import { readContentSignal } from './content-signal.ts';
import { readContentUsage } from './content-usage.ts';
import { readCrawlDelay } from './crawl-delay.ts';
import type { ExtensionDirectiveId } from './directives.ts';
import { readHost } from './host.ts';
import type { ValueReader } from './line-value.ts';
import { readNoindex } from './noindex.ts';
import { readRequestRate } from './request-rate.ts';
import { readVisitTime } from './visit-time.ts';

/** What reads the value of each kind of line, by its id. */
export const valueReaders = {
  sitemap: readSitemap,
  'crawl-delay': readCrawlDelay,
  host: readHost,
  'clean-param': readCleanParam,
  'request-rate': readRequestRate,
  'visit-time': readVisitTime,
  noindex: readNoindex,
  'content-signal': readContentSignal,
  'content-usage': (value: string) => readContentUsage(value),
  license: readLicense,
} as const satisfies Record<ExtensionDirectiveId, ValueReader<unknown>>;

export type ValueReaders = typeof valueReaders;
