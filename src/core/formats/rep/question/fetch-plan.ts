// Everything about a fetch question that holds for all agents and URLs: file, outcome, records, own paths.

import { pathOfDecodedUrl } from '../../../matching/drop-empty-parts.ts';
import { decideOneByOne, type PathRule, parseRules } from '../../../matching/path-rule.ts';
import { canonicalUrl } from '../../../matching/percent-encoding.ts';
import {
  decideByIndex,
  findCachedIndex,
  getRuleIndex,
  type RuleIndex,
} from '../../../matching/rule-index/rule-index.ts';
import type { MatchedEntries } from '../../../matching/rule-index/runs-index.ts';
import {
  type Authority,
  comparedPart,
  isOtherSite,
  partOnSite,
  plainOrigin,
  urlParts,
} from '../../../matching/url-parts.ts';
import type { Status } from '../../../questions/answer.ts';
import type { AskOptions, ChosenRecords, PolicyFiles } from '../../../questions/question.ts';
import type { Outcome, Reader } from '../../../readers/reader.ts';
import { readerOf } from '../../../readers/registry.ts';
import { createPolicy, type Policy } from '../../../syntax/policy.ts';
import { textBefore } from '../../../text/trim-characters.ts';
import { type Records, readRecords } from '../records.ts';
import type { RuleLine } from '../robots-record.ts';
import { outcomeAfterRedirects } from './http-status.ts';
import { type AgentIndex, agentIndex, type Selection, selectRecords } from './select-records.ts';

/** A file that is read, and what the reader makes of it. */
export interface RecordsOfFile {
  readonly policy: Policy;
  readonly records: Records;
  readonly agents: AgentIndex;
}

/** What is known before any agent or URL. */
export interface FetchPlan {
  readonly reader: Reader;
  readonly origin: string;
  readonly authority: Authority | undefined;
  readonly plainOrigin: string | undefined;
  /** Path of the file that is read. */
  readonly path: string;
  /** Absent if the site has no such file. */
  readonly file?: RecordsOfFile;
  readonly status: Status;
  readonly redirects: number;
  readonly outcome: Exclude<Outcome, 'follow'>;
  /** Canonical paths that may always be fetched. */
  readonly own: ReadonlySet<string>;
  readonly names: readonly string[];
  readonly quirks: boolean;
}

/** Robots that the same records speak to, and the rules of those records. */
export interface AgentClass {
  readonly key: string;
  readonly selection: Selection;
  readonly rules: readonly RuleLine[];
  /** Made when it is first needed, and then kept with the class. */
  index?: RuleIndex;
}

/** A URL as it is compared, or why it is not. */
export interface Target {
  readonly kind: 'other-site' | 'own-file' | 'path';
  readonly url: string;
}

/** @throws RangeError if there is no such reader. */
export function planFetch(site: PolicyFiles, options: AskOptions): FetchPlan {
  const reader = readerOf(options.reader);
  const path = options.file ?? reader.file.path;
  const file = site.files.get(path);
  const redirects = options.redirects ?? 0;
  const stated = options.status ?? (file ? 200 : 404);
  const status = !file && outcomeAfterRedirects(reader, stated, redirects) === 'parse' ? 404 : stated;
  const plan = {
    reader,
    origin: site.origin,
    authority: urlParts(site.origin).authority,
    plainOrigin: plainOrigin(site.origin),
    path,
    status,
    redirects,
    outcome: outcomeAfterRedirects(reader, status, redirects),
    own: new Set(reader.file.alwaysAllowed.map((own) => canonicalUrl(own, reader.path))),
    names: options.names ?? [],
    quirks: options.quirks ?? reader.quirks,
  };
  return file ? { ...plan, file: readRecordsOfFile(createPolicy(file.source, file.format), reader) } : plan;
}

function readRecordsOfFile(policy: Policy, reader: Reader): RecordsOfFile {
  const records = readRecords(policy, reader);
  return { policy, records, agents: agentIndex(policy, records, reader) };
}

