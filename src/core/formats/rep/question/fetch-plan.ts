// The part of a fetch question that is the same for all crawlers and URLs: file, outcome, records, paths that are
// always allowed.

import { matchesRobotName, normalizeRobotName } from '../../../matching/agent-names.ts';
import { pathOfDecodedUrl } from '../../../matching/drop-empty-parts.ts';
import { decideOneByOne, type PathRule, parseRules } from '../../../matching/path-rule.ts';
import { canonicalUrl } from '../../../matching/percent-encoding.ts';
import {
  decideByIndex,
  findCachedIndex,
  getRuleIndex,
  type RuleIndex,
} from '../../../matching/rule-index/rule-index.ts';
import {
  type Authority,
  comparedPart,
  isOtherSite,
  partOnSite,
  plainOrigin,
  urlParts,
} from '../../../matching/url-parts.ts';
import type { FieldRef, Status } from '../../../questions/answer.ts';
import type { AskOptions, ChosenRecords, PolicyFiles } from '../../../questions/question.ts';
import type { Outcome, Reader } from '../../../readers/reader.ts';
import { readerOf } from '../../../readers/registry.ts';
import { createPolicy, type Policy } from '../../../syntax/policy.ts';
import { memoizeByKey } from '../../../text/lazy.ts';
import { textBefore } from '../../../text/trim-characters.ts';
import { printedLine } from '../record-parts.ts';
import { type Records, readRecords } from '../records.ts';
import type { RuleLine } from '../robots-record.ts';
import { outcomeAfterRedirects } from './http-status.ts';
import {
  type AgentIndex,
  type AgentLine,
  agentIndex,
  type Selection,
  selectRecords,
} from './select-records.ts';

/** A file that is read, and what the reader finds in it. */
export interface RecordsOfFile {
  readonly policy: Policy;
  readonly records: Records;
  readonly agents: AgentIndex;
  /** The rules of selected records, and the key of their class. Cached by the selection that crawlers share. */
  readonly classOf: (places: readonly number[]) => Pick<AgentClass, 'key' | 'rules'>;
}

/** Everything that is known before a crawler or URL is. */
export interface FetchPlan {
  readonly reader: Reader;
  readonly origin: string;
  readonly authority: Authority | undefined;
  readonly plainOrigin: string | undefined;
  /** The path of the file that is read. */
  readonly path: string;
  /** Absent if the site has no such file. */
  readonly file?: RecordsOfFile;
  readonly status: Status;
  readonly redirects: number;
  readonly outcome: Exclude<Outcome, 'follow'>;
  /** The canonical paths that may always be fetched. A list, because looking up a text in a set hashes all of it. */
  readonly own: readonly string[];
  readonly names: readonly string[];
  readonly quirks: boolean;
}

/** The crawlers to which the same records apply, and the rules of those records. */
export interface AgentClass {
  readonly key: string;
  readonly selection: Selection;
  readonly rules: readonly RuleLine[];
  /** Created when it is first needed, and kept with the class. */
  index?: RuleIndex;
}

/** A URL in the form in which it is compared, or the reason why it is not compared. */
export interface Target {
  readonly kind: 'other-site' | 'own-file' | 'path';
  readonly url: string;
}

/**
 * Creates the plan for a site and options.
 * @throws RangeError if there is no such reader.
 */
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
    // Without an origin there is nothing to read.
    authority: site.origin === '' ? undefined : urlParts(site.origin).authority,
    plainOrigin: site.origin === '' ? undefined : plainOrigin(site.origin),
    path,
    status,
    redirects,
    outcome: outcomeAfterRedirects(reader, status, redirects),
    own: reader.file.alwaysAllowed.map((own) => canonicalUrl(own, reader.path)),
    names: options.names ?? [],
    quirks: options.quirks ?? reader.quirks,
  };
  return file ? { ...plan, file: readRecordsOfFile(createPolicy(file.source, file.format), reader) } : plan;
}

/** The plan of a reader that reads the whole file. Cached, because each explanation of a cut file needs it. */
const readWholeFile = memoizeByKey((file: RecordsOfFile) =>
  memoizeByKey((reader: Reader) => {
    const whole = { ...reader, text: { ...reader.text, maxBytes: null } };
    return { reader: whole, file: readRecordsOfFile(file.policy, whole) };
  }),
);

/** The same plan without a limit for the file. Undefined if no limit cuts it. */
export function planWithoutLimit(plan: FetchPlan): FetchPlan | undefined {
  const { file, reader } = plan;
  if (!file || reader.text.maxBytes === null) return undefined;
  const { end, altered } = file.records.seen;
  const isCut =
    end < file.policy.source.lines.length || [...altered.values()].some(({ why }) => why === 'file-cut');
  return isCut ? { ...plan, ...readWholeFile(file)(reader) } : undefined;
}

/** Returns the reference to a line of the plan's file, with what the reader reads of it if a limit cuts it. */
export function lineRef({ path, file }: FetchPlan, line: number): FieldRef {
  const altered = file?.records.seen.altered.get(line);
  if (!file || (altered?.why !== 'file-cut' && altered?.why !== 'line-cut')) return { path, line };
  return { path, line, cutTo: printedLine(altered.line, file.policy.source.encoding) };
}

