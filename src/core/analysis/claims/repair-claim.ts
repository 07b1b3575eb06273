// Finds edits after which an expectation about all URLs holds, for the crawlers for which it does not.
import type { TextEdit } from '../../document/range.ts';
import { textOfSource } from '../../document/source.ts';
import { addAgents } from '../../formats/rep/edit/add-agent.ts';
import { trimmedField } from '../../formats/rep/edit/trimmed-field.ts';
import type { Effect } from '../../matching/path-rule.ts';
import type { CooperativeTask } from '../../questions/cooperative-task.ts';
import type { PolicyFiles } from '../../questions/question.ts';
import { isReaderId, type ReaderId, readerOf } from '../../readers/registry.ts';
import { blocksOf } from '../../syntax/blocks.ts';
import { createPolicy, fieldAt, type Policy, valueOf } from '../../syntax/policy.ts';
import { isWritable } from '../../syntax/writable-value.ts';
import { largestOf } from '../../text/large-lists.ts';
import { lowerCase } from '../../text/lower-case.ts';
import type { NonEmpty } from '../../text/non-empty.ts';
import { withEdits } from '../../trial/edited-site.ts';
import { fileOfCell } from '../../workspace/cell-queries.ts';
import type { Claim } from '../../workspace/expectations/claim.ts';
import { findNamedAgents } from '../../workspace/suggested-questions.ts';
import { editsBetweenVersions } from '../presets/policy-changes.ts';
import { addRecordWithRule } from '../suggestions/add-record.ts';
import type { Candidate, PathCoverage } from '../suggestions/candidate.ts';
import { suggestTask } from '../suggestions/suggest.ts';
import { type ClaimFailure, checkClaimTask, claimFailuresTask } from './check-claim.ts';

/** Edits of the file after which a claim is proved, made of one or more steps. */
export interface ClaimRepair {
  readonly steps: NonEmpty<Candidate>;
  /** What all steps change, as edits of the present file. */
  readonly edits: readonly TextEdit[];
}

export interface ClaimRepairs {
  /** The crawlers for which the claim fails. */
  readonly agents: readonly string[];
  /** The edits, of the file at `path`. */
  readonly repairs: readonly ClaimRepair[];
  readonly path?: string;
}

/** So many steps make a claim hold, or it is left to the user. */
const MAX_STEPS = 12;
/** So many records are tried for names to join. */
const MAX_JOINED = 8;
/** So many steps are proved before the others are given up. */
const MAX_TRIED = 12;
const MAX_REPAIRS = 3;

/** The kinds of steps that a repair prefers: names join a record, get one, the record gets a rule, or loses one. */
const strategies: readonly (readonly Candidate['code'][])[] = [
  ['join-record'],
  ['add-record', 'own-record', 'own-record-without'],
  ['add-rule'],
  ['remove-rule', 'turn-rule', 'empty-rule', 'narrow-rule'],
];

/** The answer that crawlers must have where a claim does not hold; undefined if the claim is about a change. */
function wantedBy({ claim }: Claim): Effect | undefined {
  if (claim === 'closed') return 'deny';
  return claim === 'open' || claim === 'as-others' ? 'allow' : undefined;
}

const isEverywhere = ({ url, area = '/' }: Claim): boolean => url === undefined && area === '/';

/** What the search for a repair is about. */
interface Repair {
  readonly claim: Claim;
  readonly wanted: Effect;
  readonly reader: ReaderId;
  readonly path: string;
  /** The site before the first step, and the crawlers for which the claim fails there. */
  readonly site: PolicyFiles;
  readonly agents: readonly string[];
}

const policyOf = (site: PolicyFiles, path: string): Policy | undefined => {
  const file = site.files.get(path);
  return file && createPolicy(file.source, file.format);
};

/** Adds the names to a record that some crawlers have already. Whether its rules suffice is proved later. */
function* joinRecords(policy: Policy, agents: readonly string[]): Generator<Candidate, void> {
  let tried = 0;
  for (const [index, { start, body, end }] of blocksOf(policy).entries()) {
    if (tried === MAX_JOINED) return;
    const heads = Array.from({ length: body - start }, (_, i) => fieldAt(policy, start + i));
    const rule = Array.from({ length: end - body }, (_, i) => fieldAt(policy, body + i)).find(
      ({ directive }) => directive?.role === 'rule',
    );
    const names = heads.flatMap((field) => (field.directive?.role === 'agent' ? [valueOf(field)] : []));
    if (!rule || names.length === 0 || names.includes('*')) continue;
    tried++;
    const params = { agents, line: start, rule: trimmedField(rule) };
    yield { code: 'join-record', params, edits: addAgents(policy, index, agents) };
  }
}