/** What of a URL is compared; undefined if it belongs to another site. */
function partOf({ reader: { path }, authority, plainOrigin: origin }: FetchPlan, url: string) {
  const decoded = path.emptyTail === 'dropped' ? pathOfDecodedUrl(url) : undefined;
  if (decoded !== undefined) return decoded;
  const plain = partOnSite(url, origin);
  if (plain !== undefined) return path.urlPart === 'path' ? textBefore(plain, '?') : plain;
  const parts = urlParts(url);
  return isOtherSite(parts, authority) ? undefined : comparedPart(parts, path.urlPart, path.noPath);
}

/** Where a URL leads, and its canonical form. */
export function targetOf(plan: FetchPlan, url: string): Target {
  const part = partOf(plan, url);
  if (part === undefined) return { kind: 'other-site', url };
  const canonical = canonicalUrl(part, plan.reader.path);
  return { kind: plan.own.has(canonical) ? 'own-file' : 'path', url: canonical };
}

/** A target that is asked about again and again: for the first robot, and what was found for all of them together. */
export interface ReusedTarget extends Target {
  first: AgentClass | undefined;
  entries: MatchedEntries | undefined;
}

/** URLs that are kept at once: as many as a long list has. */
const MAX_REUSED_TARGETS = 2 ** 14;

/** `targetOf` for URLs that come again and again. */
export function targetFinder(plan: FetchPlan): (url: string) => ReusedTarget {
  const known = new Map<string, ReusedTarget>();
  let last: { readonly url: string; readonly target: ReusedTarget } | undefined;
  return (url) => {
    if (last?.url === url) return last.target;
    let target = known.get(url);
    if (!target) {
      if (known.size >= MAX_REUSED_TARGETS) known.clear();
      const { kind, url: canonical } = targetOf(plan, url);
      known.set(url, (target = { kind, url: canonical, first: undefined, entries: undefined }));
    }
    last = { url, target };
    return target;
  };
}

/** The records that speak to a robot, as a class that all robots with the same records share. */
export function classOfAgent({ reader, file, names, quirks }: FetchPlan, agent: string): AgentClass {
  if (!file) return { key: '', selection: { records: [] }, rules: [] };
  const selection = selectRecords(file.agents, [agent, ...names], reader, quirks);
  const chosen = selection.records.flatMap((place) => file.records.records[place] ?? []);
  const [only, ...more] = chosen;
  const rules = only && more.length === 0 ? only.rules : chosen.flatMap((record) => record.rules);
  return { key: selection.records.join(' '), selection, rules };
}

/** The records of a class, for people. */
export function recordsOfClass({ file }: FetchPlan, { selection }: AgentClass): ChosenRecords {
  const records = selection.records.map((place) => ({
    number: place + 1,
    line: file?.records.records[place]?.agents[0] ?? 0,
  }));
  return { isDefault: selection.name === undefined, records };
}

/** The index of the rules of a class; undefined if it has none. */
export function ruleIndexOf({ reader, file }: FetchPlan, one: AgentClass): RuleIndex | undefined {
  if (!file || one.rules.length === 0) return undefined;
  return (one.index ??= getRuleIndex(one.rules, file.policy.source.encoding, reader));
}

/** So often a class is asked about before an index of its rules is worth while. */
const MIN_INDEXED_QUERIES = 8;

/**
 * Finds the place of the rule of a class that decides a canonical URL, or -1: at first by trying one rule after the
 * other, unless an index is there already.
 */
export function placeFinder(plan: FetchPlan, one: AgentClass): (url: string) => number {
  const { file, reader } = plan;
  if (!file || one.rules.length === 0) return () => -1;
  const { encoding } = file.policy.source;
  let index = one.index ?? findCachedIndex(one.rules, encoding, reader);
  let rules: readonly (PathRule | undefined)[] | undefined;
  let queryCount = 0;
  return (url) => {
    if (!index && queryCount++ >= MIN_INDEXED_QUERIES) index = ruleIndexOf(plan, one);
    if (index) return decideByIndex(index, url);
    return decideOneByOne((rules ??= parseRules(one.rules, encoding, reader)), url, reader.rule);
  };
}

/** The rule of a class that decides a canonical URL, or undefined if none matches. */
export function decidingRule(plan: FetchPlan, one: AgentClass, url: string): RuleLine | undefined {
  const index = ruleIndexOf(plan, one);
  const place = index ? decideByIndex(index, url) : -1;
  return place < 0 ? undefined : one.rules[place];
}
