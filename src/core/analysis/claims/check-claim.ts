// Checks expectations about all URLs: each is proved, or a URL is found where it does not hold, or neither is known.
import { type ColumnPurpose, columnPurposeOf, columnPurposes } from '../../catalogue/column-purposes.ts';
import { readAhead } from '../../formats/rep/question/read-ahead.ts';
import { type DecidedAnswer, decidedAnswer } from '../../proof/decided-answer.ts';
import { type Direction, differenceTask, type OpenReason } from '../../proof/difference.ts';
import {
  answerOf,
  type Decider,
  type RuleList,
  type RuleListOptions,
  ruleListsOf,
} from '../../proof/rule-list.ts';
import { canonicalPath, normalPathOf } from '../../proof/tokens.ts';
import type { CooperativeTask } from '../../questions/cooperative-task.ts';
import type { PolicyFiles } from '../../questions/question.ts';
import type { Reader } from '../../readers/reader.ts';
import { isReaderId, readerOf } from '../../readers/registry.ts';
import { memoizeByKey, memoizeByText } from '../../text/lazy.ts';
import { lowerCase } from '../../text/lower-case.ts';
import { fileOfCell } from '../../workspace/cell-queries.ts';
import {
  type Claim,
  type ClaimKind,
  isAboutChange,
  isClaimKind,
} from '../../workspace/expectations/claim.ts';
import { openSite } from '../../workspace/site.ts';
import { findNamedAgents } from '../../workspace/suggested-questions.ts';
import { auditedAgents } from '../audit/audited-agents.ts';
import { comparedCrawlers } from '../versions/compared-crawlers.ts';

/** A URL for which a claim does not hold. */
export interface ClaimWitness {
  /** The crawlers of the claim that get this answer by this line; `''` is any other crawler. */
  readonly agents: readonly string[];
  /** Path and query. */
  readonly path: string;
  readonly decided: DecidedAnswer;
  /** What decided before the change, or what decides for the other crawler. */
  readonly compared?: DecidedAnswer;
  /** Of `as-others`: a crawler that may fetch it. */
  readonly other?: string;
}

/**
 * `met`: proved for every URL. `failed`: `witness` has a URL where it does not hold. `not-settled`: neither is known.
 * `unknown`: this version cannot check it.
 */
export interface ClaimResult {
  readonly claim: Claim;
  /** The id of the reader. */
  readonly reader: string;
  readonly outcome: 'met' | 'failed' | 'not-settled' | 'unknown';
  /** The crawlers that it is about; `''` is any other crawler. */
  readonly agents?: readonly string[];
  readonly witness?: ClaimWitness;
  /** Why it is not settled. */
  readonly reason?: OpenReason;
  readonly problem?: ClaimProblem;
}

/**
 * `no-before`: the claim has no earlier text to compare with. `no-agent`: it needs one crawler. `no-crawlers`: it leaves
 * out all of its crawlers. `keys-together`: it has two keys of which one leaves the other no meaning.
 */
export interface ClaimProblem {
  readonly code:
    | 'unknown-claim'
    | 'unknown-purpose'
    | 'unknown-reader'
    | 'no-before'
    | 'no-agent'
    | 'no-crawlers'
    | 'keys-together';
  readonly params: { readonly value: string };
}

/** The result of the request for the file, and how many steps a proof may take. */
export type ClaimOptions = Pick<RuleListOptions, 'file' | 'status' | 'redirects'> & {
  /** The steps for each group of crawlers with the same rules. */
  readonly budget?: number;
};

type FindRules = (agent: string) => RuleList;

/** Two lists of rules that must not differ in some direction. */
interface Comparison {
  readonly lists: readonly [RuleList, RuleList];
  readonly agents: string[];
  readonly other?: string;
}

/** The pairs of keys that a claim cannot have both of. */
const SEPARATE_KEYS = [
  ['agent', 'purpose'],
  ['agent', 'except'],
  ['area', 'url'],
] as const satisfies readonly (readonly (keyof Claim)[])[];

const hasKey = (claim: Claim, key: (typeof SEPARATE_KEYS)[number][number]): boolean =>
  claim[key] !== undefined && (key !== 'except' || claim.except?.length !== 0);

/** What a claim compares, and for which crawlers. */
interface PreparedClaim {
  readonly agents: readonly string[];
  readonly comparisons: readonly Comparison[];
}

/** The purposes whose crawlers a claim can be about. Names that the catalog does not know have nothing in common. */
export const claimPurposes: readonly ColumnPurpose[] = columnPurposes.filter(
  (purpose) => purpose !== 'other',
);

export const isClaimPurpose = (text: string): text is ColumnPurpose =>
  (claimPurposes as readonly string[]).includes(text);

const problem = (code: ClaimProblem['code'], value = ''): ClaimProblem => ({ code, params: { value } });

