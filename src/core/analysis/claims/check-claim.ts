// Checks an expectation about all URLs: it is proved, or a URL is found where it does not hold, or neither is known.
import { type ColumnPurpose, columnPurposeOf, columnPurposes } from '../../catalogue/column-purposes.ts';
import { type DecidedAnswer, decidedAnswer } from '../../proof/decided-answer.ts';
import { type Direction, differenceTask, type OpenReason } from '../../proof/difference.ts';
import { type RuleList, type RuleListOptions, ruleListsOf } from '../../proof/rule-list.ts';
import { normalPathOf } from '../../proof/tokens.ts';
import type { CooperativeTask } from '../../questions/cooperative-task.ts';
import type { PolicyFiles } from '../../questions/question.ts';
import { isReaderId, readerOf } from '../../readers/registry.ts';
import { fileOfCell } from '../../workspace/cell-queries.ts';
import { type Claim, type ClaimKind, claimKinds, isAboutChange } from '../../workspace/expectations/claim.ts';
import { openSite } from '../../workspace/site.ts';
import { findNamedAgents } from '../../workspace/suggested-questions.ts';
import { auditedAgents } from '../audit/audited-agents.ts';
import { comparedCrawlers } from '../versions/compared-crawlers.ts';

/** A URL for which a claim does not hold. */
export interface ClaimWitness {
  /** The crawlers of the claim that get this answer; `''` is any other crawler. */
  readonly agents: readonly string[];
  /** Path and query. */
  readonly path: string;
  readonly decided: DecidedAnswer;
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
  readonly witness?: ClaimWitness;
  /** Why it is not settled. */
  readonly reason?: OpenReason;
  readonly problem?: ClaimProblem;
}

/** `no-before`: the claim has no earlier text to compare with. `no-agent`: it needs one crawler. */
export interface ClaimProblem {
  readonly code: 'unknown-claim' | 'unknown-purpose' | 'unknown-reader' | 'no-before' | 'no-agent';
  readonly params: { readonly value: string };
}

/** The result of the request for the file, and how many steps a proof may take. */
export type ClaimOptions = Pick<RuleListOptions, 'file' | 'status' | 'redirects'> & {
  readonly budget?: number;
};

/** Two lists of rules that must not differ in one direction. */
interface Comparison {
  readonly lists: readonly [RuleList, RuleList];
  readonly agents: string[];
  readonly other?: string;
}

const isKind = (text: string): text is ClaimKind => (claimKinds as readonly string[]).includes(text);

/** The purposes whose crawlers a claim can be about. Names that the catalog does not know have nothing in common. */
export const claimPurposes: readonly ColumnPurpose[] = columnPurposes.filter(
  (purpose) => purpose !== 'other',
);

const isPurpose = (text: string): text is ColumnPurpose =>
  (claimPurposes as readonly string[]).includes(text);

function problemOf({ claim, purpose, agent, before, reader }: Claim, fallback: string) {
  const problem = (code: ClaimProblem['code'], value = ''): ClaimProblem => ({ code, params: { value } });
  const id = reader ?? fallback;
  if (!isKind(claim)) return problem('unknown-claim', claim);
  if (!isReaderId(id)) return problem('unknown-reader', id);
  if (purpose !== undefined && !isPurpose(purpose)) return problem('unknown-purpose', purpose);
  if (claim === 'as-others' && agent === undefined) return problem('no-agent');
  return isAboutChange({ claim }) && before === undefined ? problem('no-before') : undefined;
}

/** In which direction a difference from the first list breaks a claim. */
const brokenBy: Readonly<Record<ClaimKind, Direction>> = {
  closed: 'opened',
  open: 'closed',
  'as-others': 'closed',
  'opens-nothing': 'opened',
  'closes-nothing': 'closed',
};

/** The files with which the two trivial claims compare. */
const TRIVIAL = { open: '', closed: 'User-agent: *\nDisallow: /\n' } as const;

type FindRules = (agent: string) => RuleList;

