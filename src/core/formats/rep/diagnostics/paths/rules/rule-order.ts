// R045, R060: the effect of the order of rules where the first match decides.

import { cite } from '../../../../../catalogue/citations.ts';
import { defineChecks, kind } from '../../../../../diagnostics/define-checks.ts';
import type { TextEdit } from '../../../../../document/range.ts';
import { fieldAt, valueOf } from '../../../../../syntax/policy.ts';
import { lazy, memoizeByKey } from '../../../../../text/lazy.ts';
import { moveRule } from '../../../edit/move-rule.ts';
import type { RobotsRecord, RuleLine } from '../../../robots-record.ts';
import { usesFirstMatch, usesFirstOfBoth } from '../applies-to.ts';
import {
  type EffectiveRule,
  effectiveRulesTask,
  isPlainPath,
  type PathContext,
  pathAt,
} from '../check-context.ts';
import { pathExample } from '../example.ts';
import { firstMatchOf, type IndexedRun, indexRun, nodeOfRule } from './first-match.ts';
import { sortRecord } from './sort-record.ts';

const kinds = {
  /** `line`: of an earlier rule, with the path `by`, that covers `path`. */
  R045: kind<{ readonly path: string; readonly line: number; readonly by: string }>({
    severity: 'warning',
    source: [...cite('draft 1', '3.2.2'), ...cite('RFC 9309', '2.2.2')],
    applies: usesFirstOfBoth,
    examples: [
      pathExample(['Disallow: /', 'Allow: /public/'], ['Allow: /public/', 'Disallow: /'], {
        reader: 'koster-1996',
      }),
      pathExample(
        ['Allow: /', '# kept apart', 'Disallow: /reserved'],
        ['# kept apart', 'Disallow: /reserved', 'Allow: /'],
        { reader: 'koster-1996' },
      ),
      pathExample(['Disallow: /~joe/', 'Allow: /%7Ejoe/a'], ['Allow: /%7Ejoe/a', 'Disallow: /~joe/'], {
        reader: 'koster-1996',
      }),
      {
        file: 'User-agent: aa\nDisallow: /\nUser-agent: bb\nAllow: /x\nDisallow: /x/y\nCrawl-delay: 2\n',
        near: 'User-agent: aa\nDisallow: /\nUser-agent: bb\nDisallow: /x/y\nAllow: /x\n',
        reader: 'koster-1996',
      },
    ],
  }),
  R060: kind<{
    readonly path: string;
    readonly line: number;
    readonly denied: string;
    readonly count: number;
  }>({
    severity: 'hint',
    source: cite('draft 1', '4.1'),
    applies: usesFirstMatch,
    examples: [
      pathExample(
        ['Allow: /org/a', 'Allow: /org/b', 'Disallow: /org/'],
        ['Disallow: /org/', 'Allow: /org/a'],
        {
          reader: 'koster-1996',
        },
      ),
    ],
  }),
};

type Context = PathContext<typeof kinds>;

/**
 * Returns the rule at a place of a record.
 * @throws RangeError if the record has fewer.
 */
function ruleAt({ rules }: RobotsRecord, place: number): RuleLine {
  const rule = rules[place];
  if (!rule) throw new RangeError(`there is no rule ${place} in a record of ${rules.length}`);
  return rule;
}

/** R045: a rule that an earlier one with the opposite effect covers, so that first match and longest match disagree. */
function reportCovered(
  context: Context,
  record: RobotsRecord,
  { at: { line }, path, rule }: EffectiveRule,
  first: number,
  sortEdits: () => readonly TextEdit[],
) {
  const { subject, report, fix } = context;
  const { policy } = subject;
  const earlier = ruleAt(record, first);
  if (earlier.effect === rule.effect) return;
  const by = valueOf(fieldAt(policy, earlier.line));
  const at = pathAt(subject, line);
  const values = { path, line: earlier.line + 1, by };
  report('R045', at, values, () => [
    fix('move-rule-above', { line: earlier.line + 1 }, () => moveRule(policy, line, earlier.line)),
    ...(sortEdits().length > 0 ? [fix('sort-record', {}, sortEdits)] : []),
  ]);
}

/** Rules that an earlier one with a prefix of their path covers, and its place. Cached as long as the run. */
const coveredRules = memoizeByKey((run: IndexedRun) =>
  run.effective.flatMap((effectiveRule) => {
    const first = firstMatchOf(run, effectiveRule.place);
    if (first === effectiveRule.place || !isPlainPath(effectiveRule.path)) return [];
    // Rules with the same path are reported as R047 and R048.
    return run.nodeOf.get(first) === run.nodeOf.get(effectiveRule.place) ? [] : [{ effectiveRule, first }];
  }),
);

function checkCovered(context: Context, record: RobotsRecord, run: IndexedRun) {
  const { subject } = context;
  const sortEdits = lazy(() => sortRecord(subject, record.rules, subject.earlier));
  for (const { effectiveRule, first } of coveredRules(run))
    reportCovered(context, record, effectiveRule, first, sortEdits);
}

/**
 * The first Allow of a run that precedes a Disallow with a prefix of its path, the place of the last such Disallow, and
 * the number of such Allow rules. Cached as long as the run.
 */
const overridingRules = memoizeByKey((run: IndexedRun) => {
  const { tree, effective } = run;
  const denyAt = new Int32Array(tree.beginnings.length).fill(-1);
  for (const { place, rule } of effective) if (rule.effect === 'deny') denyAt[nodeOfRule(run, place)] = place;
  const last = new Int32Array(denyAt.length).fill(-1);
  // Prefixes precede the paths that begin with them.
  tree.parent.forEach((above, node) => {
    if (above >= 0) last[node] = Math.max(denyAt[above]!, last[above]!);
  });
  const lastDenyOfBeginning = (place: number) => last[nodeOfRule(run, place)]!;
  const overriding = effective.filter(
    ({ place, rule, path }) =>
      rule.effect === 'allow' && isPlainPath(path) && lastDenyOfBeginning(place) > place,
  );
  const [allow] = overriding;
  return allow && { allow, deny: lastDenyOfBeginning(allow.place), count: overriding.length };
});

/** R060: an Allow that overrides a later Disallow, reported once for a record. Equal paths are R048. */
function reportOverriding({ subject, report }: Context, record: RobotsRecord, run: IndexedRun) {
  const overriding = overridingRules(run);
  if (!overriding) return;
  const { allow, deny, count } = overriding;
  const by = ruleAt(record, deny).line;
  const denied = valueOf(fieldAt(subject.policy, by));
  report('R060', pathAt(subject, allow.at.line), { path: allow.path, line: by + 1, denied, count });
}

/** Record by record, as readers of 1996 form records. */
function* checkOrder(context: Context) {
  const { subject } = context;
  const { strict, earlier } = subject;
  for (const record of strict.records) {
    if (record.rules.length < 2) continue;
    yield* effectiveRulesTask(subject, record.rules, earlier);
    const run = indexRun(subject, record.rules, earlier);
    yield;
    checkCovered(context, record, run);
    yield;
    reportOverriding(context, record, run);
    yield;
  }
}

export const ruleOrderChecks = defineChecks(kinds, checkOrder);