function problemOf(said: Claim, fallback: string): ClaimProblem | undefined {
  const { claim, purpose, agent, before, reader } = said;
  const id = reader ?? fallback;
  if (!isClaimKind(claim)) return problem('unknown-claim', claim);
  if (!isReaderId(id)) return problem('unknown-reader', id);
  if (purpose !== undefined && !isClaimPurpose(purpose)) return problem('unknown-purpose', purpose);
  if (claim === 'as-others' && agent === undefined) return problem('no-agent');
  const together = SEPARATE_KEYS.find((keys) => keys.every((key) => hasKey(said, key)));
  if (together) return problem('keys-together', together.join(', '));
  return isAboutChange({ claim }) && before === undefined ? problem('no-before') : undefined;
}

/** The differences from the first list that break a claim. */
const brokenBy: Readonly<Record<ClaimKind, readonly Direction[]>> = {
  closed: ['opened'],
  open: ['closed'],
  'as-others': ['closed'],
  'opens-nothing': ['opened'],
  'closes-nothing': ['closed'],
  'changes-nothing': ['opened', 'closed'],
};

/** The files with which the two trivial claims compare. */
const TRIVIAL = { open: '', closed: 'User-agent: *\nDisallow: /\n' } as const;

const isTrivial = (kind: ClaimKind): kind is keyof typeof TRIVIAL => Object.hasOwn(TRIVIAL, kind);

/** A claim of a kind that this version knows. */
type KnownClaim = Claim & { readonly claim: ClaimKind };

type ClaimFileOptions = RuleListOptions & { readonly file: string };

/** One version of the file that claims are about. */
interface ClaimFile {
  readonly rulesFor: FindRules;
  readonly named: readonly string[];
}

/** Opens a file, and reads the rules of all crawlers that a claim may be about, in steps. */
function* openClaimFileTask(site: PolicyFiles, options: ClaimFileOptions): CooperativeTask<ClaimFile> {
  yield* readAhead(site, { ...options, question: 'fetch' });
  const file = site.files.get(options.file);
  const named = file ? findNamedAgents(options.file, file.source, Infinity) : [];
  const rulesFor = ruleListsOf(site, options);
  for (const agent of auditedAgents(named)) {
    rulesFor(agent);
    yield;
  }
  return { rulesFor, named };
}

/** Opens the text that a claim compares with, once as long as the claim exists. */
const siteBefore = memoizeByKey((claim: Claim) =>
  memoizeByText((path) => openSite({ origin: '', files: { [path]: claim.before ?? '' } })),
);

/** Joins the crawlers that the same lists apply to. */
function comparisonsOf(agents: readonly string[], before: FindRules, after: FindRules): Comparison[] {
  const comparisons = new Map<RuleList, Comparison[]>();
  for (const agent of agents) {
    const lists = [before(agent), after(agent)] as const;
    const sameBefore = comparisons.get(lists[0]) ?? [];
    const alike = sameBefore.find((one) => one.lists[1] === lists[1]);
    if (alike) alike.agents.push(agent);
    else comparisons.set(lists[0], [...sameBefore, { lists, agents: [agent] }]);
  }
  return [...comparisons.values()].flat();
}

/** Compares one crawler with others: with one of those that have the same rules. */
function comparisonsWithOthers(agent: string, others: readonly string[], rulesFor: FindRules): Comparison[] {
  return comparisonsOf(others, rulesFor, () => rulesFor(agent)).flatMap(({ lists, agents: [other] }) =>
    other === undefined ? [] : [{ lists, agents: [agent], other }],
  );
}

function* prepareClaimTask(
  now: ClaimFile,
  claim: KnownClaim,
  options: ClaimFileOptions,
): CooperativeTask<PreparedClaim> {
  const { claim: kind, agent, purpose, except = [], than } = claim;
  const { reader, file } = options;
  if (kind === 'as-others') {
    const subject = agent ?? '';
    const others = than === undefined ? [...now.named, ''] : [than];
    const compared = others.filter((name) => lowerCase(name) !== lowerCase(subject));
    return { agents: [subject], comparisons: comparisonsWithOthers(subject, compared, now.rulesFor) };
  }
  const trivial = isTrivial(kind) ? TRIVIAL[kind] : undefined;
  const earlier =
    trivial === undefined ? siteBefore(claim)(file) : openSite({ origin: '', files: { [file]: trivial } });
  const before = yield* openClaimFileTask(earlier, { reader, file });
  // A crawler that documents that it ignores some records would find no difference in its own rules.
  const rulesBefore = trivial === undefined ? before.rulesFor : () => before.rulesFor('');
  const named = trivial === undefined ? [...new Set([...now.named, ...before.named])] : now.named;
  const versions = trivial === undefined ? [rulesBefore, now.rulesFor] : [now.rulesFor];
  const left = new Set(except.map(lowerCase));
  const inPurpose = () => auditedAgents(named).filter((name) => columnPurposeOf(name) === purpose);
  const everyAgent = () => (purpose === undefined ? comparedCrawlers(named, versions) : inPurpose());
  const agents = (agent === undefined ? everyAgent() : [agent]).filter((name) => !left.has(lowerCase(name)));
  return { agents, comparisons: comparisonsOf(agents, rulesBefore, now.rulesFor) };
}

