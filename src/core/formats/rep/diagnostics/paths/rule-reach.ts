// R062, R063, R095, R102: rules that block everything, allow nothing new, or never decide.

import { neverDecidingLinesTask } from '../../../../analysis/never-decides/never-decides-in-file.ts';
import { findCrawler } from '../../../../catalogue/crawlers.ts';
import { defineDiagnostic } from '../../../../diagnostics/define-diagnostic.ts';
import { createFix } from '../../../../diagnostics/finding.ts';
import { fieldAt, type Policy, valueOf } from '../../../../syntax/policy.ts';
import { addRuleBelow } from '../../edit/add-rule.ts';
import { setPath } from '../../edit/set-path.ts';
import { usesLongestMatch } from './applies-to.ts';
import {
  type CheckContext,
  type EffectiveRule,
  effectiveRules,
  isEverything,
  type RecordCheck,
  recordsJoinedWith,
} from './check-context.ts';
import { pathExample } from './example.ts';
import { deleteRuleFix, isRedundantLine } from './redundant-lines.ts';

const lineNumber = (line: number) => String(line + 1);
const isDisallow = ({ rule }: EffectiveRule) => rule.effect === 'deny';

/**
 * Returns the rules of a record that have an effect in RFC 9309, by the record's place.
 * @throws RangeError if there is no such record.
 */
function currentRules(context: CheckContext, place: number): readonly EffectiveRule[] {
  const { records } = context.loose;
  const record = records[place];
  if (!record) throw new RangeError(`there is no record ${place} of ${records.length}`);
  return effectiveRules(context, record.rules, context.today);
}

/** Whether a search crawler has its own record with allowed paths: then all others are blocked on purpose. */
function allowsSearchCrawlers(context: CheckContext): boolean {
  const { looseAgents } = context;
  const isSearch = (value: string) => findCrawler(value)?.purposes.includes('search') === true;
  return looseAgents.lines.some(({ value, record }) => {
    if (!isSearch(value)) return false;
    const effective = currentRules(context, record);
    return !effective.some((rule) => isDisallow(rule) && isEverything(rule.path));
  });
}

const R062 = defineDiagnostic({
  code: 'R062',
  severity: 'warning',
  spec: 'draft 1 3.2.1 (KOS-028); RFC 9309 2.2.1 (RFC-007)',
  examples: [
    pathExample(['Disallow: /'], ['Disallow: /a']),
    {
      file: 'User-agent: aa\nDisallow:\n\nUser-agent: *\nDisallow: /*\n',
      near: 'User-agent: aa\nDisallow: /\n\nUser-agent: *\nDisallow:\n',
    },
    {
      file: 'User-agent: Googlebot\nDisallow: /\n\nUser-agent: *\nDisallow: /\n',
      near: 'User-agent: Googlebot\nDisallow: /x\n\nUser-agent: *\nDisallow: /\n',
    },
  ],
});

/** R062: no crawler may fetch anything, except those that are named. */
function reportClosed(context: CheckContext): void {
  const { policy, report, looseAgents } = context;
  const rules = looseAgents.stars.flatMap((place) => currentRules(context, place));
  const [only] = rules;
  if (!only || rules.length > 1 || !isDisallow(only) || !isEverything(only.path)) return;
  if (allowsSearchCrawlers(context)) return;
  const { line } = only.at;
  const namedCount = new Set(looseAgents.lines.filter(({ isStar }) => !isStar).map(({ name }) => name)).size;
  report(R062, line, [only.path, String(namedCount)], () => [
    createFix('empty-disallow', [], 'changes', () => setPath(policy, line, '')),
  ]);
}

/** Returns the rules of a record, and of those that apply together with it. Undefined if there are too many. */
function rulesForAgents(
  context: CheckContext,
  place: number,
  effective: readonly EffectiveRule[],
): readonly EffectiveRule[] | undefined {
  const joinedRecords = recordsJoinedWith(context, place);
  return (
    joinedRecords && [
      ...effective,
      ...joinedRecords.flatMap(({ rules }) => effectiveRules(context, rules, context.today)),
    ]
  );
}

const R063 = defineDiagnostic({
  code: 'R063',
  severity: 'hint',
  spec: 'draft-koster-robots-00 3.2.2 (KOS-041); RFC 9309 2.2.2 (RFC-012)',
  examples: [
    pathExample(['Disallow: /tmp/', 'Allow: /'], ['Disallow: /', 'Allow: /']),
    pathExample(['Disallow: /tmp/', '# the rest', 'Allow: /'], ['Allow: /', 'Disallow: /tmp/']),
  ],
});

