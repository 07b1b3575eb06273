// Converts the crawling rules of ACAP records to conventional records, and lists everything else as lost.

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

/** The losses of a permission or prohibition. */
function lossesOfAcapRule(file: AcapFile, { line, field }: PlacedField<AcapRule>): Loss[] {
  return expandUsage(field, { file }).flatMap((one): Loss[] => {
    if (one.usage === 'crawl' || (file.version.minor < 1 && needsVersion11(field.effect, one))) return [];
    const limits = one.qualifiers.map(
      ({ text }): Loss => ({ code: 'qualifier', line, words: [text, one.usage] }),
    );
    return [{ code: 'usage', line, words: [one.usage, field.resource.word.text] }, ...limits];
  });
}

/** The losses of everything that is not about crawling. `missing`: as in `CrawlerEntries`. */
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

/** The losses of the rules for one crawler when RFC 9309 decides them. */
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

/** Creates a function that drops needless rules, once for all crawlers with the same rules. */
function createNeededRulesFinder(budget: SearchBudget): NeededRulesFinder {
  const neededRules = new Map<readonly CrawlRule[], readonly CrawlRule[]>();
  return (rules) => {
    const needed = neededRules.get(rules) ?? dropNeedlessRules(rules, budget);
    neededRules.set(rules, needed);
    return needed;
  };
}

/** The texts of the records. Crawlers with the same rules share one; those with the rules of all others get none. */
function printRecords(
  { format }: Policy,
  entries: readonly CrawlerEntry[],
  needed: NeededRulesFinder,
): string[][] {
  const texts = new Map<CrawlRules, string>();
  const textOf = ({ crawl }: CrawlerEntry) => {
    let text = texts.get(crawl);
    if (text === undefined) {
      const rules = needed(crawl.rules).map(({ effect, path }) =>
        ruleText(format, { effect, path: rewritePath(path) }),
      );
      text = rules.length > 0 ? rules.join('\n') : ruleText(format, { effect: 'deny', path: '' }).trim();
      texts.set(crawl, text);
    }
    return text;
  };
  const records = [...groupByKey(entries, textOf).values()];
  const others = records.filter(([first]) => first.name !== ANY_CRAWLER);
  const any = entries.filter(({ name }) => name === ANY_CRAWLER);
  const isOpen = any.every(({ crawl }) => needed(crawl.rules).length === 0);
  const written = isOpen && others.length > 0 ? others : [...others, ...any.map((one) => [one] as const)];
  return written.map((group) => [
    ...group.map(({ name }) => agentText(format, name)),
    ...textOf(group[0]).split('\n'),
  ]);
}

/** The line that prohibits a crawler from fetching the policy file itself, read literally; undefined if none does. */
function findClosingRule(
  plan: UsagePlan,
  applicable: ApplicableRules,
  own: string,
  budget: SearchBudget,
): number | undefined {
  const target = acapTarget(own);
  const matching = applicable.obeyed.flatMap(({ patterns }) =>
    patterns.filter(({ path }) => matchesPattern(path, target)),
  );
  budget.left -= matching.length;
  if (isBudgetSpent(budget)) return undefined;
  const matchRules = createRuleMatcher(applicable.obeyed);
  const rules = { key: '', recordsKey: '', applicable, matchRules, conventional: undefined };
  const decision = decideUsage(plan, rules, 'crawl', own);
  const place = decision.resolution?.deciding[0]?.field.place;
  return decision.answer === 'prohibited' && place?.path === plan.path ? place.line : undefined;
}

/** The losses for crawlers that, read literally, could not fetch the policy file itself. */
function lossesOfOwnFile(
  plan: UsagePlan,
  { entries, applicableRules }: CrawlerEntries,
  budget: SearchBudget,
): Loss[] {
  const lines = new Map(
    [...applicableRules].map(([crawl, applicable]) => [
      crawl,
      rfc9309.file.alwaysAllowed.flatMap((own) => findClosingRule(plan, applicable, own, budget) ?? []),
    ]),
  );
  const closed = entries.flatMap(({ name, crawl }) =>
    (lines.get(crawl) ?? []).map((line) => ({ name, line })),
  );
  return [...groupByKey(closed, ({ line }) => String(line)).values()].map((some): Loss => {
    return { code: 'own-file', line: some[0].line, words: some.map(({ name }) => name) };
  });
}

/**
 * Replaces the ACAP lines of a file by conventional records with the same answers about crawling. The answers are
 * those of ACAP if it overrules conventional records. Conventional records that already give these answers are
 * kept. Losses are listed; without a loss about crawling, RFC 9309 gives the same answers.
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
  const crawlers = collectCrawlerEntries(policy, plan, budget);
  if (!crawlers)
    return { edits: [], losses: [{ code: 'too-many-rules', line: file.firstRecord, words: [] }] };
  const { entries, applicableRules, missing } = crawlers;
  const needed = createNeededRulesFinder(budget);
  const changingNames = findChangingNames(policy, entries, needed);
  const keepsRecords = changingNames.size === 0 && hasRecords(policy);
  const texts = keepsRecords ? undefined : printRecords(policy, entries, needed);
  const { edits, losses: removalLosses } = replaceAcap(policy, file, texts);
  const losses = [
    ...lossesOfAcap(file, missing),
    ...[...applicableRules.keys()].flatMap((crawl) => lossesOfRules(crawl, file.firstRecord, budget)),
    ...lossesOfOwnFile(plan, crawlers, budget),
    ...(keepsRecords ? [] : lossesOfRecords(policy, changingNames)),
    ...removalLosses,
  ];
  if (isBudgetSpent(budget)) losses.push({ code: 'not-compared', line: file.firstRecord, words: [] });
  return { edits, losses: sortLosses(losses) };
}