/** A URL on which two lists differ, and what decides in each. */
interface Difference {
  readonly path: string;
  readonly deciders: readonly [before: Decider | undefined, after: Decider | undefined];
}

/**
 * Returns what decides for one URL, if the claim does not hold there. For `open` and `closed` that is the answer itself:
 * in the file that they compare with, some paths have another, such as that of the file.
 */
function differenceAt(path: string, { lists }: Comparison, kind: ClaimKind): Difference | undefined {
  const units = canonicalPath(lists[0].reader)(path);
  const deciders = [lists[0].decide(units), lists[1].decide(units)] as const;
  const before = isTrivial(kind) ? kind === 'open' : answerOf(deciders[0], lists[0]) === 'allow';
  const after = answerOf(deciders[1], lists[1]) === 'allow';
  if (before === after || !brokenBy[kind].includes(after ? 'opened' : 'closed')) return undefined;
  return { path, deciders };
}

/** Searches for a URL on which the lists differ in one of the directions. Returns why that is not settled, if so. */
function* searchTask(
  comparison: Comparison,
  { claim: kind, url, area }: KnownClaim,
  budget: number | undefined,
): CooperativeTask<{ readonly found?: Difference | undefined; readonly reason?: OpenReason | undefined }> {
  const path = url ?? area;
  const found = path === undefined ? undefined : differenceAt(normalPathOf(path), comparison, kind);
  if (found || url !== undefined) return { found };
  const directions = brokenBy[kind];
  const difference = yield* differenceTask(comparison.lists, {
    ...(area === undefined ? {} : { area: normalPathOf(area) }),
    ...(budget === undefined ? {} : { budget }),
  });
  const [region] = directions.flatMap((direction) => {
    const one = direction === 'opened' ? difference.opened : difference.closed;
    return one ? [one] : [];
  });
  if (region) return { found: { path: region.path, deciders: [region.before, region.after] } };
  return { reason: difference.open.find(({ direction }) => directions.includes(direction))?.reason };
}

const isSameDecision = (a: DecidedAnswer, b: DecidedAnswer) =>
  a.answer === b.answer && a.reason === b.reason && a.by?.line === b.by?.line;

/** Describes a difference, for all crawlers that get the same answer by the same line. */
function witnessOf(
  { path, deciders }: Difference,
  broken: Comparison,
  { comparisons }: PreparedClaim,
  kind: ClaimKind,
): ClaimWitness {
  const decided = decidedAnswer(deciders[1], broken.lists[1]);
  const isAlike = (comparison: Comparison) => {
    const difference = differenceAt(path, comparison, kind);
    return difference && isSameDecision(decided, decidedAnswer(difference.deciders[1], comparison.lists[1]));
  };
  return {
    agents: [...new Set(comparisons.filter(isAlike).flatMap(({ agents }) => agents))],
    path,
    decided,
    ...(isTrivial(kind) ? {} : { compared: decidedAnswer(deciders[0], broken.lists[0]) }),
    ...(broken.other === undefined ? {} : { other: broken.other }),
  };
}

/** A claim that can be checked, and what it compares. */
interface ReadyClaim extends PreparedClaim {
  readonly claim: KnownClaim;
}

/** What a claim that cannot be checked has in its place. */
type Unready = Pick<ClaimResult, 'problem'>;

/** Creates a function that prepares claims about one version of a site. They share what is read of the file. */
function createPreparation(site: PolicyFiles, fallbackReader: string, options: ClaimOptions) {
  const { budget: _, file: given, ...request } = options;
  const optionsFor = (reader: Reader) => ({
    ...request,
    reader,
    file: given ?? fileOfCell(site, {}, reader),
  });
  const opened = new Map<Reader, ClaimFile>();
  return function* prepareTask(claim: Claim): CooperativeTask<ReadyClaim | Unready> {
    const id = claim.reader ?? fallbackReader;
    const { claim: kind } = claim;
    const found = problemOf(claim, fallbackReader);
    if (found) return { problem: found };
    if (!isClaimKind(kind) || !isReaderId(id)) return {};
    const reader = readerOf(id);
    const readOptions = optionsFor(reader);
    const now = opened.get(reader) ?? (yield* openClaimFileTask(site, readOptions));
    opened.set(reader, now);
    const known = { ...claim, claim: kind };
    const prepared = yield* prepareClaimTask(now, known, readOptions);
    if (prepared.agents.length === 0) return { problem: problem('no-crawlers') };
    return { ...prepared, claim: known };
  };
}

