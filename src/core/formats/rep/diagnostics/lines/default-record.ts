// The record for all others: whether there is one, where it stands, and whom it does not reach.

import { createFix } from '../../../../diagnostics/finding.ts';
import { MAX_QUESTION_COST } from '../../../../diagnostics/question-budget.ts';
import { lineAt } from '../../../../document/lines.ts';
import { isStar } from '../../../../matching/agent-names.ts';
import { readers } from '../../../../readers/registry.ts';
import { blocksOf } from '../../../../syntax/blocks.ts';
import { fieldAt, type Policy } from '../../../../syntax/policy.ts';
import { isWritable } from '../../../../syntax/writable-value.ts';
import { addAll } from '../../../../text/large-lists.ts';
import { lowerCase } from '../../../../text/lower-case.ts';
import { addAgents } from '../../edit/add-agent.ts';
import { addBlock } from '../../edit/add-block.ts';
import { addRules } from '../../edit/add-rule.ts';
import { defaultDialect, type RuleIntent } from '../../edit/field-spelling.ts';
import { moveBlock } from '../../edit/move-block.ts';
import { findAgentChoice } from '../../question/select-records.ts';
import { blockOfRecord } from './block-of-record.ts';
import { type CheckContext, rangeInLine } from './check-context.ts';
import { type IntendedRecord, type IntendedRecords, intendedRecords } from './intended-records.ts';
import { INTENDED_PART } from './line-meaning.ts';
import { agentNameAt, fieldForAllReaders, fieldRange, valueAt, valueRange } from './line-text.ts';
import { verdictsAfterEdits, verdictsWithDefaultRecord } from './same-verdicts.ts';

const ITEMS_PER_STEP = 200;

const isOnlyStar = (policy: Policy, line: number) => agentNameAt(policy, line) === '*';
const defaultRecordsOf = new WeakMap<IntendedRecords, ReadonlySet<IntendedRecord>>();

/** Whether a record is for all others; looked for once. */
function hasStar(policy: Policy, record: IntendedRecord): boolean {
  const formed = intendedRecords(policy);
  let found = defaultRecordsOf.get(formed);
  if (!found) {
    found = new Set(formed.records.filter(({ agents }) => agents.some((line) => isOnlyStar(policy, line))));
    defaultRecordsOf.set(formed, found);
  }
  return found.has(record);
}

/** Whether lines of another system form records here: what they say of robots is theirs. */
const hasOtherRecords = (policy: Policy) =>
  blocksOf(policy).some(
    ({ start }) => fieldAt(policy, start).directive?.dialect !== defaultDialect(policy.format),
  );

/** Whether a name is `*` to one of the readers. */
const isStarToSome = (name: string) => readers.some(({ agent }) => isStar(name, agent));

const allowAllFix = { agents: ['*'], rules: [{ effect: 'deny', path: '' }] } as const;

/** R019, R030: nothing is said of robots that are not named. */
function checkMissing({ policy, put }: CheckContext, { records, orphans, parts }: IntendedRecords): void {
  if (hasOtherRecords(policy)) return;
  const edits = () => addBlock(policy, allowAllFix);
  const fixes = () => [
    createFix('add-default-record', [], verdictsWithDefaultRecord(policy, edits()), edits),
  ];
  const saysOther = parts.some((part) => part >= INTENDED_PART.known);
  if (records.length === 0 && orphans.length === 0 && !saysOther) {
    // What a data.txt lacks then is data: D006.
    if (policy.format.describes) return;
    const to = Math.min(80, lineAt(policy.source.lines, 0)!.text.length);
    put('R019', rangeInLine(0, { from: 0, to }), { fixes });
  } else if (records.length > 0) {
    const { agents, rules } = records.at(-1)!;
    // Behind names without rules it would be one record with them.
    const mayFollow = rules.length > 0;
    const stars = records
      .flatMap((record) => record.agents.map((line) => agentNameAt(policy, line)))
      .filter(isStarToSome);
    const detail = [...new Set(stars)].join('\n') || undefined;
    put('R030', valueRange(policy, agents[0]!), { detail, ...(mayFollow ? { fixes } : {}) });
  }
}

/** R032: records below the one for all others, which some expect at the end. */
function checkNotLast({ policy, put }: CheckContext, { records }: IntendedRecords): void {
  const places = records.flatMap((record, i) => (hasStar(policy, record) ? [i] : []));
  const [place = records.length] = places;
  const record = records[place];
  if (!record || place === records.length - 1 || record.agents.length > 1 || places.length > 1) return;
  const [line] = record.agents;
  const block = blockOfRecord(policy, record);
  if (block < 0) return;
  const last = records.at(-1)!;
  const isEnd = blockOfRecord(policy, last) === blocksOf(policy).length - 1;
  const canMove = isEnd && record.rules.length > 0 && last.rules.length > 0;
  const edits = () => moveBlock(policy, block, blocksOf(policy).length);
  put('R032', valueRange(policy, line!), {
    words: [String(records.length - 1 - place)],
    fixes: () => (canMove ? [createFix('move-to-end', [], verdictsAfterEdits(policy, edits()), edits)] : []),
  });
}