/** Steps that help crawlers that no record names, if the claim is about every URL: they need no other rule. */
function* stepsForUnnamed(
  policy: Policy,
  { claim, wanted, path }: Repair,
  agents: readonly string[],
): Generator<Candidate, void> {
  const named = new Set(findNamedAgents(path, policy.source, Infinity).map(lowerCase));
  const canBeNamed = agents.every((name) => name !== '' && isWritable(name) && !named.has(lowerCase(name)));
  if (!canBeNamed || !isEverywhere(claim)) return;
  yield* joinRecords(policy, agents);
  yield* addRecordWithRule(policy, agents, wanted, { path: '/', covers: 'beginning' });
}

/**
 * Whether a step deletes the only rule of a record, whose names would then share the rules of the next one: it says less
 * than it does.
 */
function leavesNamesAlone(policy: Policy, step: Candidate): boolean {
  if (step.code !== 'remove-rule') return false;
  const { line } = step.params;
  const blocks = blocksOf(policy);
  const at = blocks.findIndex(({ start, end }) => start <= line && line < end);
  const block = blocks[at];
  if (!block || at === blocks.length - 1) return false;
  const body = Array.from({ length: block.end - block.body }, (_, i) => fieldAt(policy, block.body + i));
  return body.filter(({ directive }) => directive?.role === 'rule').length < 2;
}

/** The path at which all of these crawlers must have another answer: the whole area of the claim, if that helps. */
function* candidatesTask(
  site: PolicyFiles,
  { claim, wanted, reader, path }: Repair,
  { agents: [agent = '', ...companions], path: witness }: ClaimFailure,
): CooperativeTask<readonly Candidate[]> {
  const wish = { reader, file: path, agent, others: companions, wanted };
  for (const url of new Set([claim.url ?? claim.area ?? '/', witness])) {
    const { candidates } = yield* suggestTask(site, { ...wish, url });
    // Which records names can join depends on all URLs of the claim.
    const others = candidates.filter(({ code }) => code !== 'join-record');
    if (others.length > 0) return others;
  }
  return [];
}

/** What a new path matches, from what the claim is about to what is more, or less, than that. */
const coverageOfUrl: readonly PathCoverage[] = ['exact', 'beginning', 'pattern', 'directory'];
const coverageOfArea: readonly PathCoverage[] = ['beginning', 'directory', 'pattern', 'exact'];

/** How much a step changes besides what it is for: less comes first. */
function weightsOf(step: Candidate, { agents, claim }: Repair, prefers: readonly string[]): number[] {
  const { code, params, edits } = step;
  const own = new Set(agents.map((name) => (name === '' ? '*' : lowerCase(name))));
  const reached = ('agents' in params ? params.agents : undefined) ?? [];
  const size = edits.reduce((sum, { range: { start, end }, text }) => {
    const lines = end.line - start.line;
    return sum + text.length + (lines === 0 ? end.column - start.column : lines);
  }, 0);
  const coverage = claim.url === undefined ? coverageOfArea : coverageOfUrl;
  const covers = 'covers' in params ? coverage.indexOf(params.covers) : 0;
  return [
    prefers.includes(code) ? 0 : 1,
    reached.some((name) => !own.has(lowerCase(name))) ? 1 : 0,
    covers,
    size,
  ];
}