/** Creates a function that checks claims about one version of a site. */
function createClaimCheck(site: PolicyFiles, fallbackReader: string, options: ClaimOptions) {
  const prepareTask = createPreparation(site, fallbackReader, options);
  return function* checkTask(claim: Claim): CooperativeTask<ClaimResult> {
    const common = { claim, reader: claim.reader ?? fallbackReader };
    const ready = yield* prepareTask(claim);
    if (!('comparisons' in ready)) return { ...common, outcome: 'unknown', ...ready };
    const { agents, comparisons, claim: known } = ready;
    let reason: OpenReason | undefined;
    for (const comparison of comparisons) {
      const result = yield* searchTask(comparison, known, options.budget);
      if (result.found) {
        const witness = witnessOf(result.found, comparison, ready, known.claim);
        return { ...common, outcome: 'failed', agents, witness };
      }
      reason ??= result.reason;
      yield;
    }
    if (reason) return { ...common, outcome: 'not-settled', agents, reason };
    return { ...common, outcome: 'met', agents };
  };
}

/** Crawlers with the same rules for which a claim does not hold, and a path where it does not. */
export interface ClaimFailure {
  readonly agents: readonly string[];
  readonly path: string;
}

/**
 * Finds all crawlers of a claim for which it does not hold: `failures` has one URL for those with the same rules.
 * `isSettled`: whether it is proved for all others.
 */
export function* claimFailuresTask(
  site: PolicyFiles,
  claim: Claim,
  fallbackReader: string,
  options: ClaimOptions = {},
): CooperativeTask<{ readonly failures: readonly ClaimFailure[]; readonly isSettled: boolean }> {
  const ready = yield* createPreparation(site, fallbackReader, options)(claim);
  if (!('comparisons' in ready)) return { failures: [], isSettled: false };
  const failures: ClaimFailure[] = [];
  let isSettled = true;
  for (const comparison of ready.comparisons) {
    const { found, reason } = yield* searchTask(comparison, ready.claim, options.budget);
    if (found) failures.push({ agents: comparison.agents, path: found.path });
    else if (reason) isSettled = false;
    yield;
  }
  return { failures, isSettled };
}

/** Whether a claim is about a path. It is about the policy file itself only if it names it. */
function isAbout({ url, area }: KnownClaim, path: string, comparison: Comparison): boolean {
  if (url !== undefined) return normalPathOf(url) === path;
  if (area !== undefined && !path.startsWith(normalPathOf(area))) return false;
  const decider = comparison.lists[1].decide(canonicalPath(comparison.lists[1].reader)(path));
  const { reason } = decidedAnswer(decider, comparison.lists[1]);
  return reason !== 'own-file' || (area !== undefined && normalPathOf(area) === path);
}

/**
 * Returns for each claim the crawlers for which it does not hold at one path.
 * @param path path and query
 */
export function* failingAgentsTask(
  site: PolicyFiles,
  claims: readonly Claim[],
  path: string,
  fallbackReader: string,
  options: ClaimOptions = {},
): CooperativeTask<readonly (readonly string[])[]> {
  const prepareTask = createPreparation(site, fallbackReader, options);
  const normal = normalPathOf(path);
  const failing: (readonly string[])[] = [];
  for (const claim of claims) {
    const ready = yield* prepareTask(claim);
    const comparisons = 'comparisons' in ready ? ready.comparisons : [];
    const broken = comparisons.filter(
      (comparison) =>
        'comparisons' in ready &&
        isAbout(ready.claim, normal, comparison) &&
        differenceAt(normal, comparison, ready.claim.claim) !== undefined,
    );
    failing.push([...new Set(broken.flatMap(({ agents }) => agents))]);
    yield;
  }
  return failing;
}

/**
 * Checks claims for every URL in normal form (RFC 3986 6.2.2), and for the policy file itself only if it is the URL or
 * the area of the claim. Pauses regularly.
 * @param fallbackReader the id of the reader, unless a claim names one
 */
export function* checkClaimsTask(
  site: PolicyFiles,
  claims: readonly Claim[],
  fallbackReader: string,
  options: ClaimOptions = {},
): CooperativeTask<readonly ClaimResult[]> {
  const checkTask = createClaimCheck(site, fallbackReader, options);
  const results: ClaimResult[] = [];
  for (const claim of claims) results.push(yield* checkTask(claim));
  return results;
}

/** Checks one claim. */
export const checkClaimTask = (
  site: PolicyFiles,
  claim: Claim,
  fallbackReader: string,
  options: ClaimOptions = {},
): CooperativeTask<ClaimResult> => createClaimCheck(site, fallbackReader, options)(claim);
