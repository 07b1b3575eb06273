// Checks fields whose patterns overlap and whose scopes compare in an unexpected way (ACAP 1.1 2.4.6; digest F.4).
import { type Diagnostic, defineDiagnostic } from '../../../diagnostics/define-diagnostic.ts';
import { UNIT } from '../../../matching/percent-encoding.ts';
import { compareScopes } from '../path-patterns.ts';
import { canOverlap, literalHead, PatternIndex, type SearchBudget } from '../pattern-index.ts';
import { usageType } from '../usages.ts';
import { acap11, type CheckContext, fieldColumns, parsedLine } from './check-context.ts';
import { conflict } from './example.ts';
import type { Statement, StatementGroup } from './statement-groups.ts';

const dollarStarScope = defineDiagnostic({
  code: 'dollar-star-scope',
  severity: 'warning',
  spec: acap11('2.4.6'),
  examples: [conflict('ACAP-allow-index: /a*', 'ACAP-disallow-index: /a$', 'ACAP-disallow-index: /ab$')],
});

const scopeIncomparable = defineDiagnostic({
  code: 'scope-incomparable',
  severity: 'warning',
  spec: acap11('2.4.6'),
  examples: [conflict('ACAP-allow-index: /*a', 'ACAP-disallow-index: /*b', 'ACAP-disallow-index: /*ab')],
});

const basicDerivedOverlap = defineDiagnostic({
  code: 'basic-derived-overlap',
  severity: 'warning',
  spec: acap11('2.5.5'),
  examples: [
    conflict(
      'ACAP-allow-present: /pics/',
      'ACAP-disallow-present-thumbnail: /',
      'ACAP-disallow-present-thumbnail: /other/',
    ),
  ],
});

const oppositeEffect = { allow: 'deny', deny: 'allow' } as const;

function reportPair(
  { policy, report }: CheckContext,
  diagnostic: Diagnostic,
  item: Statement,
  other: Statement,
): void {
  const [later, earlier] = item.rule.line >= other.rule.line ? [item, other] : [other, item];
  const words = [later.usage, later.written, earlier.written, String(earlier.rule.line + 1)];
  report(diagnostic, later.rule.line, fieldColumns(parsedLine(policy, later.rule.line)), words);
}

/** A pattern without its trailing wildcards and end mark. */
function literalStem(units: string): string {
  let end = units.length;
  while (end > 0 && (units[end - 1] === UNIT.star || units[end - 1] === UNIT.end)) end--;
  return units.slice(0, end);
}

/** Reports `/a$` with `/a*`: both match one path, and the wildcard counts as narrower (open question X-44). */
export function checkDollarAndStar(context: CheckContext, { items }: StatementGroup): void {
  const ends = new Map<string, Statement>();
  const isStar = ({ path: { units } }: Statement) =>
    units.slice(literalStem(units).length).startsWith(UNIT.star);
  const key = (item: Statement, effect: string) => `${effect} ${item.usage} ${literalStem(item.path.units)}`;
  for (const item of items) if (item.path.anchored && !isStar(item)) ends.set(key(item, item.effect), item);
  const reported = new Set<number>();
  for (const item of items) {
    const end = isStar(item) ? ends.get(key(item, oppositeEffect[item.effect])) : undefined;
    if (!end || reported.has(end.rule.line)) continue;
    reported.add(end.rule.line);
    reportPair(context, dollarStarScope, item, end);
  }
}

/** Reports patterns that differ in two literals after a wildcard: paths that match both are prohibited. */
export function checkIncomparable(
  context: CheckContext,
  { items }: StatementGroup,
  budget: SearchBudget,
): void {
  const groups = new Map<string, Statement[]>();
  const key = (item: Statement, effect: string) => `${effect} ${item.usage} ${literalHead(item)}`;
  for (const item of items) {
    if (item.path.segments.length < 2) continue;
    const group = groups.get(key(item, item.effect));
    if (group) group.push(item);
    else groups.set(key(item, item.effect), [item]);
  }
  const reported = new Set<number>();
  for (const item of items) {
    if (item.effect !== 'deny' || item.path.segments.length < 2 || reported.has(item.rule.line)) continue;
    const other = groups.get(key(item, 'allow'))?.find((one) => {
      if (budget.left-- <= 0) return false;
      return (
        compareScopes(item.written, one.written).narrower === 'incomparable' &&
        canOverlap(item.path, one.path)
      );
    });
    if (!other) continue;
    reported.add(item.rule.line);
    reportPair(context, scopeIncomparable, item, other);
  }
}

/**
 * Reports `present` and a way to present with opposite effects on overlapping patterns: the narrower one decides
 * (ACAP-225).
 */
export function checkDerivedAndBasic(
  context: CheckContext,
  { items }: StatementGroup,
  budget: SearchBudget,
): void {
  const index = (effect: Statement['effect']) =>
    new PatternIndex(
      items.filter((item) => item.usage === 'present' && item.effect === effect),
      budget,
    );
  const others = { allow: index('deny'), deny: index('allow') };
  const reported = new Set<number>();
  for (const item of items) {
    if (usageType(item.usage).class !== 'derived' || reported.has(item.rule.line)) continue;
    const other = findOverlapping(others[item.effect], item);
    if (!other) continue;
    reported.add(item.rule.line);
    const { policy, report } = context;
    const at = fieldColumns(parsedLine(policy, item.rule.line));
    const words = [item.usage, item.written, other.written, String(other.rule.line + 1)];
    report(basicDerivedOverlap, item.rule.line, at, words);
  }
}

/** Finds an entry with another pattern that overlaps this one. */
function findOverlapping(index: PatternIndex<Statement>, item: Statement): Statement | undefined {
  const { path } = item;
  const head = literalHead(item);
  for (const candidates of [index.beginning(head), index.within(head)])
    for (const other of candidates)
      if (other.path.units !== path.units && canOverlap(path, other.path)) return other;
  return undefined;
}

export const scopesDiagnostics = [dollarStarScope, scopeIncomparable, basicDerivedOverlap];
