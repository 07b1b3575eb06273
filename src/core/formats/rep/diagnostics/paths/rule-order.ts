// What the order of rules does where the first that matches decides: R045, R060, R094.

import { defineDiagnostic } from '../../../../diagnostics/define-diagnostic.ts';
import { createFix } from '../../../../diagnostics/finding.ts';
import type { TextEdit } from '../../../../document/range.ts';
import { fieldAt, valueOf } from '../../../../syntax/policy.ts';
import { lazy } from '../../../../text/lazy.ts';
import { moveRule } from '../../edit/move-rule.ts';
import type { RobotsRecord, RuleLine } from '../../robots-record.ts';
import { usesFirstMatch, usesFirstOfBoth } from './applies-to.ts';
import {
  type CheckContext,
  type EffectiveRule,
  effectiveRules,
  effectiveRulesTask,
  isPlainPath,
  type RecordCheck,
} from './check-context.ts';
import { pathExample } from './example.ts';
import { firstMatchOf, type IndexedRun, indexRun, nodeOfRule } from './first-match.ts';
import { deleteRuleFix } from './redundant-lines.ts';
import { sortRecord } from './sort-record.ts';

/** Rules that are looked at before others may come between. */
const RULES_PER_STEP = 500;

const lineNumber = (line: number) => String(line + 1);

/** The rule at a place of a record. @throws RangeError if it has fewer. */
function ruleAt({ rules }: RobotsRecord, place: number): RuleLine {
  const rule = rules[place];
  if (!rule) throw new RangeError(`there is no rule ${place} in a record of ${rules.length}`);
  return rule;
}

/** Whether all rules of a file have the same effect, and on every reader. */
function haveSameEffect(context: CheckContext): boolean {
  const { loose, today } = context;
  const effects = loose.records.flatMap(({ rules }) =>
    effectiveRules(context, rules, today).map(({ rule }) => rule.effect),
  );
  return new Set(effects).size === 1 && context.isUnambiguous();
}

/** What every reader compares letter by letter: no escapes, no signs, no empty parts. */
const PLAIN_PATH = /^(?:\/[\w.~-]+)*\/?$/;

/** Whether a path begins with another one for every reader there is. */
const beginsWith = (path: string, beginning: string) =>
  path.startsWith(beginning) && PLAIN_PATH.test(beginning) && PLAIN_PATH.test(path);

const R045 = defineDiagnostic({
  code: 'R045',
  severity: 'warning',
  spec: 'draft 1 3.2.2 (KOS-032, KOS-035); RFC 9309 2.2.2 (RFC-010)',
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
});

const R094 = defineDiagnostic({
  code: 'R094',
  severity: 'hint',
  spec: 'draft 1 3.2.2 (KOS-032)',
  applies: usesFirstMatch,
  examples: [
    pathExample(['Disallow: /a', 'Disallow: /b', 'Disallow: /a/b'], ['Disallow: /a', 'Disallow: /b'], {
      reader: 'koster-1996',
    }),
    pathExample(['Disallow: /a', 'Allow: /a/b', 'Disallow: /a/b/c'], ['Disallow: /a', 'Allow: /a/b'], {
      reader: 'koster-1996',
    }),
  ],
});

/**
 * R045: a rule that an earlier one of the opposite effect covers, so that readers of the first match and of the
 * longest disagree. R094: one of the same effect.
 */
function reportCovered(
  context: CheckContext,
  record: RobotsRecord,
  ruled: EffectiveRule,
  first: number,
  isOneEffect: () => boolean,
  sortEdits: () => readonly TextEdit[],
): void {
  const { policy, report } = context;
  const by = ruleAt(record, first);
  const { line } = ruled.at;
  const firstPath = valueOf(fieldAt(policy, by.line));
  const words = [ruled.path, lineNumber(by.line), firstPath];
  if (by.effect !== ruled.rule.effect)
    report(R045, line, words, () => [
      createFix('move-rule-above', [lineNumber(by.line)], 'changes', () => moveRule(policy, line, by.line)),
      ...(sortEdits().length > 0 ? [createFix('sort-record', [], 'changes', sortEdits)] : []),
    ]);
  else
    report(R094, line, words, () => [
      deleteRuleFix(policy, line, !beginsWith(ruled.path, firstPath) || !isOneEffect()),
    ]);
}

function* checkCovered(
  context: CheckContext,
  record: RobotsRecord,
  one: IndexedRun,
  isOneEffect: () => boolean,
) {
  const sortEdits = lazy(() => sortRecord(context, record.rules, context.earlier));
  for (const [i, ruled] of one.ruled.entries()) {
    if (i % RULES_PER_STEP === RULES_PER_STEP - 1) yield;
    const first = firstMatchOf(one, ruled.place);
    if (first === ruled.place || !isPlainPath(ruled.path)) continue;
    // The very same path twice is told as R047 and R048.
    if (one.nodeOf.get(first) !== one.nodeOf.get(ruled.place))
      reportCovered(context, record, ruled, first, isOneEffect, sortEdits);
  }
}

const R060 = defineDiagnostic({
  code: 'R060',
  severity: 'hint',
  spec: 'draft 1 4.1 (KOS-048)',
  applies: usesFirstMatch,
  examples: [
    pathExample(['Allow: /org/a', 'Allow: /org/b', 'Disallow: /org/'], ['Disallow: /org/', 'Allow: /org/a'], {
      reader: 'koster-1996',
    }),
  ],
});

/** R060: an Allow that comes before a Disallow of a beginning of its path; once for a record. Equal paths are R048. */
function reportOverriding({ policy, report }: CheckContext, record: RobotsRecord, one: IndexedRun): void {
  const { tree, ruled } = one;
  const own = new Int32Array(tree.beginnings.length).fill(-1);
  for (const { place, rule } of ruled) if (rule.effect === 'deny') own[nodeOfRule(one, place)] = place;
  const last = new Int32Array(own.length).fill(-1);
  // Beginnings stand before what goes on from them.
  tree.parent.forEach((above, node) => {
    if (above >= 0) last[node] = Math.max(own[above]!, last[above]!);
  });
  const lastDenyOfBeginning = (place: number) => last[nodeOfRule(one, place)]!;
  const overriding = ruled.filter(
    ({ place, rule, path }) =>
      rule.effect === 'allow' && isPlainPath(path) && lastDenyOfBeginning(place) > place,
  );
  const [allow] = overriding;
  if (!allow) return;
  const by = ruleAt(record, lastDenyOfBeginning(allow.place)).line;
  const words = [allow.path, lineNumber(by), valueOf(fieldAt(policy, by)), String(overriding.length)];
  report(R060, allow.at.line, words);
}

/** All of these, record by record, as readers of 1996 form records. */
export const checkRuleOrder: RecordCheck = function* (context) {
  const { strict, earlier } = context;
  const isOneEffect = lazy(() => haveSameEffect(context));
  for (const record of strict.records) {
    if (record.rules.length < 2) continue;
    yield* effectiveRulesTask(context, record.rules, earlier);
    const one = indexRun(context, record.rules, earlier);
    yield;
    yield* checkCovered(context, record, one, isOneEffect);
    yield;
    reportOverriding(context, record, one);
    yield;
  }
};

export const ruleOrderDiagnostics = [R045, R060, R094];
