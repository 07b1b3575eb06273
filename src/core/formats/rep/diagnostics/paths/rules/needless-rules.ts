// R094: rules that decide URLs, and without which every URL has the same answer.

import { isCoverOf } from '../../../../../analysis/never-decides/never-decides.ts';
import { cite } from '../../../../../catalogue/citations.ts';
import { defineChecks, kind } from '../../../../../diagnostics/define-checks.ts';
import type { Inspection } from '../../../../../diagnostics/inspection.ts';
import { matchesPattern } from '../../../../../matching/path-pattern.ts';
import { pathOfRule } from '../../../../../matching/path-rule.ts';
import { differenceTask } from '../../../../../proof/difference.ts';
import { answerOf, type Decider, type RuleList, ruleListsOf } from '../../../../../proof/rule-list.ts';
import { namesInFile } from '../../../../../proof/same-answers.ts';
import { canonicalPath } from '../../../../../proof/tokens.ts';
import { type CooperativeTask, runSync } from '../../../../../questions/cooperative-task.ts';
import type { PolicyFiles } from '../../../../../questions/question.ts';
import type { Reader } from '../../../../../readers/reader.ts';
import { readers as allReaders } from '../../../../../readers/registry.ts';
import { lazy } from '../../../../../text/lazy.ts';
import { withEdits } from '../../../../../trial/edited-site.ts';
import { removeRules } from '../../../edit/remove-rule.ts';
import { type FileRules, isEverything, type PathContext, pathAt } from '../check-context.ts';
import { pathExample } from '../example.ts';
import { urlOf } from '../records/record-answers.ts';
import { isRedundantLine } from './redundant-lines.ts';

const kinds = {
  /** `lines`: of the rules, and `covers` of those that decide instead, from 1; empty if no rule needs to. */
  R094: kind<{
    readonly path: string;
    readonly lines: readonly number[];
    readonly covers: readonly number[];
    readonly isAllow: boolean;
  }>({
    severity: 'hint',
    source: [...cite('draft 1', '3.2.2'), ...cite('RFC 9309', '2.2.2')],
    examples: [
      pathExample(['Disallow: /a', 'Disallow: /b', 'Disallow: /a/b'], ['Disallow: /a', 'Disallow: /b']),
      pathExample(
        ['Disallow: /a', 'Disallow: /a/b', 'Disallow: /a/c'],
        ['Disallow: /a', 'Allow: /a/b', 'Disallow: /a/b/c'],
      ),
      pathExample(['Disallow: /a', 'Disallow: /*b', 'Disallow: /x/b'], ['Disallow: /a', 'Disallow: /*b']),
    ],
  }),
};

type Context = PathContext<typeof kinds>;

/** Larger files are not checked, and no more deletions are tried than this. */
const MAX_RULES = 1000;
const MAX_TRIALS = 100;
/** The steps of each proof. */
const PROOF_STEPS = 20_000;

/** The rule that decides a URL if another one does not. Undefined if none does. */
const nextDecider = ({ deciders }: RuleList, first: Decider, url: string): Decider | undefined =>
  deciders.find((decider) => decider.place !== first.place && matchesPattern(decider.pattern, url));

/** Rules that may be needless, by their lines, with the lines of rules that match all that they match. */
type Candidates = Map<number, Set<number>>;

/** Adds the rules of a list whose example has the same answer without them, and the lines of rules that match all that they match. */
function* addCandidates(list: RuleList, candidates: Candidates, needed: Set<number>): CooperativeTask<void> {
  const path = canonicalPath(list.reader);
  for (const decider of list.deciders) {
    const { line } = list.lineOf(decider) ?? {};
    if (line === undefined || needed.has(line)) continue;
    const url = path(urlOf(list.pathOf(decider)));
    if (list.decide(url) !== decider) continue;
    const next = nextDecider(list, decider, url);
    if (answerOf(next, list) !== decider.effect) {
      needed.add(line);
      continue;
    }
    const covers = candidates.get(line) ?? new Set();
    // Another rule may decide other URLs instead, so that only one that matches all of them is named.
    const cover = list.deciders.find(
      ({ place, effect, pattern }) =>
        place !== decider.place && effect === decider.effect && isCoverOf(pattern, decider.pattern),
    );
    const coverLine = cover && list.lineOf(cover)?.line;
    if (coverLine !== undefined) covers.add(coverLine);
    candidates.set(line, covers);
    yield;
  }
}

/** The lists of rules of a version of the site, by the reader and each name of the file; crawlers may share one. */
const listsOf = ({ path }: Inspection, readers: readonly Reader[], site: PolicyFiles) =>
  readers.flatMap((reader) => namesInFile(site, path, reader).map(ruleListsOf(site, { reader, file: path })));

function* areSameTask(lists: readonly [RuleList, RuleList]): CooperativeTask<boolean> {
  const { settled, regions } = yield* differenceTask(lists, { urls: 'all', budget: PROOF_STEPS });
  return settled && regions.length === 0;
}

/** Lists of rules, each with what is left of it. */
type ShorterLists = ReadonlyMap<RuleList, RuleList>;

/**
 * Removes the rules of some lines from lists. Undefined if a URL then has another answer in one of them, or if that is
 * not settled.
 */
