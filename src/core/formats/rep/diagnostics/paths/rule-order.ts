// R045, R060, R094: the effect of the order of rules where the first match decides.

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

/** The number of rules that are checked per step. */
const RULES_PER_STEP = 500;

const lineNumber = (line: number) => String(line + 1);

/**
 * Returns the rule at a place of a record.
 * @throws RangeError if the record has fewer.
 */
function ruleAt({ rules }: RobotsRecord, place: number): RuleLine {
  const rule = rules[place];
  if (!rule) throw new RangeError(`there is no rule ${place} in a record of ${rules.length}`);
  return rule;
}

/** Whether all rules of a file have the same effect for every reader. */
function haveSameEffect(context: CheckContext): boolean {
  const { loose, today } = context;
  const effects = loose.records.flatMap(({ rules }) =>
    effectiveRules(context, rules, today).map(({ rule }) => rule.effect),
  );
  return new Set(effects).size === 1 && context.isUnambiguous();
}

/** Paths that every reader compares character by character: no escapes, no special characters, no empty parts. */
const PLAIN_PATH = /^(?:\/[\w.~-]+)*\/?$/;

/** Whether a path begins with another one for every reader. */
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
 * R045: a rule that an earlier one with the opposite effect covers, so that first match and longest match
 * disagree. R094: a rule that an earlier one with the same effect covers.
 */
function reportCovered(
  context: CheckContext,
  record: RobotsRecord,
  effectiveRule: EffectiveRule,
  first: number,
  isOneEffect: () => boolean,
  sortEdits: () => readonly TextEdit[],
): void {
  const { policy, report } = context;
  const earlierRule = ruleAt(record, first);
  const { line } = effectiveRule.at;
  const firstPath = valueOf(fieldAt(policy, earlierRule.line));
  const words = [effectiveRule.path, lineNumber(earlierRule.line), firstPath];
  if (earlierRule.effect !== effectiveRule.rule.effect)
    report(R045, line, words, () => [
      createFix('move-rule-above', [lineNumber(earlierRule.line)], 'changes', () =>
        moveRule(policy, line, earlierRule.line),
      ),
      ...(sortEdits().length > 0 ? [createFix('sort-record', [], 'changes', sortEdits)] : []),
    ]);
  else
    report(R094, line, words, () => [
      deleteRuleFix(policy, line, !beginsWith(effectiveRule.path, firstPath) || !isOneEffect()),
    ]);
}

function* checkCovered(
  context: CheckContext,
  record: RobotsRecord,
  run: IndexedRun,
  isOneEffect: () => boolean,
) {
  const sortEdits = lazy(() => sortRecord(context, record.rules, context.earlier));
  for (const [i, effectiveRule] of run.effective.entries()) {
    if (i % RULES_PER_STEP === RULES_PER_STEP - 1) yield;
    const first = firstMatchOf(run, effectiveRule.place);
    if (first === effectiveRule.place || !isPlainPath(effectiveRule.path)) continue;
    // Rules with the same path are reported as R047 and R048.
    if (run.nodeOf.get(first) !== run.nodeOf.get(effectiveRule.place))
      reportCovered(context, record, effectiveRule, first, isOneEffect, sortEdits);
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

/**
 * R060: an Allow that precedes a Disallow with a prefix of its path, reported once for a record. Equal paths are
 * R048.
 */
function reportOverriding({ policy, report }: CheckContext, record: RobotsRecord, run: IndexedRun): void {
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
  if (!allow) return;
  const by = ruleAt(record, lastDenyOfBeginning(allow.place)).line;
  const words = [allow.path, lineNumber(by), valueOf(fieldAt(policy, by)), String(overriding.length)];
  report(R060, allow.at.line, words);
}

/** Runs all of these, record by record, as readers of 1996 form records. */
export const checkRuleOrder: RecordCheck = function* (context) {
  const { strict, earlier } = context;
  const isOneEffect = lazy(() => haveSameEffect(context));
  for (const record of strict.records) {
    if (record.rules.length < 2) continue;
    yield* effectiveRulesTask(context, record.rules, earlier);
    const run = indexRun(context, record.rules, earlier);
    yield;
    yield* checkCovered(context, record, run, isOneEffect);
    yield;
    reportOverriding(context, record, run);
    yield;
  }
};

export const ruleOrderDiagnostics = [R045, R060, R094];
