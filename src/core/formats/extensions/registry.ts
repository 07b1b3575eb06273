// Lists the extension lines of robots.txt, in the order in which they are offered. Add new lines here.

import { cleanParam } from './lines/clean-param.ts';
import { contentSignal } from './lines/content-signal.ts';
import { contentUsage } from './lines/content-usage.ts';
import { crawlDelay } from './lines/crawl-delay.ts';
import { host } from './lines/host.ts';
import { license } from './lines/license.ts';
import { noindex } from './lines/noindex.ts';
import { requestRate } from './lines/request-rate.ts';
import { sitemap } from './lines/sitemap.ts';
import { visitTime } from './lines/visit-time.ts';

export const extensions = [
  sitemap,
  crawlDelay,
  host,
  cleanParam,
  requestRate,
  visitTime,
  noindex,
  contentSignal,
  contentUsage,
  license,
] as const;

export type Extension = (typeof extensions)[number];

export type ExtensionId = Extension['id'];

const extensionsById: ReadonlyMap<string, Extension> = new Map(extensions.map((one) => [one.id, one]));

/** Finds an extension line by its id. Undefined for another directive. */
export const findExtension = (id: string): Extension | undefined => extensionsById.get(id);

type CodeOfIssue<One> = One extends { readonly issues: infer Issues } ? keyof Issues & string : never;

/** The codes of the issues of values. */
export type ExtensionIssueCode = CodeOfIssue<Extension>;