function* removeNeedlessTask(
  lists: ShorterLists,
  lines: ReadonlySet<number>,
): CooperativeTask<ShorterLists | undefined> {
  const shorter = new Map(lists);
  for (const [whole, list] of lists) {
    if (!list.deciders.some((decider) => lines.has(list.lineOf(decider)?.line ?? -1))) continue;
    const without = list.withoutLines(lines);
    if (!(yield* areSameTask([list, without]))) return undefined;
    shorter.set(whole, without);
  }
  return shorter;
}

/** Returns the lines of rules that may be needless, from bottom to top, with the lines of such others. */
function* findCandidates(subject: FileRules, lists: ReadonlySet<RuleList>): CooperativeTask<Candidates> {
  const candidates: Candidates = new Map();
  // Rules that other findings are about, and those of records in which nothing can be needless.
  const needed = new Set(subject.duplicateLines);
  for (const { rules } of subject.loose.records) {
    const hasDeny = rules.some((rule) => rule.effect === 'deny' && pathOfRule(rule) !== '');
    for (const rule of rules) {
      const isAllowAll = rule.effect === 'allow' && isEverything(pathOfRule(rule));
      if (!hasDeny || isAllowAll) needed.add(rule.line);
    }
  }
  for (const list of lists) yield* addCandidates(list, candidates, needed);
  const lines = [...candidates.keys()].filter((line) => !needed.has(line)).sort((a, b) => b - a);
  return new Map(lines.map((line) => [line, candidates.get(line) ?? new Set()]));
}

/** Finds rules that can be deleted together without changing an answer, in the order of the file. */
function* findNeedless(
  { inspection, subject }: Context,
  readers: readonly Reader[],
): CooperativeTask<Candidates> {
  const { site, path, policy } = inspection;
  const { records } = subject.loose;
  const wholeLists = listsOf(inspection, readers, site);
  const candidates = yield* findCandidates(subject, new Set(wholeLists));
  const left = new Map(records.map((record) => [record, record.rules.length]));
  const recordOf = new Map(records.flatMap((record) => record.rules.map(({ line }) => [line, record])));
  const needless: Candidates = new Map();
  let lists: ShorterLists = new Map(wholeLists.map((list) => [list, list]));
  for (const [line, covers] of [...candidates].slice(0, MAX_TRIALS)) {
    const record = recordOf.get(line);
    const rules = record && left.get(record);
    // A record keeps a rule.
    if (!record || rules === undefined || rules < 2) continue;
    const shorter = yield* removeNeedlessTask(lists, new Set([line]));
    if (!shorter) continue;
    lists = shorter;
    needless.set(line, covers);
    left.set(record, rules - 1);
  }
  if (needless.size === 0) return needless;
  // The records that are left may be formed in another way.
  const edited = withEdits(site, path, removeRules(policy, [...needless.keys()]));
  const compared = new Map<RuleList, RuleList>();
  for (const [i, list] of listsOf(inspection, readers, edited).entries()) {
    const whole = wholeLists[i];
    const expected = whole && lists.get(whole);
    if (expected && compared.get(list) === expected) continue;
    if (!expected || !(yield* areSameTask([expected, list]))) return new Map();
    compared.set(list, expected);
  }
  return new Map([...needless].reverse());
}

/** Parts lines where others are between them. */
function runsOf(lines: readonly number[]): readonly (readonly [number, ...number[]])[] {
  const runs: [number, ...number[]][] = [];
  let last: [number, ...number[]] | undefined;
  for (const line of lines) {
    if (last && line === last.at(-1)! + 1) last.push(line);
    else runs.push((last = [line]));
  }
  return runs;
}

/** One finding for rules that follow one another, under all readers that the user watches. */
function* checkNeedless(context: Context) {
  const { inspection, subject, report, fix } = context;
  const { readers = [], reader } = inspection.options;
  const { policy, loose, today } = subject;
  const allRules = loose.records.flatMap(({ rules }) => rules);
  if (policy.format.describes || allRules.length > MAX_RULES) return;
  const needless = yield* findNeedless(context, readers.length > 0 ? readers : [reader ?? today]);
  const everyList = lazy(
    () => new Map(listsOf(inspection, allReaders, inspection.site).map((list) => [list, list])),
  );
  for (const run of runsOf([...needless.keys()])) {
    const [first] = run;
    const rule = allRules.find(({ line }) => line === first);
    if (!rule) continue;
    const covers = new Set(run.flatMap((line) => [...(needless.get(line) ?? [])]));
    const lines = run.map((line) => line + 1);
    const values = {
      path: pathOfRule(rule),
      lines,
      covers: [...covers].filter((line) => !needless.has(line)).map((line) => line + 1),
      isAllow: rule.effect === 'allow',
    };
    report('R094', pathAt(subject, first), values, () => {
      const isSame =
        run.every((line) => isRedundantLine(policy, line)) &&
        runSync(removeNeedlessTask(everyList(), new Set(run))) !== undefined;
      return fix('delete-rules', { lines }, () => removeRules(policy, run), isSame ? 'same' : 'changes');
    });
  }
}

export const needlessRuleChecks = defineChecks(kinds, checkNeedless);