function compareWeights(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((weight, i) => weight !== b[i]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

/** A version of the site on the way to a repair. */
interface Progress {
  readonly site: PolicyFiles;
  readonly steps: readonly Candidate[];
  readonly failures: readonly ClaimFailure[];
  readonly isSettled: boolean;
}

const failingOf = (failures: readonly ClaimFailure[]): readonly string[] => [
  ...new Set(failures.flatMap(({ agents }) => agents)),
];

/**
 * Whether a claim fails for a crawler for which it held before. One that is not compared by itself at first, because its
 * rules were those of any other crawler, may have failed all the same.
 */
function* isWorseTask(
  { site, claim, reader, agents }: Repair,
  failing: readonly string[],
): CooperativeTask<boolean> {
  const { purpose: _, except: _except, ...rest } = claim;
  for (const agent of failing) {
    if (agents.includes(agent)) continue;
    const { outcome } = yield* checkClaimTask(site, { ...rest, agent }, reader);
    if (outcome === 'met') return true;
  }
  return false;
}

/**
 * Takes the first step, in the order of preference, after which the claim holds for these crawlers; or else the first
 * after which it fails elsewhere. It never begins to fail for others.
 */
function* nextStepTask(
  now: Progress,
  repair: Repair,
  prefers: readonly string[],
): CooperativeTask<Progress | undefined> {
  const [failure] = now.failures;
  const policy = policyOf(now.site, repair.path);
  if (!failure || !policy) return undefined;
  const steps = [
    ...stepsForUnnamed(policy, repair, failure.agents),
    ...(yield* candidatesTask(now.site, repair, failure)),
  ]
    .filter((step) => !leavesNamesAlone(policy, step))
    .map((step) => ({ step, weights: weightsOf(step, repair, prefers) }))
    .toSorted((a, b) => compareWeights(a.weights, b.weights));
  let elsewhere: Progress | undefined;
  for (const { step } of steps.slice(0, MAX_TRIED)) {
    const site = withEdits(now.site, repair.path, step.edits);
    const after = yield* claimFailuresTask(site, repair.claim, repair.reader);
    const failing = failingOf(after.failures);
    const next = { site, steps: [...now.steps, step], ...after };
    if (yield* isWorseTask(repair, failing)) continue;
    if (!failure.agents.some((name) => failing.includes(name))) return next;
    const isSame = after.failures.some(
      ({ path, agents }) => path === failure.path && agents.some((name) => failure.agents.includes(name)),
    );
    if (!isSame) elsewhere ??= next;
  }
  return elsewhere;
}

/** Makes steps until the claim is proved. Undefined if that is not reached. */
function* repairTask(
  start: Progress,
  repair: Repair,
  prefers: readonly string[],
): CooperativeTask<Progress | undefined> {
  let now = start;
  while (now.failures.length > 0) {
    if (now.steps.length === MAX_STEPS) return undefined;
    const next = yield* nextStepTask(now, repair, prefers);
    if (!next) return undefined;
    now = next;
  }
  return now.isSettled ? now : undefined;
}

/**
 * Finds edits after which a claim holds, each proved, and for which crawlers it fails now: those that change nothing for
 * other crawlers come first, then the smallest. None for a claim about a change: then the change is the question.
 * @param fallbackReader the id of the reader, unless the claim names one
 */
export function* repairClaimTask(
  site: PolicyFiles,
  claim: Claim,
  fallbackReader: string,
): CooperativeTask<ClaimRepairs> {
  const found = yield* claimFailuresTask(site, claim, fallbackReader);
  const agents = failingOf(found.failures);
  const wanted = wantedBy(claim);
  const reader = claim.reader ?? fallbackReader;
  if (wanted === undefined || agents.length === 0 || !isReaderId(reader)) return { agents, repairs: [] };
  const path = fileOfCell(site, {}, readerOf(reader));
  const before = site.files.get(path);
  if (!before) return { agents, repairs: [] };
  const repair: Repair = { site, claim, wanted, reader, path, agents };
  const byText = new Map<string, { readonly repair: ClaimRepair; readonly weights: readonly number[] }>();
  for (const prefers of strategies) {
    const done = yield* repairTask({ site, steps: [], ...found }, repair, prefers);
    const after = done?.site.files.get(path);
    const [step, ...others] = done?.steps ?? [];
    if (!after || !step) continue;
    const edits = editsBetweenVersions(before.source, after.source);
    const weights = [step, ...others].map((one) => weightsOf(one, repair, []));
    const [reach, breadth] = [1, 2].map((at) => largestOf(weights.map((one) => one[at] ?? 0)));
    const size = edits.reduce((sum, { range: { start, end }, text }) => {
      return sum + text.split('\n').length - 1 + end.line - start.line;
    }, 0);
    byText.set(textOfSource(after.source), {
      repair: { steps: [step, ...others], edits },
      weights: [reach ?? 0, breadth ?? 0, size],
    });
  }
  const repairs = [...byText.values()]
    .toSorted((a, b) => compareWeights(a.weights, b.weights))
    .map((one) => one.repair);
  return { agents, path, repairs: repairs.slice(0, MAX_REPAIRS) };
}
