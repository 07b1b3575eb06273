// Checks fields whose patterns overlap and whose scopes compare in an unexpected way (ACAP 1.1 2.4.6).
import { defineChecks, kind } from '../../../../diagnostics/define-checks.ts';
import { UNIT } from '../../../../matching/percent-encoding.ts';
import { compareScopes } from '../../path-patterns.ts';
import { canOverlap, literalHead, PatternIndex } from '../../pattern-index.ts';
import { type Usage, usageType } from '../../usages.ts';
import { type AcapContext, acap11, fieldPlace } from '../check-context.ts';
import { conflict } from '../example.ts';
import type { Statement, StatementGroup } from './statement-groups.ts';

/** Two patterns for one usage. `line`: that of the other pattern, from 1. */
type Overlap = {
  readonly usage: Usage;
  readonly pattern: string;
  readonly other: string;
  readonly line: number;
};

const kinds = {
  'dollar-star-scope': kind<Overlap>({
    severity: 'warning',
    source: acap11('2.4.6'),
    examples: [conflict('ACAP-allow-index: /a*', 'ACAP-disallow-index: /a$', 'ACAP-disallow-index: /ab$')],
  }),
  'scope-incomparable': kind<Overlap>({
    severity: 'warning',
    source: acap11('2.4.6'),
    examples: [conflict('ACAP-allow-index: /*a', 'ACAP-disallow-index: /*b', 'ACAP-disallow-index: /*ab')],
  }),
  'basic-derived-overlap': kind<Overlap>({
    severity: 'warning',
    source: acap11('2.5.5'),
    examples: [
      conflict(
        'ACAP-allow-present: /pics/',
        'ACAP-disallow-present-thumbnail: /',
        'ACAP-disallow-present-thumbnail: /other/',
      ),
    ],
  }),
};

type Context = AcapContext<typeof kinds>;

const oppositeEffect = { allow: 'deny', deny: 'allow' } as const;

const overlap = ({ usage, written }: Statement, other: Statement): Overlap => ({
  usage,
  pattern: written,
  other: other.written,
  line: other.rule.line + 1,
});

function reportPair(
  { subject: { policy }, report }: Context,
  code: 'dollar-star-scope' | 'scope-incomparable',
  item: Statement,
  other: Statement,
) {
  const [later, earlier] = item.rule.line >= other.rule.line ? [item, other] : [other, item];
  report(code, fieldPlace(policy, later.rule.line), overlap(later, earlier));
}

/** A pattern without its trailing wildcards and end mark. */
function literalStem(units: string): string {
  let end = units.length;
  while (end > 0 && (units[end - 1] === UNIT.star || units[end - 1] === UNIT.end)) end--;
  return units.slice(0, end);
}

/** Reports `/a$` with `/a*`: both match one path, and the wildcard counts as narrower. */
function checkDollarAndStar(context: Context, { items }: StatementGroup) {
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
    reportPair(context, 'dollar-star-scope', item, end);
  }
}

/** Reports patterns that differ in two literals after a wildcard: paths that match both are prohibited. */
function checkIncomparable(context: Context, { items }: StatementGroup) {
  const { budget } = context.subject;
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
    reportPair(context, 'scope-incomparable', item, other);
  }
}

/** Reports `present` and a way to present with opposite effects on overlapping patterns: the narrower one decides. */
function checkDerivedAndBasic({ subject: { policy, budget }, report }: Context, { items }: StatementGroup) {
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
    report('basic-derived-overlap', fieldPlace(policy, item.rule.line), overlap(item, other));
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

function checkScopes(context: Context) {
  for (const group of context.subject.groups()) {
    checkDollarAndStar(context, group);
    checkIncomparable(context, group);
    checkDerivedAndBasic(context, group);
  }
}

export const scopeChecks = defineChecks(kinds, checkScopes);
