// Checks the record for any other crawler: whether it exists, where it is, and which crawlers it does not reach.

import { agentChoices } from '../../../../../catalogue/agent-choices.ts';
import { agentQuirks } from '../../../../../catalogue/agent-quirks.ts';
import { cite } from '../../../../../catalogue/citations.ts';
import { defineChecks, kind } from '../../../../../diagnostics/define-checks.ts';
import { MAX_QUESTION_COST } from '../../../../../diagnostics/question-budget.ts';
import { getLine } from '../../../../../document/lines.ts';
import { rangeInLine } from '../../../../../document/range.ts';
import { isStar } from '../../../../../matching/agent-names.ts';
import { readers } from '../../../../../readers/registry.ts';
import { blocksOf } from '../../../../../syntax/blocks.ts';
import type { Policy } from '../../../../../syntax/policy.ts';
import { fieldAt } from '../../../../../syntax/policy.ts';
import { isWritable } from '../../../../../syntax/writable-value.ts';
import { addAll } from '../../../../../text/large-lists.ts';
import { lowerCase } from '../../../../../text/lower-case.ts';
import { addAgents } from '../../../edit/add-agent.ts';
import { addBlock } from '../../../edit/add-block.ts';
import { addRules } from '../../../edit/add-rule.ts';
import type { RuleIntent } from '../../../edit/field-spelling.ts';
import { defaultDialect } from '../../../edit/field-spelling.ts';
import { moveBlock } from '../../../edit/move-block.ts';
import { findAgentChoice } from '../../../question/select-records.ts';
import type { LinesContext } from '../check-context.ts';
import { knowsOldFormat } from '../concerned-readers.ts';
import { ALLOW_ALL } from '../example.ts';
import { INTENDED_PART } from '../line-meaning.ts';
import { agentNameAt, fieldForAllReaders, fieldRange, valueAt, valueRange } from '../line-text.ts';
import { verdictsAfterEdits, verdictsWithDefaultRecord } from '../same-verdicts.ts';
import type { IntendedRecord } from './intended-records.ts';
import { blockOfRecord } from './intended-records.ts';

const kinds = {
  R019: kind({
    severity: 'info',
    about: 'file',
    source: cite('draft 1', '3.2'),
    examples: [
      { file: '# nothing yet\n', near: 'Sitemap: https://a.example/s.xml\n' },
      { file: '', near: ALLOW_ALL },
    ],
  }),
  R030: kind<{ readonly stars: readonly string[] }>({
    severity: 'hint',
    source: cite('draft 1', '3.2.1'),
    applies: ({ agent }, { stars }) => !stars.some((name) => isStar(name, agent)),
    examples: [
      { file: 'User-agent: a\nDisallow: /a\n', near: `User-agent: a\nDisallow: /a\n\n${ALLOW_ALL}` },
    ],
  }),
  R032: kind<{ readonly records: number }>({
    severity: 'info',
    source: cite('draft 1', '3.2.1'),
    applies: knowsOldFormat,
    examples: [
      {
        file: `${ALLOW_ALL}\nUser-agent: a\nDisallow: /a\n`,
        near: `User-agent: a\nDisallow: /a\n\n${ALLOW_ALL}`,
        reader: 'koster-1996',
      },
    ],
  }),
  R031: kind<{ readonly name: string; readonly rules: number; readonly path: string }>({
    severity: 'hint',
    source: cite('RFC 9309', '2.2.1'),
    examples: [
      {
        file: 'User-agent: a\nDisallow: /a\n\nUser-agent: *\nDisallow: /b\nDisallow: /c\n',
        near: 'User-agent: a\nDisallow: /\n\nUser-agent: *\nDisallow: /b\nDisallow: /c\n',
      },
      {
        file: 'User-agent: a\nCrawl-delay: 5\nDisallow: /b\n\nUser-agent: *\nDisallow: /b\nDisallow: /c\n',
        near: 'User-agent: a\nDisallow: /a\n\nUser-agent: *\nDisallow: /\n',
      },
    ],
  }),
  R087: kind<{ readonly names: readonly string[] }>({
    severity: 'info',
    source: cite('pages of the operators'),
    applies: ({ quirks }) => quirks,
    examples: [
      {
        file: 'User-agent: *\nDisallow: /a\n',
        near: 'User-agent: AdsBot-Google\nUser-agent: *\nDisallow: /a\n',
        agents: ['AdsBot-Google'],
      },
    ],
  }),
};

type Context = LinesContext<typeof kinds>;

const ITEMS_PER_STEP = 200;

const isOnlyStar = (context: Context, line: number) => agentNameAt(context, line) === '*';

