// The question of ACAP, prepared for many crawlers and URLs.

import * as v from 'valibot';
import type { FieldRef } from '../../../questions/answer.ts';
import type { CooperativeTask } from '../../../questions/cooperative-task.ts';
import { runSync } from '../../../questions/cooperative-task.ts';
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

/** What can be said without asking any field. */
function beforeFields(plan: UsagePlan, url: string): UsageReason | undefined {
  if (isOnOtherSite(plan, url)) return 'other-site';
  if (!plan.policy) return 'no-file';
  return plan.file.version.major === 1 ? undefined : 'version';
}

const NOT_MENTIONED: UsageDecision = {
  answer: 'unspecified',
  reason: 'silence',
  source: 'acap',
  qualifiers: [],
  blanket: false,
  candidates: [],
};

/** A URL, read once for all crawlers and usages. */
interface ReadUrl {
  readonly url: string;
  /** As fields are compared with it (`acapTarget`). */
  readonly target: string;
  /** Present if no field is asked. */
  readonly reason: UsageReason | undefined;
}

const readUrl = (plan: UsagePlan, url: string): ReadUrl => ({
  url,
  target: acapTarget(url),
  reason: beforeFields(plan, url),
});

const decide = (
  plan: UsagePlan,
  hearing: CrawlerRules,
  usage: Usage,
  { url, target, reason }: ReadUrl,
): UsageDecision => (reason ? { ...NOT_MENTIONED, reason } : decideUsage(plan, hearing, usage, url, target));

const keyOf = (answer: UsageAnswer, qualifiers: readonly string[]) =>
  [answer, ...qualifiers.toSorted()].join(' ');

/** The lines that decide, the first of them first. */
function decidingLines(
  { path }: UsagePlan,
  { heard }: CrawlerRules,
  { resolution, rule, source, reason }: UsageDecision,
): readonly FieldRef[] {
  if (reason === 'reference-missing')
    return heard.considered.filter(({ outcome }) => outcome === reason).map(({ place }) => place);
  const conventional = rule && { path, line: rule.line };
  if (source === 'conventional' && conventional) return [conventional];
  const own = resolution?.deciding.map(({ field }) => field.place) ?? [];
  const lines = reason === 'tie' && rule?.standing === 'tied' && conventional ? [...own, conventional] : own;
  return [...new Map(lines.map((one) => [`${one.line} ${one.path}`, one])).values()];
}

