// Everything about a usage question that holds for all URLs: files, what a crawler hears, how it reads.

import { type Authority, isOtherSite, urlParts } from '../../../matching/url-parts.ts';
import type { PolicyFiles } from '../../../questions/question.ts';
import type { Reader } from '../../../readers/reader.ts';
import { readerOf } from '../../../readers/registry.ts';
import { rfc9309 } from '../../../readers/rfc9309.ts';
import { createPolicy, type Policy } from '../../../syntax/policy.ts';
import { lazy } from '../../../text/lazy.ts';
import type { FetchPlan } from '../../rep/question/fetch-plan.ts';
import { type AcapFile, emptyAcapFile, readAcapFile } from '../acap-file.ts';
import { type ApplicableRules, type CrawlerProfile, collectRules } from '../applicable-rules.ts';
import { createRuleMatcher, type RuleMatcher } from '../match-rules.ts';
import { parseUsage, type Usage } from '../usages.ts';
import { type ConventionalRules, conventionalRulesFor, planConventional } from './usage-conventional.ts';
import type { UsageOptions, UsageSettings } from './usage-verdict.ts';

export interface UsagePlan {
  readonly site: PolicyFiles;
  readonly authority: Authority | undefined;
  readonly path: string;
  readonly policy: Policy | undefined;
  readonly file: AcapFile;
  /** The usage as asked, and the token it is decided as. */
  readonly asked: string;
  readonly usage: Usage;
  readonly options: UsageOptions;
  /** Who reads the conventional records. */
  readonly reader: Reader;
  readonly settings: Required<UsageSettings>;
  /** How its conventional records are read; undefined if there is no file or it has them ignored. */
  readonly conventional: (() => FetchPlan) | undefined;
}

/** All that one crawler hears, and the conventional rules for it. */
export interface CrawlerRules {
  readonly key: string;
  readonly heard: ApplicableRules;
  readonly matchRules: RuleMatcher;
  readonly conventional: ConventionalRules | undefined;
}

/** The file at an address: a path of this site, or the key of another site's file as it was given. */
function fileAt({ origin, files }: PolicyFiles, locator: string) {
  const { authority } = urlParts(locator);
  const own =
    authority && isOtherSite({ authority, path: '' }, urlParts(origin).authority)
      ? undefined
      : urlParts(locator);
  const path = own && (own.query === undefined ? own.path : `${own.path}?${own.query}`);
  const keys = [locator, ...(path === undefined ? [] : [path, `${origin}${path}`])];
  for (const key of keys) {
    const file = files.get(key);
    if (file) return { path: key, ...file };
  }
  return undefined;
}

/** Finds the file that is read, and fills in what the options leave out. A usage that ACAP does not know is asked as `other`. */
export function planUsage(site: PolicyFiles, options: UsageOptions): UsagePlan {
  const path = options.file ?? '/robots.txt';
  const found = fileAt(site, path);
  const policy = found && createPolicy(found.source, found.format);
  const file = policy ? readAcapFile(policy) : emptyAcapFile;
  const reader = options.reader === undefined ? rfc9309 : readerOf(options.reader);
  const planPath = found?.path ?? path;
  return {
    site,
    authority: urlParts(site.origin).authority,
    path: planPath,
    policy,
    file,
    asked: options.usage,
    usage: parseUsage(options.usage) ?? 'other',
    options,
    reader,
    settings: {
      crawlerMatch: options.options?.crawlerMatch ?? 'exact',
      conventional: options.options?.conventional ?? 'conservative',
      conventionalAppliesTo: options.options?.conventionalAppliesTo ?? ['crawl'],
    },
    conventional:
      policy && file.ignoreConventional === undefined
        ? lazy(() => planConventional(planPath, policy, file, reader))
        : undefined,
  };
}

/** The ACAP file behind a locator, if the site has it; with the path by which it has it. */
export function findReferencedFile(site: PolicyFiles, locator: string) {
  const found = fileAt(site, locator);
  return found && { path: found.path, file: readAcapFile(createPolicy(found.source, found.format)) };
}

/** What a crawler hears in the files of the site. */
export function collectCrawlerRules(
  { site, path, file, options, settings, conventional: planned }: UsagePlan,
  agent: string,
): CrawlerRules {
  const { purpose, capabilities = {} } = options;
  const base = { agent, crawlerMatch: settings.crawlerMatch, capabilities };
  const listener: CrawlerProfile = purpose === undefined ? base : { ...base, purpose };
  const heard = collectRules({ path, file, refer: (locator) => findReferencedFile(site, locator) }, listener);
  const conventional = planned && conventionalRulesFor(planned(), agent);
  const records = heard.considered.map(({ place, outcome }) => `${place.path} ${place.line} ${outcome}`);
  return {
    key: [...records, conventional?.key ?? ''].join('\n'),
    heard,
    matchRules: createRuleMatcher(heard.obeyed),
    conventional,
  };
}

/** True if the URL belongs to another site, of which these files say nothing. */
export const isOnOtherSite = ({ authority }: UsagePlan, url: string): boolean =>
  isOtherSite(urlParts(url), authority);
