// R062, R063, R095, R102: rules that block everything, allow nothing new, or never decide.

import { neverDecidingLinesTask } from '../../../../../analysis/never-decides/never-decides-in-file.ts';
import { cite } from '../../../../../catalogue/citations.ts';
import { findCrawler } from '../../../../../catalogue/crawlers.ts';
import { defineChecks, kind } from '../../../../../diagnostics/define-checks.ts';
import { LENIENT_FIELDS } from '../../../../../syntax/directives.ts';
import { fieldAt, type Policy, valueOf } from '../../../../../syntax/policy.ts';
import { directiveOfKind, kindsInChunk, LINE_KIND } from '../../../../../syntax/recognize.ts';
import { addRuleBelow } from '../../../edit/add-rule.ts';
import { setPath } from '../../../edit/set-path.ts';
import { usesLongestMatch } from '../applies-to.ts';
import {
  type EffectiveRule,
  effectiveRules,
  type FileRules,
  isEverything,
  type PathContext,
  pathAt,
  recordsJoinedWith,
} from '../check-context.ts';
import { pathExample } from '../example.ts';
import { deleteRuleFix, isRedundantLine } from './redundant-lines.ts';

const kinds = {
  R062: kind<{ readonly path: string; readonly isForAll: boolean }>({
    severity: 'warning',
    source: [...cite('draft 1', '3.2.1'), ...cite('RFC 9309', '2.2.1')],
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
  }),
  R063: kind<{ readonly path: string }>({
    severity: 'hint',
    source: [...cite('draft-koster-robots-00', '3.2.2'), ...cite('RFC 9309', '2.2.2')],
    examples: [
      pathExample(['Disallow: /tmp/', 'Allow: /'], ['Disallow: /', 'Allow: /']),
      pathExample(['Disallow: /tmp/', '# the rest', 'Allow: /'], ['Allow: /', 'Disallow: /tmp/']),
    ],
  }),
  R095: kind<{ readonly path: string; readonly count: number }>({
    severity: 'info',
    source: [...cite('draft-koster-robots-00', '3.2.2'), ...cite('RFC 9309', '2.2.2')],
    examples: [
      pathExample(['Allow: /public/'], ['Allow: /public/', 'Disallow: /']),
      pathExample(['Allow: /a', 'Allow: /b'], ['Allow: /a', 'Allow: /']),
    ],
  }),
  R102: kind<{ readonly lines: readonly number[] }>({
    severity: 'info',
    source: cite('RFC 9309', '2.2.2'),
    applies: usesLongestMatch,
    examples: [
      pathExample(['Disallow: /a', 'Disallow: /a*'], ['Disallow: /a', 'Disallow: /a*b']),
      pathExample(['Allow: /', 'Disallow: /*'], ['Allow: /', 'Disallow: /*/']),
      pathExample(['Disallow: /*.pdf', 'Disallow: /*.pdf*'], ['Disallow: /*.pdf', 'Disallow: /*.pdf*b']),
    ],
  }),
};

type Context = PathContext<typeof kinds>;

const isDisallow = ({ rule }: EffectiveRule) => rule.effect === 'deny';

/**
 * Returns the rules of a record that have an effect in RFC 9309, by the record's place.
 * @throws RangeError if there is no such record.
 */
function currentRules(file: FileRules, place: number): readonly EffectiveRule[] {
  const { records } = file.loose;
  const record = records[place];
  if (!record) throw new RangeError(`there is no record ${place} of ${records.length}`);
  return effectiveRules(file, record.rules, file.today);
}

/** Whether a search crawler has its own record with allowed paths: then all others are blocked on purpose. */
function allowsSearchCrawlers(file: FileRules): boolean {
  const isSearch = (value: string) => findCrawler(value)?.purposes.includes('search') === true;
  return file.looseAgents.lines.some(({ value, record }) => {
    if (!isSearch(value)) return false;
    const effective = currentRules(file, record);
    return !effective.some((rule) => isDisallow(rule) && isEverything(rule.path));
  });
}

/** No crawler may fetch anything, except those that are named. */
function checkClosed({ subject, report, fix }: Context) {
  const { policy, looseAgents } = subject;
  const rules = looseAgents.stars.flatMap((place) => currentRules(subject, place));
  const [only] = rules;
  if (!only || rules.length > 1 || !isDisallow(only) || !isEverything(only.path)) return;
  if (allowsSearchCrawlers(subject)) return;
  const { line } = only.at;
  const isForAll = looseAgents.lines.every(({ isStar }) => isStar);
  const allow = fix('empty-disallow', {}, () => setPath(policy, line, ''));
  report('R062', pathAt(subject, line), { path: only.path, isForAll }, allow);
}