function createAdvice(
  plan: UsagePlan,
  hearing: CrawlerRules,
  agent: string,
  read: ReadUrl,
  key: string,
): UsageAdvice {
  const { usage, settings, file } = plan;
  const keyFor = (one: Usage) => {
    const { answer, qualifiers } = decide(plan, hearing, one, read);
    return keyOf(answer, qualifiers);
  };
  const isBlocked = usage !== 'crawl' && decide(plan, hearing, 'crawl', read).answer === 'prohibited';
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

function verdictOf(plan: UsagePlan, hearing: CrawlerRules, agent: string, url: string): UsageVerdict {
  const read = readUrl(plan, url);
  const decision = decide(plan, hearing, plan.usage, read);
  const { answer, reason, source, qualifiers } = decision;
  const deciding = decidingLines(plan, hearing, decision);
  const key = keyOf(answer, qualifiers);
  const [by] = deciding;
  const verdict = {
    answer,
    key,
    reason,
    source,
    qualifiers,
    incomplete: hearing.heard.incomplete,
    deciding,
    get advice() {
      return createAdvice(plan, hearing, agent, read, key);
    },
    because: () => decidingUsageStep(plan, hearing, decision, url),
    trace: () => traceUsage(plan, hearing, decision, url),
  };
  return by ? Object.assign(verdict, { by }) : verdict;
}

/** Rows that are answered before others may come between. */
const URLS_PER_STEP = 64;

/** The matrix of one crawler; `read` gives what is url about in a row. */
function* columnOf<Row>(
  plan: UsagePlan,
  hearing: CrawlerRules,
  rows: readonly Row[],
  read: (row: Row) => ReadUrl,
): CooperativeTask<Matrix> {
  const matrix = emptyMatrix(rows.length);
  for (const [row, url] of rows.entries()) {
    if (row % URLS_PER_STEP === URLS_PER_STEP - 1) yield;
    const decision = decide(plan, hearing, plan.usage, read(url));
    const deciding = decidingLines(plan, hearing, decision).find(({ path }) => path === plan.path);
    matrix.answers[row] = usageAnswers.indexOf(decision.answer);
    matrix.lines[row] = deciding?.line ?? -1;
  }
  return matrix;
}

/** Crawlers that hear the same have the same column. */
function fillMatrix(plan: UsagePlan, hearings: readonly CrawlerRules[], urls: readonly string[]): Matrix {
  const reads = urls.map((url) => readUrl(plan, url));
  const columns = new Map<CrawlerRules, Matrix>();
  for (const one of new Set(hearings)) columns.set(one, runSync(columnOf(plan, one, reads, (read) => read)));
  const matrix = emptyMatrix(hearings.length * urls.length);
  hearings.forEach((one, column) => {
    const { answers, lines } = columns.get(one)!;
    for (let row = 0, cell = column; row < urls.length; row++, cell += hearings.length) {
      matrix.answers[cell] = answers[row]!;
      matrix.lines[cell] = lines[row]!;
    }
  });
  return matrix;
}

/** The records of the file that is read first: those that name the crawler, and those for any. */
function recordsOf({ path, file }: UsagePlan, { heard }: CrawlerRules): ChosenRecords {
  const spoken = heard.considered.filter(({ outcome }) => outcome === 'named' || outcome === 'any');
  const lines = new Set(spoken.filter(({ place }) => place.path === path).map(({ place }) => place.line));
  const records = file.records
    .map(({ crawlers }, i) => ({ number: i + 1, line: crawlers[0].line }))
    .filter(({ line }) => lines.has(line));
  return { isDefault: spoken.every(({ outcome }) => outcome === 'any'), records };
}

/** Crawlers that hear the same share one object. */
function createCrawlerRulesFinder(plan: UsagePlan): (agent: string) => CrawlerRules {
  const byAgent = new Map<string, CrawlerRules>();
  const byKey = new Map<string, CrawlerRules>();
  return (agent) => {
    let found = byAgent.get(agent);
    if (!found) {
      const made = collectCrawlerRules(plan, agent);
      found = byKey.get(made.key) ?? made;
      byKey.set(found.key, found);
      byAgent.set(agent, found);
    }
    return found;
  };
}

/** Prepares the question for one site and usage. Never throws. */
function prepareUsage(site: PolicyFiles, options: UsageOptions): PreparedQuestion<UsageVerdict> {
  const plan = planUsage(site, options);
  const hearing = createCrawlerRulesFinder(plan);
  const ask = (agent: string, url: string) => verdictOf(plan, hearing(agent), agent, url);
  return Object.assign(ask, {
    matrix: (agents: readonly string[], urls: readonly string[]) =>
      fillMatrix(plan, agents.map(hearing), urls),
    column: (agent: string, urls: readonly string[]) =>
      columnOf(plan, hearing(agent), urls, (url) => readUrl(plan, url)),
    recordsFor: (agent: string) => recordsOf(plan, hearing(agent)),
    classOf: (agent: string) => hearing(agent).key,
  });
}

/** How a usage that nobody speaks of is presented; never part of the answer (ACAP 1.1 2.4.3 note). */
export type UnmentionedUsage = 'permitted' | 'prohibited' | 'ask';

/** ACAP: one usage for all crawlers, or all usages for one. */
export interface UsageQuestion {
  readonly question: 'usage';
  /** One usage, with a column for each crawler; without it, all usages side by side for `crawler`. */
  readonly usage?: string;
  /** '' is any crawler that nobody names. */
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
  optionsFor(asked, { file, reader }) {
    const read = settings.parse(asked);
    return read?.usage === undefined ? undefined : usageOptions(read, read.usage, file, reader);
  },
  file: '/robots.txt',
  needsAgent: true,
});
