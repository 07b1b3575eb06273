// The record for all others: whether there is one, where it stands, and whom it does not reach.

import { lowerCase } from '../../matching/url-parts.ts';
import { blocksOf } from '../../policy/blocks.ts';
import { addAgents } from '../../policy/edit/add-agent.ts';
import { addBlock } from '../../policy/edit/add-block.ts';
import { addRules } from '../../policy/edit/add-rule.ts';
import { moveBlock } from '../../policy/edit/move-block.ts';
import { mainDialect, type RuleIntent } from '../../policy/edit/spelling.ts';
import { fixOf } from '../../policy/finding.ts';
import { fieldAt, type Policy, valueOf } from '../../policy/policy.ts';
import { isWritable } from '../../policy/writable.ts';
import { choiceOf } from '../../questions/selection.ts';
import { lineAt } from '../../text/lines.ts';
import { cardOf } from './cards.ts';
import { type Checking, inLine } from './checking.ts';
import { PART } from './meaning.ts';
import { type MeantRecord, type MeantRecords, meantRecords } from './meant-records.ts';
import { agreedField, fieldRange, nameIn, valueRange } from './record-faults.ts';
import { verdictsAfter, verdictsWithOpen } from './same.ts';

const PIECE = 500;

const isStar = (policy: Policy, line: number) => nameIn(policy, line) === '*';
const hasStar = (policy: Policy, { agents }: MeantRecord) => agents.some((line) => isStar(policy, line));

/** Whether lines of another system form records here: what they say of robots is theirs. */
const hasOtherRecords = (policy: Policy) =>
  blocksOf(policy).some(
    ({ start }) => fieldAt(policy, start).directive?.dialect !== mainDialect(policy.format),
  );

const openToAll = { agents: ['*'], rules: [{ effect: 'deny', path: '' }] } as const;

/** R019, R030: nothing is said of robots that are not named. */
function missing({ policy, put }: Checking, { records, orphans, parts }: MeantRecords): void {
  if (hasOtherRecords(policy)) return;
  const edits = () => addBlock(policy, openToAll);
  const fixes = () => [fixOf('add-default-record', [], verdictsWithOpen(policy, edits()), edits)];
  const saysOther = parts.some((part) => part >= PART.known);
  if (records.length === 0 && orphans.length === 0 && !saysOther) {
    const to = Math.min(80, lineAt(policy.source.lines, 0)!.text.length);
    put('R019', inLine(0, { from: 0, to }), { fixes });
  } else if (records.length > 0) {
    const { agents, rules } = records.at(-1)!;
    // Behind names without rules it would be one record with them.
    const mayFollow = rules.length > 0;
    put('R030', valueRange(policy, agents[0]!), mayFollow ? { fixes } : {});
  }
}

/** R032: records below the one for all others, which some expect at the end. */
function notLast({ policy, put }: Checking, { records }: MeantRecords): void {
  const places = records.flatMap((record, i) => (hasStar(policy, record) ? [i] : []));
  const [place = records.length] = places;
  const record = records[place];
  if (!record || place === records.length - 1 || record.agents.length > 1 || places.length > 1) return;
  const [line] = record.agents;
  const block = cardOf(policy, record);
  if (block < 0) return;
  const last = records.at(-1)!;
  const isEnd = cardOf(policy, last) === blocksOf(policy).length - 1;
  const canMove = isEnd && record.rules.length > 0 && last.rules.length > 0;
  const edits = () => moveBlock(policy, block, blocksOf(policy).length);
  put('R032', valueRange(policy, line!), {
    words: [String(records.length - 1 - place)],
    fixes: () => (canMove ? [fixOf('move-to-end', [], verdictsAfter(policy, edits()), edits)] : []),
  });
}

interface Rule extends RuleIntent {
  readonly key: string;
}

const rulesOf = (policy: Policy, { rules }: MeantRecord): Rule[] =>
  rules.flatMap((line) => {
    const field = fieldAt(policy, line);
    const { effect } = field.directive ?? {};
    const path = valueOf(field);
    return effect ? [{ effect, path, key: `${effect} ${path}` }] : [];
  });

/** A record that closes or opens everything says all that it means to. */
const isTotal = (rules: readonly Rule[]) => rules.some(({ path }) => ['', '/', '*', '/*'].includes(path));

/** R031: rules for all others that a robot with a record of its own does not have. */
function* notInherited({ policy, put }: Checking, { records }: MeantRecords): Generator<undefined, void> {
  const defaults = records.filter((record) => hasStar(policy, record)).flatMap((one) => rulesOf(policy, one));
  const denied = defaults.filter(
    ({ effect, path }) => effect === 'deny' && /^[!-~]+$/.test(path) && isWritable(path),
  );
  if (denied.length === 0 || isTotal(denied)) return;
  for (const [place, record] of records.entries()) {
    if (place % PIECE === PIECE - 1) yield;
    const own = rulesOf(policy, record);
    const block = cardOf(policy, record);
    if (hasStar(policy, record) || isTotal(own) || own.length < record.rules.length || block < 0) continue;
    if (own.length === 0 && record.others.length === 0) continue;
    if (!record.rules.every((line) => agreedField(policy, line))) continue;
    const known = new Set(own.map(({ key }) => key));
    const lacking = denied.filter(({ key }) => !known.has(key));
    if (lacking.length === 0) continue;
    const words = [nameIn(policy, record.agents[0]!), String(lacking.length), lacking[0]!.path];
    put('R031', valueRange(policy, record.agents[0]!), {
      words,
      fixes: () => [
        fixOf('copy-rules', [String(lacking.length)], 'changes', () => addRules(policy, block, lacking)),
      ],
    });
  }
}

/** R087: robots that are asked about and obey no record for all others, where that one forbids something. */
function notReached({ policy, put, inspection }: Checking, { records }: MeantRecords): void {
  const record = records.find((one) => hasStar(policy, one));
  if (!record || !rulesOf(policy, record).some(({ effect, path }) => effect === 'deny' && path !== ''))
    return;
  const named = new Set(
    records.flatMap(({ agents }) => agents.map((line) => lowerCase(nameIn(policy, line)))),
  );
  const robots = (inspection.options.agents ?? []).filter((agent) => {
    const { star, fallbackTokens = [] } = choiceOf(agent) ?? {};
    return star === 'ignored' && ![agent, ...fallbackTokens].some((name) => named.has(lowerCase(name)));
  });
  const block = cardOf(policy, record);
  if (robots.length === 0 || block < 0) return;
  const line = record.agents.find((one) => isStar(policy, one))!;
  put('R087', fieldRange(policy, line), {
    words: [robots.join(', '), String(robots.length)],
    fixes: () => [fixOf('add-names', robots, 'changes', () => addAgents(policy, block, robots))],
  });
}

export function* defaultRecord(checking: Checking): Generator<undefined, void> {
  const formed = meantRecords(checking.policy);
  const { policy } = checking;
  if (!formed.records.some((record) => hasStar(policy, record))) missing(checking, formed);
  notLast(checking, formed);
  yield* notInherited(checking, formed);
  notReached(checking, formed);
}