/** Joins the crawlers that the same lists apply to. */
function comparisonsOf(
  agents: readonly string[],
  before: FindRules,
  after: FindRules,
  other?: string,
): Comparison[] {
  const comparisons: Comparison[] = [];
  for (const agent of agents) {
    const lists = [before(agent), after(agent)] as const;
    const alike = comparisons.find((one) => one.lists[0] === lists[0] && one.lists[1] === lists[1]);
    if (alike) alike.agents.push(agent);
    else comparisons.push({ lists, agents: [agent], ...(other === undefined ? {} : { other }) });
  }
  return comparisons;
}

/** Returns what a claim compares. */
function prepareClaim(
  site: PolicyFiles,
  claim: Claim & { claim: ClaimKind },
  options: RuleListOptions & { file: string },
) {
  const { agent, purpose, before } = claim;
  const { file: path } = options;
  const rulesNow = ruleListsOf(site, options);
  const textRules = (text: string) =>
    ruleListsOf(openSite({ origin: site.origin, files: { [path]: text } }), {
      reader: options.reader,
      file: path,
    });
  const namedIn = ({ files }: PolicyFiles) => {
    const file = files.get(path);
    return file ? findNamedAgents(path, file.source, Infinity) : [];
  };
  const named = namedIn(site);
  if (claim.claim === 'as-others') {
    const others = [...named, ''].filter((name) => name !== agent);
    return comparisonsOf(others, rulesNow, () => rulesNow(agent ?? '')).map(
      ({ lists, agents: [other] }): Comparison => ({
        lists,
        agents: [agent ?? ''],
        ...(other === undefined ? {} : { other }),
      }),
    );
  }
  const { claim: kind } = claim;
  const isTrivial = kind === 'open' || kind === 'closed';
  const earlier = isTrivial ? TRIVIAL[kind] : (before ?? '');
  const rulesOf = textRules(earlier);
  // A crawler that documents that it ignores some records would find no difference in its own rules.
  const rulesBefore = isTrivial ? () => rulesOf('') : rulesOf;
  const allNamed = isTrivial
    ? named
    : [...new Set([...named, ...namedIn(openSite({ origin: '', files: { [path]: earlier } }))])];
  const selected =
    agent === undefined
      ? purpose === undefined
        ? comparedCrawlers(allNamed, isTrivial ? [rulesNow] : [rulesBefore, rulesNow])
        : auditedAgents(allNamed).filter((name) => columnPurposeOf(name) === purpose)
      : [agent];
  return comparisonsOf(selected, rulesBefore, rulesNow);
}

/**
 * Checks a claim for every URL in normal form (RFC 3986 6.2.2). Pauses regularly.
 * @param fallbackReader the id of the reader, unless the claim names one
 */
export function* checkClaimTask(
  site: PolicyFiles,
  claim: Claim,
  fallbackReader: string,
  { budget, file, ...request }: ClaimOptions = {},
): CooperativeTask<ClaimResult> {
  const id = claim.reader ?? fallbackReader;
  const common = { claim, reader: id };
  const { claim: kind } = claim;
  const problem = problemOf(claim, fallbackReader);
  if (problem || !isKind(kind) || !isReaderId(id))
    return { ...common, outcome: 'unknown', ...(problem && { problem }) };
  const reader = readerOf(id);
  const options = { ...request, reader, file: file ?? fileOfCell(site, {}, reader) };
  const direction = brokenBy[kind];
  let reason: OpenReason | undefined;
  for (const { lists, agents, other } of prepareClaim(site, { ...claim, claim: kind }, options)) {
    const difference = yield* differenceTask(lists, {
      ...(claim.area === undefined ? {} : { area: normalPathOf(claim.area) }),
      ...(budget === undefined ? {} : { budget }),
    });
    const region = direction === 'opened' ? difference.opened : difference.closed;
    if (region) {
      const decided = decidedAnswer(region.after, lists[1]);
      const witness = { agents, path: region.path, decided, ...(other === undefined ? {} : { other }) };
      return { ...common, outcome: 'failed', witness };
    }
    reason ??= difference.open.find((open) => open.direction === direction)?.reason;
    yield;
  }
  return reason ? { ...common, outcome: 'not-settled', reason } : { ...common, outcome: 'met' };
}
