// Prepares the question of ACAP for many crawlers and URLs.

import * as v from 'valibot';
import type { FieldRef } from '../../../questions/answer.ts';
import type { CooperativeTask } from '../../../questions/cooperative-task.ts';
import { runSync } from '../../../questions/cooperative-task.ts';
import { citeStep, citeSteps } from '../../../questions/explanation-step.ts';
import type { ChosenRecords, Matrix, PolicyFiles, PreparedQuestion } from '../../../questions/question.ts';
import { defineQuestion, emptyMatrix } from '../../../questions/question.ts';
import { defineSettings } from '../../../questions/question-settings.ts';
import type { Capabilities } from '../fallback.ts';
import { acapTarget, parseAcapPattern } from '../path-patterns.ts';
import type { Usage } from '../usages.ts';
import { usages, usageTypes } from '../usages.ts';
import { findRequestsTo } from './action-requests.ts';
import type { UsageDecision } from './usage-decision.ts';
import { decideUsage } from './usage-decision.ts';
import type { CrawlerRules, UsagePlan } from './usage-plan.ts';
import { collectCrawlerRules, isOnOtherSite, planUsage } from './usage-plan.ts';
import { usageStepSections } from './usage-steps.ts';
import { decidingUsageStep, traceUsage } from './usage-trace.ts';
import type {
  UsageAdvice,
  UsageAnswer,
  UsageOptions,
  UsageReason,
  UsageSettings,
  UsageVerdict,
} from './usage-verdict.ts';
import { usageAnswers, usageOptions } from './usage-verdict.ts';

/** The reason of an answer that does not depend on any field. */
function reasonWithoutFields(plan: UsagePlan, url: string): UsageReason | undefined {
  if (isOnOtherSite(plan, url)) return 'other-site';
  if (!plan.policy) return 'no-file';
  return plan.file.version.major === 1 ? undefined : 'version';
}

const UNSPECIFIED: UsageDecision = {
  answer: 'unspecified',
  reason: 'silence',
  source: 'acap',
  qualifiers: [],
  blanket: false,
  candidates: [],
};

/** A URL, parsed once for all crawlers and usages. */
interface ReadUrl {
  readonly url: string;
  /** In the form that is compared with fields (`acapTarget`). */
  readonly target: string;
  /** Present if the answer does not depend on any field. */
  readonly reason: UsageReason | undefined;
}

const readUrl = (plan: UsagePlan, url: string): ReadUrl => ({
  url,
  target: acapTarget(url),
  reason: reasonWithoutFields(plan, url),
});

const decide = (
  plan: UsagePlan,
  crawlerRules: CrawlerRules,
  usage: Usage,
  { url, target, reason }: ReadUrl,
): UsageDecision =>
  reason ? { ...UNSPECIFIED, reason } : decideUsage(plan, crawlerRules, usage, url, target);

const keyOf = (answer: UsageAnswer, qualifiers: readonly string[]) =>
  [answer, ...qualifiers.toSorted()].join(' ');

/** The lines that decide; the most important one is first. */
function decidingLines(
  { path }: UsagePlan,
  { applicable }: CrawlerRules,
  { resolution, rule, source, reason, suspendedBy }: UsageDecision,
): readonly FieldRef[] {
  if (suspendedBy)
    return applicable.considered.filter(({ outcome }) => outcome === reason).map(({ place }) => place);
  const conventional = rule && { path, line: rule.line };
  if (source === 'conventional' && conventional) return [conventional];
  const own = resolution?.deciding.map(({ field }) => field.place) ?? [];
  const lines = reason === 'tie' && rule?.relation === 'tied' && conventional ? [...own, conventional] : own;
  return [...new Map(lines.map((one) => [`${one.line} ${one.path}`, one])).values()];
}

