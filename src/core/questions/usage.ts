// The question of ACAP, prepared for many crawlers and URLs.
import { acapPattern, acapTarget } from '../dialects/acap/patterns.ts';
import { type Usage, usageTypes } from '../dialects/acap/usages.ts';
import { atOnce, type InPieces } from './pieces.ts';
import type { Asking, ChosenRecords, FieldRef, Matrix, PolicyFiles, Question } from './question.ts';
import { requestsIn } from './requests.ts';
import { decideUsage, type UsageDecision } from './usage-decision.ts';
import { type Hearing, hearingOf, isElsewhere, planUsage, type UsagePlan } from './usage-plan.ts';
import { decidingUsageStep, traceUsage } from './usage-trace.ts';
import {
  type UsageAdvice,
  type UsageAnswer,
  type UsageOptions,
  type UsageReason,
  type UsageVerdict,
  usageAnswers,
} from './usage-verdict.ts';

/** What can be said without asking any field. */
function beforeFields(plan: UsagePlan, url: string): UsageReason | undefined {
  if (isElsewhere(plan, url)) return 'other-site';
  if (!plan.policy) return 'no-file';
  return plan.file.version.major === 1 ? undefined : 'version';
}

const SILENT: UsageDecision = {
  answer: 'unspecified',
  reason: 'silence',
  source: 'acap',
  qualifiers: [],
  blanket: false,
  candidates: [],
};

function decide(plan: UsagePlan, hearing: Hearing, usage: Usage, url: string): UsageDecision {
  const reason = beforeFields(plan, url);
  return reason ? { ...SILENT, reason } : decideUsage(plan, hearing, usage, url);
}

const keyOf = (answer: UsageAnswer, qualifiers: readonly string[]) =>
  [answer, ...qualifiers.toSorted()].join(' ');

/** The lines that decide, the first of them first. */
function decidingLines(
  { path }: UsagePlan,
  { resolution, rule, source, reason }: UsageDecision,
): readonly FieldRef[] {
  const conventional = rule && { path, line: rule.line };
  if (source === 'conventional' && conventional) return [conventional];
  const own = resolution?.deciding.map(({ field }) => field.place) ?? [];
  const lines = reason === 'tie' && rule?.standing === 'tied' && conventional ? [...own, conventional] : own;
  return [...new Map(lines.map((one) => [`${one.line} ${one.path}`, one])).values()];
}

function adviseOn(plan: UsagePlan, hearing: Hearing, agent: string, url: string, key: string): UsageAdvice {
  const { usage, settings, file } = plan;
  const keyFor = (one: Usage) => {
    const { answer, qualifiers } = decide(plan, hearing, one, url);
    return keyOf(answer, qualifiers);
  };
  const isBlocked = usage !== 'crawl' && decide(plan, hearing, 'crawl', url).answer === 'prohibited';
  const ways = usage === 'present' ? usageTypes.filter((type) => type.class === 'derived') : [];
  const carveOuts = ways
    .map((type) => ({ usage: type.token, key: keyFor(type.token) }))
    .filter((way) => way.key !== key);
  const target = acapTarget(url);
  const own = beforeFields(plan, url) ? [] : requestsIn(file, agent, settings.crawlerMatch);
  const requests = own
    .filter(({ field }) => acapPattern(field.path).units === target)
    .map(({ field }) => field.action);
  const base = { carveOuts, embeddedMayOverride: usage !== 'crawl', requests };
  return isBlocked ? { ...base, blockedBy: 'crawl' } : base;
}

function verdictOf(plan: UsagePlan, hearing: Hearing, agent: string, url: string): UsageVerdict {
  const decision = decide(plan, hearing, plan.usage, url);
  const { answer, reason, source, qualifiers } = decision;
  const deciding = decidingLines(plan, decision);
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
      return adviseOn(plan, hearing, agent, url, key);
    },
    because: () => decidingUsageStep(plan, hearing, decision, url),
    trace: () => traceUsage(plan, hearing, decision, url),
  };
  return by ? Object.assign(verdict, { by }) : verdict;
}

/** Rows that are answered before others may come between. */
const PIECE = 64;

/** Fills column `column` of `width` in a matrix. */
function* fillColumn(
  plan: UsagePlan,
  hearing: Hearing,
  urls: readonly string[],
  into: Matrix,
  [column, width]: readonly [number, number],
): InPieces<Matrix> {
  for (const [row, url] of urls.entries()) {
    if (row % PIECE === PIECE - 1) yield;
    const decision = decide(plan, hearing, plan.usage, url);
    const deciding = decidingLines(plan, decision).find(({ path }) => path === plan.path);
    into.answers[row * width + column] = usageAnswers.indexOf(decision.answer);
    into.lines[row * width + column] = deciding?.line ?? -1;
  }
  return into;
}

const emptyMatrix = (cells: number): Matrix => ({
  answers: new Uint8Array(cells),
  lines: new Int32Array(cells),
});

function fillMatrix(plan: UsagePlan, hearings: readonly Hearing[], urls: readonly string[]): Matrix {
  const matrix = emptyMatrix(hearings.length * urls.length);
  hearings.forEach((one, column) => atOnce(fillColumn(plan, one, urls, matrix, [column, hearings.length])));
  return matrix;
}

/** The records of the file that is read first: those that name the crawler, and those for any. */
function recordsOf({ path, file }: UsagePlan, { heard }: Hearing): ChosenRecords {
  const spoken = heard.considered.filter(({ outcome }) => outcome === 'named' || outcome === 'any');
  const lines = spoken.filter(({ place }) => place.path === path).map(({ place }) => place.line);
  const records = file.records
    .map(({ crawlers }, i) => ({ number: i + 1, line: crawlers[0]!.line }))
    .filter(({ line }) => lines.includes(line));
  return { isDefault: spoken.every(({ outcome }) => outcome === 'any'), records };
}

/** Crawlers that hear the same share one object. */
function hearingFinder(plan: UsagePlan): (agent: string) => Hearing {
  const byAgent = new Map<string, Hearing>();
  const byKey = new Map<string, Hearing>();
  return (agent) => {
    let found = byAgent.get(agent);
    if (!found) {
      const made = hearingOf(plan, agent);
      found = byKey.get(made.key) ?? made;
      byKey.set(found.key, found);
      byAgent.set(agent, found);
    }
    return found;
  };
}

/** Prepares the question for one site and usage. Never throws. */
function prepareUsage(site: PolicyFiles, options: UsageOptions): Asking<UsageVerdict> {
  const plan = planUsage(site, options);
  const hearing = hearingFinder(plan);
  const ask = (agent: string, url: string) => verdictOf(plan, hearing(agent), agent, url);
  return Object.assign(ask, {
    matrix: (agents: readonly string[], urls: readonly string[]) =>
      fillMatrix(plan, agents.map(hearing), urls),
    column: (agent: string, urls: readonly string[]) =>
      fillColumn(plan, hearing(agent), urls, emptyMatrix(urls.length), [0, 1]),
    recordsFor: (agent: string) => recordsOf(plan, hearing(agent)),
    classOf: (agent: string) => hearing(agent).key,
  });
}

export const usageQuestion = {
  id: 'usage',
  answers: usageAnswers,
  prepare: prepareUsage,
} as const satisfies Question<UsageOptions, UsageVerdict>;
