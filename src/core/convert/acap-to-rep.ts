// What ACAP records say about crawling, as conventional records. All else is lost, and listed.

import { type AcapFile, type PlacedField, readAcapFile, statedVersion } from '../formats/acap/acap-file.ts';
import type { ApplicableRules } from '../formats/acap/applicable-rules.ts';
import { expandUsage, needsVersion11 } from '../formats/acap/expand-usages.ts';
import type { AcapRule } from '../formats/acap/field.ts';
import { createRuleMatcher } from '../formats/acap/match-rules.ts';
import { acapTarget } from '../formats/acap/path-patterns.ts';
import { decideUsage } from '../formats/acap/question/usage-decision.ts';
import { planUsage, type UsagePlan } from '../formats/acap/question/usage-plan.ts';
import { agentText, ruleText } from '../formats/rep/edit/field-spelling.ts';
import { matchesPattern } from '../matching/path-pattern.ts';
import { rfc9309 } from '../readers/rfc9309.ts';
import { createPolicy, type Policy } from '../syntax/policy.ts';
import { rewritePath } from '../syntax/writable-value.ts';
import { groupByKey } from '../text/group-by-key.ts';
import { fileAt, type Site } from '../workspace/site.ts';
import { ANY_CRAWLER } from './conventional-groups.ts';
import { type Conversion, type Loss, sortLosses } from './conversion.ts';
import { type CrawlerEntry, type CrawlRule, type CrawlRules, dropNeedlessRules } from './crawl-rules.ts';
import { type CrawlerEntries, collectCrawlerEntries } from './crawler-entries.ts';
import { findChangingNames, hasRecords, lossesOfRecords, replaceAcap } from './replace-acap.ts';
import { createConversionBudget, isBudgetSpent, type SearchBudget } from './rule-overlaps.ts';
import {
  CONVENTIONAL_TIER,
  findDisagreements,
  groupOverriddenRules,
  hasLetters,
  meetsQueryDelims,
} from './weighed-rules.ts';

// What an ACAP file says that conventional records cannot.
function lossesOfAcapRule(file: AcapFile, { line, field }: PlacedField<AcapRule>): Loss[] {
  return expandUsage(field, { file }).flatMap((one): Loss[] => {
    if (one.usage === 'crawl' || (file.version.minor < 1 && needsVersion11(field.effect, one))) return [];
    const limits = one.qualifiers.map(
      ({ text }): Loss => ({ code: 'qualifier', line, words: [text, one.usage] }),
    );
    return [{ code: 'usage', line, words: [one.usage, field.resource.word.text] }, ...limits];
  });
}

/** Whatever is not about crawling; `missing` knows the lines of references that lead nowhere. */
function lossesOfAcap(file: AcapFile, missing: ReadonlySet<number>): readonly Loss[] {
  return file.records.flatMap(({ rules, subRecords, requests, reference }): Loss[] => [
    ...rules.flatMap((rule) => lossesOfAcapRule(file, rule)),
    ...subRecords.flatMap(({ purposes, rules: fields }): Loss[] => [
      ...purposes.slice(0, 1).map(({ line }): Loss => {
        return { code: 'purpose', line, words: purposes.map(({ field }) => field.value) };
      }),
      ...fields.flatMap((rule) => lossesOfAcapRule(file, rule)),
    ]),
    ...requests.map(
      ({ line, field }): Loss => ({ code: 'request', line, words: [field.action, field.path] }),
    ),
    ...(reference
      ? [
          {
            code: missing.has(reference.line) ? 'reference-missing' : 'reference',
            line: reference.line,
            words: [reference.field.locator],
          } as const,
        ]
      : []),
  ]);
}

/** What the rules for one crawler lose by being read as RFC 9309 reads them. */
function lossesOfRules(
  { rules, complete, tied }: CrawlRules,
  firstLine: number,
  budget: SearchBudget,
): readonly Loss[] {
  const own = rules.filter(({ tier }) => tier !== CONVENTIONAL_TIER);
  return [
    ...tied.map(({ line, pattern }): Loss => ({ code: 'tie', line, words: [pattern] })),
    ...own
      .filter(({ pattern }) => hasLetters(pattern))
      .map(({ line, pattern }): Loss => ({ code: 'case', line, words: [pattern] })),
    ...own
      .filter(({ pattern }) => meetsQueryDelims(pattern))
      .map(({ line, pattern }): Loss => ({ code: 'query-escapes', line, words: [pattern] })),
    ...groupOverriddenRules(
      findDisagreements(rules, budget).map(({ allow, deny, acap }) =>
        acap === 'allow' ? ([allow, deny] as const) : ([deny, allow] as const),
      ),
    ).map((one): Loss => ({ code: 'another-decides', ...one })),
    ...(complete ? [] : [{ code: 'silence', line: firstLine, words: [] } as const]),
  ];
}

type NeededRulesFinder = (rules: readonly CrawlRule[]) => readonly CrawlRule[];

/** Without what is needless; worked out once for all crawlers with the same rules. */
function createNeededRulesFinder(budget: SearchBudget): NeededRulesFinder {
  const known = new Map<readonly CrawlRule[], readonly CrawlRule[]>();
  return (rules) => {
    const found = known.get(rules) ?? dropNeedlessRules(rules, budget);
    known.set(rules, found);
    return found;
  };
}

