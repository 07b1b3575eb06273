// Fixes that reorder rules, so that the first match and the longest match are the same.

import { getLine, lineIndexOfId } from '../../document/lines.ts';
import { type LineChange, placeLines } from '../../document/place-lines.ts';
import { moveRule } from '../../formats/rep/edit/move-rule.ts';
import {
  dialectOf,
  endOfRule,
  firstLineOfRule,
  getBlock,
  linesIn,
  rowRoleAt,
} from '../../formats/rep/edit/record-rows.ts';
import type { FetchPlan } from '../../formats/rep/question/fetch-plan.ts';
import { parsePattern } from '../../matching/path-pattern.ts';
import { pathOfRule } from '../../matching/path-rule.ts';
import { blockAt } from '../../syntax/blocks.ts';
import { fieldAt, type Policy } from '../../syntax/policy.ts';
import {
  blocksOfLines,
  combineEdits,
  createFixes,
  type FixContext,
  findDecidingLines,
  type ReaderFix,
} from './reader-fix.ts';

/** A rule with the comments above it and the lines that describe it. */
interface RuleUnit {
  readonly line: number;
  readonly from: number;
  readonly to: number;
  readonly octets: number;
  readonly allows: boolean;
}

const usesLongestMatch = ({ reader }: FetchPlan) => reader.rule.choice === 'longest';
const usesFirstMatch = ({ reader }: FetchPlan) => reader.rule.choice === 'first';

/** Returns the rules of a card. Lines of other systems are not moved. */
function ruleUnitsOf(policy: Policy, block: number, plan: FetchPlan): RuleUnit[] {
  const { start, body, end } = getBlock(policy, block);
  const dialect = dialectOf(policy, start);
  const units: RuleUnit[] = [];
  for (let line = body; line < end; line++) {
    if (rowRoleAt(policy, line) !== 'rule' || dialectOf(policy, line) !== dialect) continue;
    const effect = fieldAt(policy, line).directive?.effect;
    if (!effect) continue;
    const path = pathOfRule({ seen: getLine(policy.source.lines, line), effect });
    const { octets } = parsePattern(path, policy.source.encoding, plan.reader.path);
    const from = Math.max(firstLineOfRule(policy, line), body);
    units.push({ line, from, to: endOfRule(policy, line), octets, allows: effect === 'allow' });
  }
  return units;
}

/** Sorts the rules of one card by decreasing length, Allow first among equally long ones. */
function sortRuleUnits(
  policy: Policy,
  block: number,
  plan: FetchPlan,
): { lines: number[]; changes: LineChange[] } {
  const units = ruleUnitsOf(policy, block, plan);
  const sorted = units.toSorted((a, b) => b.octets - a.octets || Number(b.allows) - Number(a.allows));
  const places = new Map(units.map((unit, place) => [unit, place]));
  const lines = sorted.flatMap((unit, place) => ((places.get(unit) ?? 0) > place ? [unit.line] : []));
  const changes = units.flatMap((old, place) => {
    const unit = sorted[place];
    if (!unit || unit === old) return [];
    return [{ at: old.from, remove: old.to - old.from, insert: linesIn(policy, unit.from, unit.to) }];
  });
  return { lines, changes };
}

/** Sorts the rules of the cards with deciding lines, so that the first match is the longest. */
export function sortRules(context: FixContext): readonly ReaderFix[] {
  const { policy, plans } = context;
  const measure = plans.find(usesLongestMatch);
  if (!measure) return [];
  const blocks = blocksOfLines(policy, findDecidingLines(context)).map((block) =>
    sortRuleUnits(policy, block, measure),
  );
  const edits = placeLines(
    policy.source,
    blocks.flatMap(({ changes }) => changes),
  );
  return createFixes(
    'sort-rules',
    blocks.flatMap(({ lines }) => lines),
    edits,
  );
}

/** Moves each rule that the longest match selects, by rule or by URL, above the one that the first match selects. */
export function moveRulesUp(context: FixContext): readonly ReaderFix[] {
  const { policy, plans, cells } = context;
  const [longest, first] = [
    plans.findIndex((plan) => !usesFirstMatch(plan)),
    plans.findIndex(usesFirstMatch),
  ];
  if (longest < 0 || first < 0) return [];
  /** By moved rule: the highest line that it has to precede. */
  const above = new Map<number, number>();
  for (const { verdicts } of cells) {
    const from = verdicts[longest]?.by?.line;
    const to = verdicts[first]?.by?.line;
    if (from === undefined || to === undefined || to >= from) continue;
    if (blockAt(policy, from) === blockAt(policy, to)) above.set(from, Math.min(above.get(from) ?? to, to));
  }
  const moves = [...above].sort(([a], [b]) => a - b);
  const lines = moves.map(([from]) => from);
  const steps = moves.map(([from, goal]) => {
    const [rule, before] = [getLine(policy.source.lines, from).id, getLine(policy.source.lines, goal).id];
    return (now: Policy) => {
      const { lines: all } = now.source;
      const [at, to] = [lineIndexOfId(all, rule), lineIndexOfId(all, before)];
      return to < at ? moveRule(now, at, to) : [];
    };
  });
  return createFixes('move-rules-up', lines, combineEdits(policy, steps));
}