interface MeantRule extends RuleIntent {
  readonly key: string;
}

const rulesOf = (policy: Policy, { rules }: IntendedRecord): MeantRule[] => {
  const { parts } = intendedRecords(policy);
  return rules.map((line) => {
    const effect = parts[line] === INTENDED_PART.allow ? 'allow' : 'deny';
    const path = valueAt(policy, line);
    return { effect, path, key: `${effect} ${path}` };
  });
};

/** A record that closes or opens everything says all that it means to. */
const isTotal = (rules: readonly MeantRule[]) =>
  rules.some(({ path }) => ['', '/', '*', '/*'].includes(path));

/** What the records for all others forbid, as far as it can be written elsewhere. */
function* findRulesDeniedToAll(
  policy: Policy,
  general: readonly IntendedRecord[],
): Generator<undefined, MeantRule[]> {
  const denied: MeantRule[] = [];
  for (const record of general)
    for (let from = 0; from < record.rules.length; from += MAX_RULES) {
      const rules = rulesOf(policy, { ...record, rules: record.rules.slice(from, from + MAX_RULES) });
      addAll(
        denied,
        rules.filter(({ effect, path }) => effect === 'deny' && /^[!-~]+$/.test(path) && isWritable(path)),
      );
      yield;
    }
  return denied;
}

/** Rules that are looked at before others may come between. */
const MAX_RULES = 2000;

/** R031: rules for all others that a robot with a record of its own does not have. What would cost too much is not asked. */
function* checkNotInherited(
  checking: CheckContext,
  { records }: IntendedRecords,
): Generator<undefined, void> {
  const { policy } = checking;
  const general = records.filter((record) => hasStar(policy, record));
  if (general.length === 0 || general.length === records.length) return;
  const denied = yield* findRulesDeniedToAll(policy, general);
  if (denied.length === 0 || isTotal(denied)) return;
  let left = MAX_QUESTION_COST;
  for (const [place, record] of records.entries()) {
    if (place % ITEMS_PER_STEP === ITEMS_PER_STEP - 1) yield;
    left -= denied.length;
    if (left <= 0) return;
    if (!hasStar(policy, record)) reportMissingRules(checking, record, denied);
  }
}

function reportMissingRules(
  { policy, put }: CheckContext,
  record: IntendedRecord,
  denied: readonly MeantRule[],
): void {
  if (record.rules.length === 0 && record.others.length === 0) return;
  const own = rulesOf(policy, record);
  const block = blockOfRecord(policy, record);
  const isClear = record.rules.every((line) => fieldForAllReaders(policy, line));
  if (isTotal(own) || block < 0 || !isClear) return;
  const known = new Set(own.map(({ key }) => key));
  const lacking = denied.filter(({ key }) => !known.has(key));
  if (lacking.length === 0) return;
  const [line] = record.agents;
  put('R031', valueRange(policy, line!), {
    words: [agentNameAt(policy, line!), String(lacking.length), lacking[0]!.path],
    fixes: () => [
      createFix('copy-rules', [String(lacking.length)], 'changes', () => addRules(policy, block, lacking)),
    ],
  });
}

const hasDisallow = (policy: Policy, record: IntendedRecord) =>
  rulesOf(policy, record).some(({ effect, path }) => effect === 'deny' && path !== '');

/** R087: robots that are asked about and obey no record for all others, where that one forbids something. */
function checkNotReached({ policy, put, inspection }: CheckContext, { records }: IntendedRecords): void {
  const agents = inspection.options.agents ?? [];
  const deaf = agents.filter((agent) => findAgentChoice(agent)?.star === 'ignored');
  const record = records.find((one) => hasStar(policy, one));
  if (deaf.length === 0 || !record || !hasDisallow(policy, record)) return;
  const named = new Set(
    records.flatMap((one) => one.agents.map((line) => lowerCase(agentNameAt(policy, line)))),
  );
  const robots = deaf.filter((agent) => {
    const { fallbackTokens = [] } = findAgentChoice(agent) ?? {};
    return ![agent, ...fallbackTokens].some((name) => named.has(lowerCase(name)));
  });
  const block = blockOfRecord(policy, record);
  if (robots.length === 0 || block < 0) return;
  const line = record.agents.find((one) => isOnlyStar(policy, one))!;
  put('R087', fieldRange(policy, line), {
    words: [robots.join(', '), String(robots.length)],
    fixes: () => [createFix('add-names', robots, 'changes', () => addAgents(policy, block, robots))],
  });
}

/** R019, R030 to R032, R087. */
export function* checkDefaultRecord(checking: CheckContext): Generator<undefined, void> {
  const formed = intendedRecords(checking.policy);
  const { policy } = checking;
  if (!formed.records.some((record) => hasStar(policy, record))) checkMissing(checking, formed);
  checkNotLast(checking, formed);
  yield* checkNotInherited(checking, formed);
  checkNotReached(checking, formed);
}