function createAdvice(
  plan: UsagePlan,
  crawlerRules: CrawlerRules,
  agent: string,
  read: ReadUrl,
  key: string,
): UsageAdvice {
  const { usage, settings, file } = plan;
  const keyFor = (one: Usage) => {
    const { answer, qualifiers } = decide(plan, crawlerRules, one, read);
    return keyOf(answer, qualifiers);
  };
  const isBlocked = usage !== 'crawl' && decide(plan, crawlerRules, 'crawl', read).answer === 'prohibited';
  const ways = usage === 'present' ? usageTypes.filter((type) => type.class === 'derived') : [];
  const carveOuts = ways
    .map((type) => ({ usage: type.token, key: keyFor(type.token) }))
    .filter((way) => way.key !== key);
  const own = read.reason ? [] : findRequestsTo(file, agent, settings.crawlerMatch);
  const requests = own
    .filter(({ field }) => parseAcapPattern(field.path).units === read.target)
    .map(({ field }) => field.action);
  const base = { carveOuts, embeddedMayOverride: usage !== 'crawl', requests };
  return isBlocked ? { ...base, blockedBy: 'crawl' } : base;
}

function verdictOf(plan: UsagePlan, crawlerRules: CrawlerRules, agent: string, url: string): UsageVerdict {
  const read = readUrl(plan, url);
  const decision = decide(plan, crawlerRules, plan.usage, read);
  const { answer, reason, source, qualifiers } = decision;
  const deciding = decidingLines(plan, crawlerRules, decision);
  const key = keyOf(answer, qualifiers);
  const [by] = deciding;
  const verdict = {
    answer,
    key,
    reason,
    source,
    qualifiers,
    incomplete: crawlerRules.applicable.suspendedBy !== undefined,
    deciding,
    get advice() {
      return createAdvice(plan, crawlerRules, agent, read, key);
    },
    because: () => citeStep(decidingUsageStep(plan, crawlerRules, decision, url), usageStepSections),
    trace: () => citeSteps(traceUsage(plan, crawlerRules, decision, url), usageStepSections),
  };
  return by ? Object.assign(verdict, { by }) : verdict;
}

/** The number of rows that are answered before other tasks may run. */
const URLS_PER_STEP = 64;

/** The matrix of one crawler. `read` returns the URL of a row. */
function* columnOf<Row>(
  plan: UsagePlan,
  crawlerRules: CrawlerRules,
  rows: readonly Row[],
  read: (row: Row) => ReadUrl,
): CooperativeTask<Matrix> {
  const matrix = emptyMatrix(rows.length);
  for (const [row, url] of rows.entries()) {
    if (row % URLS_PER_STEP === URLS_PER_STEP - 1) yield;
    const decision = decide(plan, crawlerRules, plan.usage, read(url));
    const deciding = decidingLines(plan, crawlerRules, decision).find(({ path }) => path === plan.path);
    matrix.answers[row] = usageAnswers.indexOf(decision.answer);
    matrix.lines[row] = deciding?.line ?? -1;
  }
  return matrix;
}

/** Fills the matrix. Crawlers with the same rules share a computed column. */
function fillMatrix(
  plan: UsagePlan,
  crawlerRulesList: readonly CrawlerRules[],
  urls: readonly string[],
): Matrix {
  const reads = urls.map((url) => readUrl(plan, url));
  const columns = new Map<CrawlerRules, Matrix>();
  for (const one of new Set(crawlerRulesList))
    columns.set(one, runSync(columnOf(plan, one, reads, (read) => read)));
  const matrix = emptyMatrix(crawlerRulesList.length * urls.length);
  crawlerRulesList.forEach((one, column) => {
    const { answers, lines } = columns.get(one)!;
    for (let row = 0, cell = column; row < urls.length; row++, cell += crawlerRulesList.length) {
      matrix.answers[cell] = answers[row]!;
      matrix.lines[cell] = lines[row]!;
    }
  });
  return matrix;
}

/** The records of the first file that apply to the crawler: those that name it, and those for any. */
function recordsOf({ path, file }: UsagePlan, { applicable }: CrawlerRules): ChosenRecords {
  const applying = applicable.considered.filter(({ outcome }) => outcome === 'named' || outcome === 'any');
  const lines = new Set(applying.filter(({ place }) => place.path === path).map(({ place }) => place.line));
  const records = file.records
    .map(({ crawlers }, i) => {
      const [{ line }] = crawlers;
      return { number: i + 1, line, nameLine: line };
    })
    .filter(({ line }) => lines.has(line));
  return { isDefault: applying.every(({ outcome }) => outcome === 'any'), records };
}