/** R063: everything is already allowed where no other rule matches. */
function reportNeedless(context: CheckContext, place: number, effective: readonly EffectiveRule[]): void {
  const { policy, report } = context;
  const last = effective.at(-1);
  if (!last || isDisallow(last) || last.path !== '/' || effective.length < 2) return;
  const allRules = rulesForAgents(context, place, effective);
  const couldOverride = allRules?.some((rule) => isDisallow(rule) && rule.rule.pattern.octets <= 1) ?? true;
  if (couldOverride || !isRedundantLine(policy, last.at.line)) return;
  report(R063, last.at.line, [last.path], () => [deleteRuleFix(policy, last.at.line, false)]);
}

const R095 = defineDiagnostic({
  code: 'R095',
  severity: 'info',
  spec: 'draft-koster-robots-00 3.2.2 (KOS-041); RFC 9309 2.2.2 (RFC-012)',
  examples: [
    pathExample(['Allow: /public/'], ['Allow: /public/', 'Disallow: /']),
    pathExample(['Allow: /a', 'Allow: /b'], ['Allow: /a', 'Allow: /']),
  ],
});

/** R095: a record that allows some paths and blocks none. */
function reportOpen(context: CheckContext, place: number, effective: readonly EffectiveRule[]): void {
  const { policy, report } = context;
  const blocksOrCoversAll = (rule: EffectiveRule) => isDisallow(rule) || isEverything(rule.path);
  const [first] = effective;
  const last = effective.at(-1);
  if (
    !first ||
    !last ||
    effective.some(blocksOrCoversAll) ||
    (rulesForAgents(context, place, effective)?.some(blocksOrCoversAll) ?? true)
  )
    return;
  const { line } = first.at;
  report(R095, line, [first.path, String(effective.length)], () => [
    createFix('close-the-rest', [], 'changes', () =>
      addRuleBelow(policy, last.at.line, { effect: 'deny', path: '/' }),
    ),
  ]);
}

const R102 = defineDiagnostic({
  code: 'R102',
  severity: 'info',
  spec: 'RFC 9309 2.2.2 (RFC-010, RFC-011)',
  applies: usesLongestMatch,
  examples: [
    pathExample(['Disallow: /a', 'Disallow: /a*'], ['Disallow: /a', 'Disallow: /a*b']),
    pathExample(['Allow: /', 'Disallow: /*'], ['Allow: /', 'Disallow: /*/']),
    pathExample(['Disallow: /*.pdf', 'Disallow: /*.pdf*'], ['Disallow: /*.pdf', 'Disallow: /*.pdf*b']),
  ],
});

/** Whether a rule never matches for readers of 1996, practically: its path has wildcards. */
const hasWildcards = (policy: Policy, line: number) => /[*$]/.test(valueOf(fieldAt(policy, line)));

const isDeny = (policy: Policy, line: number) => fieldAt(policy, line).directive?.effect === 'deny';

/** Whether two rules are in one record for every reader, practically: no name and no blank line is between them. */
function isSameRecord(policy: Policy, line: number, other: number): boolean {
  for (let at = Math.min(line, other); at < Math.max(line, other); at++) {
    const { kind, directive } = fieldAt(policy, at);
    if (kind === 'blank' || directive?.role === 'agent') return false;
  }
  return true;
}

/**
 * R102: rules that never decide where the longest does. Equal rules are reported as R047 and R048. No fix
 * if readers without wildcards, those that do not merge records, or those that do not know Allow need the rule.
 */
function* reportUnusedRules({ policy, report, today }: CheckContext, duplicateLines: ReadonlySet<number>) {
  for (const [line, covers] of yield* neverDecidingLinesTask(policy, today)) {
    if (duplicateLines.has(line)) continue;
    const words = covers.map(lineNumber);
    const isNeeded =
      covers.some(
        (cover) =>
          (hasWildcards(policy, cover) && !hasWildcards(policy, line)) || !isSameRecord(policy, line, cover),
      ) || [line, ...covers].every((rule, i) => (i === 0) === isDeny(policy, rule));
    report(R102, line, words, () => (isNeeded ? [] : [deleteRuleFix(policy, line, true)]));
  }
}

/**
 * Creates the check.
 * @param duplicateLines the lines that are already reported as redundant.
 */
export const createReachCheck = (duplicateLines: () => ReadonlySet<number>): RecordCheck =>
  function* (context) {
    const { policy, loose, today } = context;
    const isWhole = !policy.format.describes && context.isUnambiguous();
    reportClosed(context);
    for (const [place, record] of loose.records.entries()) {
      // A rule that only some readers recognize may block what the others allow.
      if (!isWhole || record.rules.length === 0) continue;
      const effective = effectiveRules(context, record.rules, today);
      reportNeedless(context, place, effective);
      reportOpen(context, place, effective);
      yield;
    }
    yield* reportUnusedRules(context, duplicateLines());
  };

export const ruleReachDiagnostics = [R062, R063, R095, R102];
