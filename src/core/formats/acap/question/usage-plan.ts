// Plans a usage question: everything that is the same for all URLs, such as files and applicable fields.

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
  /** The usage as queried, and the usage that decides it. */
  readonly asked: string;
  readonly usage: Usage;
  readonly options: UsageOptions;
  /** The reader of the conventional records. */
  readonly reader: Reader;
  readonly settings: Required<UsageSettings>;
  /** Plans the conventional records. Undefined if there is no file, or if the file says to ignore them. */
  readonly conventional: (() => FetchPlan) | undefined;
}

/** Everything that applies to one crawler, and the conventional rules for it. */
export interface UsageRules {
  /** Equal for crawlers to which the same records apply. */
  readonly key: string;
  /** The part of it about ACAP records. */
  readonly recordsKey: string;
  readonly applicable: ApplicableRules;
  readonly matchRules: RuleMatcher;
  readonly conventional: ConventionalRules | undefined;
}

/** The same, with the rules for a crawler with a purpose. */
export interface CrawlerRules extends UsageRules {
  readonly forPurpose: (purpose: string) => CrawlerRules;
}

/** The file at an address: by a path of this site, or by the key under which another site's file was passed. */
function fileAt({ origin, files }: PolicyFiles, locator: string) {
  const { authority } = urlParts(locator);
  const ownUrl =
    authority && isOtherSite({ authority, path: '' }, urlParts(origin).authority)
      ? undefined
      : urlParts(locator);
  const path = ownUrl && (ownUrl.query === undefined ? ownUrl.path : `${ownUrl.path}?${ownUrl.query}`);
  const keys = [locator, ...(path === undefined ? [] : [path, `${origin}${path}`])];
  for (const key of keys) {
    const file = files.get(key);
    if (file) return { path: key, ...file };
  }
  return undefined;
}

/** Finds the file to read, and fills in default options. A usage that ACAP does not define is decided as `other`. */
export function planUsage(site: PolicyFiles, options: UsageOptions): UsagePlan {
  const path = options.file ?? '/robots.txt';
  const entry = fileAt(site, path);
  const policy = entry && createPolicy(entry.source, entry.format);
  const file = policy ? readAcapFile(policy) : emptyAcapFile;
  const reader = options.reader === undefined ? rfc9309 : readerOf(options.reader);
  const planPath = entry?.path ?? path;
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

/** Finds the ACAP file at a locator, with its path, if the site has it. */
export function findReferencedFile(site: PolicyFiles, locator: string) {
  const target = fileAt(site, locator);
  return target && { path: target.path, file: readAcapFile(createPolicy(target.source, target.format)) };
}

/** Collects the fields of the site's files that apply to a crawler. */
export function collectCrawlerRules(plan: UsagePlan, agent: string): CrawlerRules {
  const { site, path, file, options, settings, conventional: planConventionalRules } = plan;
  const { purpose, capabilities = {} } = options;
  const base = { agent, crawlerMatch: settings.crawlerMatch, capabilities };
  const profile: CrawlerProfile = purpose === undefined ? base : { ...base, purpose };
  const applicable = collectRules(
    { path, file, refer: (locator) => findReferencedFile(site, locator) },
    profile,
  );
  const conventional = planConventionalRules && conventionalRulesFor(planConventionalRules(), agent);
  const recordsKey = applicable.considered
    .map(({ place, outcome }) => `${place.path} ${place.line} ${outcome}`)
    .join('\n');
  return {
    key: [recordsKey, conventional?.key ?? ''].join('\n'),
    recordsKey,
    applicable,
    matchRules: createRuleMatcher(applicable.obeyed),
    conventional,
    forPurpose: (value) => collectCrawlerRules({ ...plan, options: { ...options, purpose: value } }, agent),
  };
}

/** Whether the URL belongs to another site, to which these files do not apply. */
export const isOnOtherSite = ({ authority }: UsagePlan, url: string): boolean =>
  isOtherSite(urlParts(url), authority);