/** Crawlers to which the same records apply share one object. */
function createCrawlerRulesFinder(plan: UsagePlan): (agent: string) => CrawlerRules {
  const byAgent = new Map<string, CrawlerRules>();
  const byKey = new Map<string, CrawlerRules>();
  return (agent) => {
    let rules = byAgent.get(agent);
    if (!rules) {
      const collected = collectCrawlerRules(plan, agent);
      rules = byKey.get(collected.key) ?? collected;
      byKey.set(rules.key, rules);
      byAgent.set(agent, rules);
    }
    return rules;
  };
}

/** Returns a text that is equal for two crawlers only if they get the same answer for every URL. */
function summarizeRules({ settings, usage }: UsagePlan, { recordsKey, conventional }: CrawlerRules): string {
  if (!conventional || !settings.conventionalAppliesTo.includes(usage)) return recordsKey;
  return [recordsKey, conventional.summary()].join('\n');
}

/** Prepares the question for one site and usage. Never throws. */
function prepareUsage(site: PolicyFiles, options: UsageOptions): PreparedQuestion<UsageVerdict> {
  const plan = planUsage(site, options);
  const crawlerRules = createCrawlerRulesFinder(plan);
  const ask = (agent: string, url: string) => verdictOf(plan, crawlerRules(agent), agent, url);
  return Object.assign(ask, {
    matrix: (agents: readonly string[], urls: readonly string[]) =>
      fillMatrix(plan, agents.map(crawlerRules), urls),
    column: (agent: string, urls: readonly string[]) =>
      columnOf(plan, crawlerRules(agent), urls, (url) => readUrl(plan, url)),
    recordsFor: (agent: string) => recordsOf(plan, crawlerRules(agent)),
    classOf: (agent: string) => crawlerRules(agent).key,
    rulesOf: (agent: string) => summarizeRules(plan, crawlerRules(agent)),
  });
}

/** How a usage that is not mentioned is shown; never part of the answer (ACAP 1.1 2.4.3 note). */
export type UnmentionedUsage = 'permitted' | 'prohibited' | 'ask';

/** ACAP: one usage for all crawlers, or all usages for one. */
export interface UsageQuestion {
  readonly question: 'usage';
  /** One usage, with a column for each crawler. Without it, all usages for `crawler`. */
  readonly usage?: string;
  /** '' means any crawler that no record names. */
  readonly crawler: string;
  readonly purpose?: string;
  readonly capabilities?: Capabilities;
  readonly settings?: UsageSettings;
  readonly silence: UnmentionedUsage;
}

const nameList = v.array(v.string());

const settings = defineSettings<UsageQuestion>({
  question: 'usage',
  schema: v.looseObject({
    question: v.literal('usage'),
    usage: v.exactOptional(v.picklist(usages)),
    crawler: v.optional(v.string(), ''),
    purpose: v.exactOptional(v.string()),
    capabilities: v.exactOptional(
      v.looseObject({ usages: v.exactOptional(nameList), qualifiers: v.exactOptional(nameList) }),
    ),
    settings: v.exactOptional(
      v.looseObject({
        crawlerMatch: v.exactOptional(v.picklist(['exact', 'substring'])),
        conventional: v.exactOptional(v.picklist(['conservative', 'acap-wins', 'narrowest'])),
        conventionalAppliesTo: v.exactOptional(nameList),
      }),
    ),
    silence: v.optional(v.picklist(['permitted', 'prohibited', 'ask']), 'permitted'),
  }),
  deciding: ['usage', 'purpose', 'capabilities', 'settings'],
});

export const usageQuestion = defineQuestion<UsageOptions, UsageVerdict, UsageQuestion>({
  id: 'usage',
  settings,
  answers: usageAnswers,
  prepare: prepareUsage,
  optionsFor(question, { file, reader }) {
    const parsed = settings.parse(question);
    return parsed?.usage === undefined ? undefined : usageOptions(parsed, parsed.usage, file, reader);
  },
  file: '/robots.txt',
  needsAgent: true,
});