/** Returns the records for any other crawler. */
const defaultRecordsOf = (context: Context): ReadonlySet<IntendedRecord> =>
  new Set(
    context.subject.intended.records.filter(({ agents }) => agents.some((line) => isOnlyStar(context, line))),
  );

/** Whether lines of another system form records in the file. Their statements about crawlers are not checked here. */
const hasOtherRecords = (policy: Policy) =>
  blocksOf(policy).some(
    ({ start }) => fieldAt(policy, start).directive?.dialect !== defaultDialect(policy.format),
  );

/** Whether a name is `*` for at least one reader. */
const isStarToSome = (name: string) => readers.some(({ agent }) => isStar(name, agent));

const allowAllFix = { agents: ['*'], rules: [{ effect: 'deny', path: '' }] } as const;

/** R019, R030: crawlers that are not named have no rules. */
function checkMissing(context: Context): void {
  const { report, fix } = context;
  const { policy, intended } = context.subject;
  const { records, orphans, parts } = intended;
  if (hasOtherRecords(policy)) return;
  const edits = () => addBlock(policy, allowAllFix);
  const add = () => fix('add-default-record', {}, edits, verdictsWithDefaultRecord(policy, edits()));
  const saysOther = parts.some((part) => part >= INTENDED_PART.known);
  if (records.length === 0 && orphans.length === 0 && !saysOther) {
    // In a data.txt, D006 reports the missing data.
    if (policy.format.describes) return;
    const to = Math.min(80, getLine(policy.source.lines, 0).text.length);
    report('R019', rangeInLine(0, { from: 0, to }), {}, add);
    return;
  }
  const last = records.at(-1);
  if (last) {
    const stars = records
      .flatMap((record) => record.agents.map((line) => agentNameAt(context, line)))
      .filter(isStarToSome);
    // After names without rules it would become one record with them.
    const mayFollow = last.rules.length > 0;
    const values = { stars: [...new Set(stars)] };
    report('R030', valueRange(policy, last.agents[0]), values, mayFollow ? add : undefined);
  }
}

/** R032: records below the one for any other crawler, which some readers expect at the end. */
function checkNotLast(
  { subject: { policy, intended }, report, fix }: Context,
  defaults: ReadonlySet<IntendedRecord>,
): void {
  const { records } = intended;
  const places = records.flatMap((record, i) => (defaults.has(record) ? [i] : []));
  const [place = records.length] = places;
  const record = records[place];
  if (!record || place === records.length - 1 || record.agents.length > 1 || places.length > 1) return;
  const [line] = record.agents;
  const block = blockOfRecord(policy, record);
  if (block < 0) return;
  const last = records.at(-1);
  const isEnd = last !== undefined && blockOfRecord(policy, last) === blocksOf(policy).length - 1;
  const canMove = isEnd && record.rules.length > 0 && last.rules.length > 0;
  const edits = () => moveBlock(policy, block, blocksOf(policy).length);
  report(
    'R032',
    valueRange(policy, line),
    { records: records.length - 1 - place },
    () => canMove && verdictsAfterEdits(policy, edits()) === 'same' && fix('move-to-end', {}, edits, 'same'),
  );
}

interface IntendedRule extends RuleIntent {
  readonly key: string;
}

const rulesOf = ({ subject: { policy, intended } }: Context, { rules }: IntendedRecord): IntendedRule[] =>
  rules.map((line) => {
    const effect = intended.parts[line] === INTENDED_PART.allow ? 'allow' : 'deny';
    const path = valueAt(policy, line);
    return { effect, path, key: `${effect} ${path}` };
  });

/** Whether a record blocks or allows everything, and therefore needs no further rules. */
const isTotal = (rules: readonly IntendedRule[]) =>
  rules.some(({ path }) => ['', '/', '*', '/*'].includes(path));

/** Returns the rules that block any other crawler, as far as they can be copied. */
function* findRulesDeniedToAll(
  context: Context,
  general: readonly IntendedRecord[],
): Generator<undefined, IntendedRule[]> {
  const denied: IntendedRule[] = [];
  for (const record of general)
    for (let from = 0; from < record.rules.length; from += MAX_RULES) {
      const rules = rulesOf(context, { ...record, rules: record.rules.slice(from, from + MAX_RULES) });
      addAll(
        denied,
        rules.filter(({ effect, path }) => effect === 'deny' && /^[!-~]+$/.test(path) && isWritable(path)),
      );
      yield;
    }
  return denied;
}

/** The number of rules that are read per step. */
const MAX_RULES = 2000;

/**
 * R031: rules for any other crawler that a crawler with its own record does not have. Not checked where it would
 * cost too much.
 */