function readRecordsOfFile(policy: Policy, reader: Reader): RecordsOfFile {
  const records = readRecords(policy, reader);
  const classOf = memoizeByKey((places: readonly number[]) => {
    const selected = places.flatMap((place) => records.records[place] ?? []);
    const [only, ...others] = selected;
    const rules = only && others.length === 0 ? only.rules : selected.flatMap((record) => record.rules);
    return { key: places.join(' '), rules };
  });
  return { policy, records, agents: agentIndex(policy, records, reader), classOf };
}

/** Returns the part of a URL that is compared. Undefined if the URL belongs to another site. */
function partOf({ reader: { path }, authority, plainOrigin: origin }: FetchPlan, url: string) {
  const decoded = path.emptyTail === 'dropped' ? pathOfDecodedUrl(url) : undefined;
  if (decoded !== undefined) return decoded;
  const plain = partOnSite(url, origin);
  if (plain !== undefined) return path.urlPart === 'path' ? textBefore(plain, '?') : plain;
  const parts = urlParts(url);
  return isOtherSite(parts, authority) ? undefined : comparedPart(parts, path.urlPart, path.noPath);
}

/** Returns the target of a URL, with its canonical form. */
export function targetOf(plan: FetchPlan, url: string): Target {
  const part = partOf(plan, url);
  if (part === undefined) return { kind: 'other-site', url };
  const canonical = canonicalUrl(part, plan.reader.path);
  return { kind: plan.own.includes(canonical) ? 'own-file' : 'path', url: canonical };
}

/**
 * Returns `targetOf` with the last target kept, for callers that ask many crawlers about one URL. Targets of earlier
 * URLs are not kept: storing and looking up a URL takes longer than reading it again.
 */
export function targetFinder(plan: FetchPlan): (url: string) => Target {
  let lastUrl: string | undefined;
  let last: Target = { kind: 'path', url: '' };
  return (url) => {
    if (url === lastUrl) return last;
    last = targetOf(plan, url);
    lastUrl = url;
    return last;
  };
}

/** Returns the records that apply to a crawler, as a class that all crawlers with the same records share. */
export function classOfAgent({ reader, file, names, quirks }: FetchPlan, agent: string): AgentClass {
  if (!file) return { key: '', selection: { records: [] }, rules: [] };
  const selection = selectRecords(file.agents, [agent, ...names], reader, quirks);
  return { ...file.classOf(selection.records), selection };
}

/** Returns the records of a class for display. */
export function recordsOfClass({ file, reader }: FetchPlan, { selection }: AgentClass): ChosenRecords {
  const { name } = selection;
  const robot = name === undefined ? '' : normalizeRobotName(name, reader.agent);
  const isFor = (line: AgentLine) =>
    name === undefined ? line.isStar : !line.isStar && matchesRobotName(line.name, robot, reader.agent);
  const records = selection.records.map((place) => {
    const line = file?.records.records[place]?.agents[0] ?? 0;
    const naming = file?.agents.lines.find((agent) => agent.record === place && isFor(agent));
    return { number: place + 1, line, nameLine: naming?.line ?? line };
  });
  return { isDefault: name === undefined, records };
}

/** Returns the index of the rules of a class. Undefined if it has none. */
export function ruleIndexOf({ reader, file }: FetchPlan, agentClass: AgentClass): RuleIndex | undefined {
  if (!file || agentClass.rules.length === 0) return undefined;
  return (agentClass.index ??= getRuleIndex(agentClass.rules, file.policy.source.encoding, reader));
}

/** The number of queries after which an index of the rules of a class pays off. */
const MIN_INDEXED_QUERIES = 8;

/**
 * Returns a function that finds the place of the rule of a class that decides a canonical URL, or -1. It first
 * tries one rule after the other, unless there already is an index.
 */
export function placeFinder(plan: FetchPlan, agentClass: AgentClass): (url: string) => number {
  const { file, reader } = plan;
  if (!file || agentClass.rules.length === 0) return () => -1;
  const { encoding } = file.policy.source;
  let index = agentClass.index ?? findCachedIndex(agentClass.rules, encoding, reader);
  let rules: readonly (PathRule | undefined)[] | undefined;
  let queryCount = 0;
  return (url) => {
    if (!index && queryCount++ >= MIN_INDEXED_QUERIES) index = ruleIndexOf(plan, agentClass);
    if (index) return decideByIndex(index, url);
    return decideOneByOne((rules ??= parseRules(agentClass.rules, encoding, reader)), url, reader.rule);
  };
}

/** Returns the rule of a class that decides a canonical URL. Undefined if none matches. */
export function decidingRule(plan: FetchPlan, agentClass: AgentClass, url: string): RuleLine | undefined {
  const index = ruleIndexOf(plan, agentClass);
  const place = index ? decideByIndex(index, url) : -1;
  return place < 0 ? undefined : agentClass.rules[place];
}