/** The text of the records: crawlers with the same rules together, those with the rules of all others left out. */
function printRecords(
  { format }: Policy,
  told: readonly CrawlerEntry[],
  needed: NeededRulesFinder,
): string[][] {
  const known = new Map<CrawlRules, string>();
  const textOf = ({ crawl }: CrawlerEntry) => {
    let text = known.get(crawl);
    if (text === undefined) {
      const rules = needed(crawl.rules).map(({ effect, path }) =>
        ruleText(format, { effect, path: rewritePath(path) }),
      );
      text = rules.length > 0 ? rules.join('\n') : ruleText(format, { effect: 'deny', path: '' }).trim();
      known.set(crawl, text);
    }
    return text;
  };
  const records = [...groupByKey(told, textOf).values()];
  const others = records.filter(([first]) => first.name !== ANY_CRAWLER);
  const any = told.filter(({ name }) => name === ANY_CRAWLER);
  const isOpen = any.every(({ crawl }) => needed(crawl.rules).length === 0);
  const shown = isOpen && others.length > 0 ? others : [...others, ...any.map((one) => [one] as const)];
  return shown.map((group) => [
    ...group.map(({ name }) => agentText(format, name)),
    ...textOf(group[0]).split('\n'),
  ]);
}

/** The line that keeps a crawler from the policy file itself, to the letter; undefined if none does. */
function findClosingRule(
  plan: UsagePlan,
  heard: ApplicableRules,
  own: string,
  budget: SearchBudget,
): number | undefined {
  const target = acapTarget(own);
  const met = heard.obeyed.flatMap(({ patterns }) =>
    patterns.filter(({ path }) => matchesPattern(path, target)),
  );
  budget.left -= met.length;
  if (isBudgetSpent(budget)) return undefined;
  const matchRules = createRuleMatcher(heard.obeyed);
  const rules = { key: '', applicable: heard, matchRules, conventional: undefined };
  const decision = decideUsage(plan, rules, 'crawl', own);
  const place = decision.resolution?.deciding[0]?.field.place;
  return decision.answer === 'prohibited' && place?.path === plan.path ? place.line : undefined;
}

/** Crawlers that could not fetch the policy file itself, to the letter. */
function lossesOfOwnFile(plan: UsagePlan, { told, heardBy }: CrawlerEntries, budget: SearchBudget): Loss[] {
  const lines = new Map(
    [...heardBy].map(([crawl, heard]) => [
      crawl,
      rfc9309.file.alwaysAllowed.flatMap((own) => findClosingRule(plan, heard, own, budget) ?? []),
    ]),
  );
  const closed = told.flatMap(({ name, crawl }) => (lines.get(crawl) ?? []).map((line) => ({ name, line })));
  return [...groupByKey(closed, ({ line }) => String(line)).values()].map((some): Loss => {
    return { code: 'own-file', line: some[0].line, words: some.map(({ name }) => name) };
  });
}

/**
 * Writes what the ACAP records say about crawling as conventional records, and takes the ACAP lines away. Answers
 * are meant as where ACAP overrules conventional records; those that already say the same stay as they are. What is
 * lost is listed; without a loss that speaks of crawling, RFC 9309 gives the same answers.
 * @throws RangeError if the site has no such file.
 */
export function acapToRep(site: Site, path: string): Conversion {
  const { source, format } = fileAt(site, path);
  const policy = createPolicy(source, format);
  const file = readAcapFile(policy);
  const { major, line = 0 } = file.version;
  if (major !== 1) return { edits: [], losses: [{ code: 'version', line, words: [statedVersion(policy)] }] };
  // Lines of this kind in a document are text.
  if (file.records.length === 0 || format.directives.length === 0)
    return { edits: [], losses: [{ code: 'nothing-to-convert', line: 0, words: [] }] };
  const plan = planUsage(site, { question: 'usage', usage: 'crawl', file: path });
  const budget = createConversionBudget();
  const telling = collectCrawlerEntries(policy, plan, budget);
  if (!telling) return { edits: [], losses: [{ code: 'too-many-rules', line: file.firstRecord, words: [] }] };
  const { told, heardBy, missing } = telling;
  const needed = createNeededRulesFinder(budget);
  const changing = findChangingNames(policy, told, needed);
  const keeps = changing.size === 0 && hasRecords(policy);
  const texts = keeps ? undefined : printRecords(policy, told, needed);
  const { edits, losses: gone } = replaceAcap(policy, file, texts);
  const losses = [
    ...lossesOfAcap(file, missing),
    ...[...heardBy.keys()].flatMap((crawl) => lossesOfRules(crawl, file.firstRecord, budget)),
    ...lossesOfOwnFile(plan, telling, budget),
    ...(keeps ? [] : lossesOfRecords(policy, changing)),
    ...gone,
  ];
  if (isBudgetSpent(budget)) losses.push({ code: 'not-compared', line: file.firstRecord, words: [] });
  return { edits, losses: sortLosses(losses) };
}