function* checkNotInherited(
  context: Context,
  defaults: ReadonlySet<IntendedRecord>,
): Generator<undefined, void> {
  const { records } = context.subject.intended;
  const general = records.filter((record) => defaults.has(record));
  if (general.length === 0 || general.length === records.length) return;
  const denied = yield* findRulesDeniedToAll(context, general);
  if (denied.length === 0 || isTotal(denied)) return;
  let budget = MAX_QUESTION_COST;
  for (const [place, record] of records.entries()) {
    if (place % ITEMS_PER_STEP === ITEMS_PER_STEP - 1) yield;
    budget -= denied.length;
    if (budget <= 0) return;
    if (!defaults.has(record)) reportMissingRules(context, record, denied);
  }
}

function reportMissingRules(context: Context, record: IntendedRecord, denied: readonly IntendedRule[]): void {
  const { report, fix } = context;
  const { policy } = context.subject;
  if (record.rules.length === 0 && record.others.length === 0) return;
  const ownRules = rulesOf(context, record);
  const block = blockOfRecord(policy, record);
  if (isTotal(ownRules) || block < 0) return;
  const existingKeys = new Set(ownRules.map(({ key }) => key));
  const missing = denied.filter(({ key }) => !existingKeys.has(key));
  const [firstMissing] = missing;
  const isClear = () => record.rules.every((line) => fieldForAllReaders(policy, line));
  if (!firstMissing || !isClear()) return;
  const [line] = record.agents;
  const rules = missing.length;
  report(
    'R031',
    valueRange(policy, line),
    { name: agentNameAt(context, line), rules, path: firstMissing.path },
    fix('copy-rules', { rules }, () => addRules(policy, block, missing)),
  );
}

const hasDisallow = (context: Context, record: IntendedRecord) =>
  rulesOf(context, record).some(({ effect, path }) => effect === 'deny' && path !== '');

/** The crawlers whose operators state that they obey only records with their names. */
const starIgnorers: readonly string[] = [...agentChoices].flatMap(
  ([name, { agents, star, fallbackTokens }]) =>
    star === 'ignored' && !fallbackTokens && agentQuirks.get(name)?.confidence === 'operator-stated'
      ? agents.filter((agent) => lowerCase(agent) === name)
      : [],
);

const closesSite = (context: Context, record: IntendedRecord) => {
  const rules = rulesOf(context, record);
  return isTotal(rules.filter(({ path }) => path !== '')) && rules.every(({ effect }) => effect === 'deny');
};

/**
 * R087: crawlers that ignore records of robots.txt for any other crawler: those in the table, if that record blocks
 * something, and, if it blocks the whole site, those of which their operators say so.
 */
function checkNotReached(context: Context, defaults: ReadonlySet<IntendedRecord>): void {
  const { report, fix, inspection } = context;
  const { policy, intended } = context.subject;
  if (policy.format.id !== 'robots-txt') return;
  const { records } = intended;
  const record = records.find((candidate) => defaults.has(candidate));
  if (!record) return;
  const namesInFile = new Set(
    records.flatMap((candidate) => candidate.agents.map((line) => lowerCase(agentNameAt(context, line)))),
  );
  const asked = inspection.options.agents ?? [];
  // A file that names one of them was written by someone who knows.
  const isKnown = starIgnorers.some((name) => namesInFile.has(lowerCase(name)));
  const agents = !isKnown && closesSite(context, record) ? [...asked, ...starIgnorers] : asked;
  const unreached = agents.filter((agent) => findAgentChoice(agent)?.star === 'ignored');
  if (unreached.length === 0 || !hasDisallow(context, record)) return;
  const names = [...new Set(unreached)].filter((agent) => {
    const { fallbackTokens = [] } = findAgentChoice(agent) ?? {};
    return ![agent, ...fallbackTokens].some((name) => namesInFile.has(lowerCase(name)));
  });
  const block = blockOfRecord(policy, record);
  if (names.length === 0 || block < 0) return;
  const line = record.agents.find((agentLine) => isOnlyStar(context, agentLine)) ?? record.agents[0];
  const add = fix('add-names', { names }, () => addAgents(policy, block, names));
  report('R087', fieldRange(policy, line), { names }, add);
}

/** Runs all checks, which share the records for any other crawler. */
function* checkDefaultRecord(context: Context) {
  const defaults = defaultRecordsOf(context);
  if (defaults.size === 0) checkMissing(context);
  checkNotLast(context, defaults);
  yield* checkNotInherited(context, defaults);
  checkNotReached(context, defaults);
}

export const defaultRecordChecks = defineChecks(kinds, checkDefaultRecord);