/** Returns the rules of a record, and of those that apply together with it. Undefined if there are too many. */
function rulesForAgents(
  file: FileRules,
  place: number,
  effective: readonly EffectiveRule[],
): readonly EffectiveRule[] | undefined {
  const joinedRecords = recordsJoinedWith(file, place);
  return (
    joinedRecords && [
      ...effective,
      ...joinedRecords.flatMap(({ rules }) => effectiveRules(file, rules, file.today)),
    ]
  );
}

/** Everything is already allowed where no other rule matches. */
function reportNeedless(context: Context, place: number, effective: readonly EffectiveRule[]) {
  const { subject, report } = context;
  const last = effective.at(-1);
  if (!last || isDisallow(last) || last.path !== '/' || effective.length < 2) return;
  const { line } = last.at;
  const allRules = rulesForAgents(subject, place, effective);
  const couldOverride = allRules?.some((rule) => isDisallow(rule) && rule.rule.pattern.octets <= 1) ?? true;
  if (couldOverride || !isRedundantLine(subject.policy, line)) return;
  report('R063', pathAt(subject, line), { path: last.path }, () => deleteRuleFix(context, line, false));
}

/** A record that allows some paths and blocks none. */
function reportOpen({ subject, report, fix }: Context, place: number, effective: readonly EffectiveRule[]) {
  const blocksOrCoversAll = (rule: EffectiveRule) => isDisallow(rule) || isEverything(rule.path);
  const [first] = effective;
  const last = effective.at(-1);
  if (
    !first ||
    !last ||
    effective.some(blocksOrCoversAll) ||
    (rulesForAgents(subject, place, effective)?.some(blocksOrCoversAll) ?? true)
  )
    return;
  const close = fix('close-the-rest', {}, () =>
    addRuleBelow(subject.policy, last.at.line, { effect: 'deny', path: '/' }),
  );
  report('R095', pathAt(subject, first.at.line), { path: first.path, count: effective.length }, close);
}

function* checkRecords(context: Context) {
  const { subject } = context;
  const { policy, loose, today } = subject;
  // A rule that only some readers recognize may block what the others allow.
  const isWhole = !policy.format.describes && subject.isUnambiguous();
  for (const [place, record] of loose.records.entries()) {
    if (!isWhole || record.rules.length === 0) continue;
    const effective = effectiveRules(subject, record.rules, today);
    reportNeedless(context, place, effective);
    reportOpen(context, place, effective);
    yield;
  }
}

/** Whether a rule never matches for readers of 1996, practically: its path has wildcards. */
const hasWildcards = (policy: Policy, line: number) => /[*$]/.test(valueOf(fieldAt(policy, line)));

const isDeny = (policy: Policy, line: number) => fieldAt(policy, line).directive?.effect === 'deny';

/**
 * Returns how many lines above each line end a record for some reader, practically: names, and blank lines. Two rules
 * with the same number are in one record for every reader.
 */
function countRecordEnds({ source, format }: Policy): Uint32Array {
  const ends = new Uint32Array(source.lines.length);
  let line = 0;
  let count = 0;
  for (const chunk of source.lines.chunks)
    for (const kind of kindsInChunk(chunk, format, LENIENT_FIELDS)) {
      ends[line++] = count;
      if (kind === LINE_KIND.blank || directiveOfKind(format, kind)?.role === 'agent') count++;
    }
  return ends;
}

/** The number of rules that are reported between two pauses. */
const RULES_PER_STEP = 200;

/**
 * Rules that never decide where the longest does. Equal rules are reported as R047 and R048. No fix
 * if readers without wildcards, those that do not merge records, or those that do not know Allow need the rule.
 */
function* checkNeverDeciding(context: Context) {
  const { subject, report } = context;
  const { policy, today, duplicateLines } = subject;
  const found = yield* neverDecidingLinesTask(policy, today);
  if (found.size === 0) return;
  const recordEnds = countRecordEnds(policy);
  let count = 0;
  for (const [line, covers] of found) {
    if (++count % RULES_PER_STEP === 0) yield;
    if (duplicateLines.has(line)) continue;
    const isNeeded =
      covers.some(
        (cover) =>
          (hasWildcards(policy, cover) && !hasWildcards(policy, line)) ||
          recordEnds[line] !== recordEnds[cover],
      ) || [line, ...covers].every((rule, i) => (i === 0) === isDeny(policy, rule));
    const lines = covers.map((cover) => cover + 1);
    report('R102', pathAt(subject, line), { lines }, () => !isNeeded && deleteRuleFix(context, line, true));
  }
}

export const ruleReachChecks = defineChecks(kinds, checkClosed, checkRecords, checkNeverDeciding);
