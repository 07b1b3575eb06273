// The question "May it fetch?": whether a crawler may fetch a URL. Only the answer; fetch-explain.ts adds the
// explanation.

import { effectOfRule, pathOfRule } from '../../../matching/path-rule.ts';
import { type CooperativeTask, runSync } from '../../../questions/cooperative-task.ts';
import {
  type AskOptions,
  type Decision,
  emptyMatrix,
  type Matrix,
  type PolicyFiles,
  type PreparedQuestion,
} from '../../../questions/question.ts';
import type { Reader } from '../../../readers/reader.ts';
import { memoizeByKey, memoizeByText } from '../../../text/lazy.ts';
import type { RobotsRecord, RuleLine } from '../robots-record.ts';
import type { BulkMatcher } from './bulk-matcher.ts';
import { decidingPlaces, targetsTask } from './fetch-column.ts';
import {
  createFetchDecision,
  type DecisionsBeforeRecords,
  decideBeforeRecords,
  type FetchDecision,
} from './fetch-decision.ts';
import {
  type AgentClass,
  classOfAgent,
  type FetchPlan,
  placeFinder,
  planFetch,
  type RecordsOfFile,
  recordsOfClass,
  type Target,
  targetFinder,
} from './fetch-plan.ts';

/** What the classes of one plan share: the decisions where no rule decides, and the matcher for many crawlers. */
interface FetchContext {
  readonly plan: FetchPlan;
  readonly noRule: FetchDecision;
  readonly noRecord: FetchDecision;
  readonly bulkMatcher: BulkMatcher | undefined;
}

function createFetchContext(plan: FetchPlan, bulkMatcher: BulkMatcher | undefined): FetchContext {
  const { noRule, noRecord } = plan.reader.fallback;
  return {
    plan,
    noRule: createFetchDecision(plan, { answer: noRule, reason: 'no-rule', line: -1 }),
    noRecord: createFetchDecision(plan, { answer: noRecord, reason: 'no-record', line: -1 }),
    bulkMatcher,
  };
}

/** Classes with more rules are identified by their records alone. */
const MAX_SUMMARIZED_RULES = 300;

/** Returns effects and paths of rules, in their order. */
const summaryLines = ({ rules }: RobotsRecord, reader: Reader) =>
  rules.map((rule) => `${effectOfRule(rule, reader)} ${pathOfRule(rule)}`);

/**
 * Returns a text that is equal for two lists of rules only if they decide every path equally. Some different
 * spellings of the same rules get the same text.
 */
function summarize(lines: readonly string[], fallback: string): string {
  const distinct = [...new Set(lines)];
  const effects = new Set(distinct.map((line) => line.slice(0, line.indexOf(' '))));
  const [only] = effects;
  if (effects.size > 1) return [fallback, ...distinct].join('\n');
  if (only === undefined || only === fallback) return fallback;
  return distinct.includes(`${only} /`) ? `all ${only}` : [fallback, ...distinct.toSorted()].join('\n');
}

/**
 * Cached with the record, which most edits do not change, because each column by purpose compares what its rules
 * say.
 */
const summaryOfRecord = memoizeByKey((reader: Reader) =>
  memoizeByKey((record: RobotsRecord) =>
    memoizeByText((fallback: string) => summarize(summaryLines(record, reader), fallback)),
  ),
);

/**
 * Returns a text that is equal for two classes only if they get the same answer for every path. Classes with many
 * rules are identified by their records.
 */
function summarizeRules({ key, rules, selection }: AgentClass, fallback: string, plan: FetchPlan): string {
  if (rules.length > MAX_SUMMARIZED_RULES) return `records ${key}`;
  const records = selection.records.flatMap((place) => plan.file?.records.records[place] ?? []);
  const [only, ...others] = records;
  if (only && others.length === 0) return summaryOfRecord(plan.reader)(only)(fallback);
  return summarize(
    records.flatMap((record) => summaryLines(record, plan.reader)),
    fallback,
  );
}

/**
 * The crawlers of one class, and what is decided for them. Each rule has one decision, created when it is first
 * needed.
 */
class ClassDecisions {
  readonly agentClass: AgentClass;
  private readonly context: FetchContext;
  private readonly noMatch: FetchDecision;
  /** By place of the rule. */
  private readonly decisions: (FetchDecision | undefined)[];
  private find: ((url: string) => number) | undefined;
  private summary: string | undefined;

  constructor(context: FetchContext, agentClass: AgentClass) {
    this.agentClass = agentClass;
    this.context = context;
    this.noMatch = agentClass.selection.records.length === 0 ? context.noRecord : context.noRule;
    this.decisions = agentClass.rules.map(() => undefined);
    context.bulkMatcher?.join(agentClass);
  }

  /** Returns what the rule at a place decides. -1 for none. */
  at(place: number): FetchDecision {
    return place < 0 ? this.noMatch : (this.decisions[place] ??= this.decide(this.agentClass.rules[place]!));
  }

  private decide(rule: RuleLine): FetchDecision {
    const { plan } = this.context;
    return createFetchDecision(plan, {
      answer: effectOfRule(rule, plan.reader),
      reason: 'rule',
      line: rule.line,
    });
  }

  /** Returns a summary of the rules. For many rules it only identifies their records. */
  summarize(): string {
    return (this.summary ??= summarizeRules(this.agentClass, this.noMatch.decided.answer, this.context.plan));
  }

  /** Returns the decision for a path. */
  on(target: Target): FetchDecision {
    const { bulkMatcher, plan } = this.context;
    const place = bulkMatcher?.place(this.agentClass, target);
    if (place !== undefined) return this.at(place);
    return this.at((this.find ??= placeFinder(plan, this.agentClass))(target.url));
  }
}

/**
 * Returns a function that finds the decisions for a crawler, once for each. Crawlers with the same records share
 * them.
 */
function createDecisionsFinder(context: FetchContext): (agent: string) => ClassDecisions {
  const byAgent = new Map<string, ClassDecisions>();
  const byKey = new Map<string, ClassDecisions>();
  let lastAgent: string | undefined;
  let last: ClassDecisions | undefined;
  const find = (agent: string): ClassDecisions => {
    let decisions = byAgent.get(agent);
    if (!decisions) {
      const agentClass = classOfAgent(context.plan, agent);
      decisions = byKey.get(agentClass.key) ?? new ClassDecisions(context, agentClass);
      byKey.set(decisions.agentClass.key, decisions);
      byAgent.set(agent, decisions);
    }
    return decisions;
  };
  return (agent) => {
    if (!last || agent !== lastAgent) last = find((lastAgent = agent));
    return last;
  };
}

/** Everything that is known before a crawler and URL are. */
interface FetchPreparation {
  readonly plan: FetchPlan;
  readonly before: DecisionsBeforeRecords;
  readonly bulkMatcher: BulkMatcher | undefined;
}

/** Fills column `column` of `width` in a matrix. */
function* fillColumn(
  { plan, before }: FetchPreparation,
  decider: ClassDecisions,
  urls: readonly string[],
  matrix: Matrix,
  [column, width]: readonly [number, number],
): CooperativeTask<Matrix> {
  const list = yield* targetsTask(plan, urls);
  const places = yield* decidingPlaces(plan, decider.agentClass, list);
  list.targets.forEach(({ kind }, row) => {
    const { answer, line } = before[kind] ?? decider.at(places[row]!);
    matrix.answers[row * width + column] = answer;
    matrix.lines[row * width + column] = line;
  });
  return matrix;
}

/** Fills a matrix. Intermediate results are cached for a copy of the list, because the caller may change its own. */
function fillMatrix(
  prepared: FetchPreparation,
  deciders: readonly ClassDecisions[],
  urls: readonly string[],
): Matrix {
  const rows = prepared.bulkMatcher?.matrix(deciders, urls, prepared.before);
  if (rows) return rows;
  const copy = [...urls];
  const matrix = emptyMatrix(deciders.length * copy.length);
  deciders.forEach((decider, column) => {
    runSync(fillColumn(prepared, decider, copy, matrix, [column, deciders.length]));
  });
  return matrix;
}

/** The prepared question, and what explanations are made from. */
export interface FetchAnswers {
  readonly asking: PreparedQuestion<Decision>;
  readonly plan: FetchPlan;
  readonly classOf: (agent: string) => AgentClass;
}

/**
 * Prepares the answers for one site, file and reader. `gather` is for callers that query many crawlers: it creates
 * a matcher that decides for all of them at once.
 * @throws RangeError if there is no such reader.
 */
export function answerFetch(
  site: PolicyFiles,
  options: AskOptions,
  gather?: (plan: FetchPlan, file: RecordsOfFile) => BulkMatcher,
): FetchAnswers {
  const plan = planFetch(site, options);
  const before = decideBeforeRecords(plan);
  const bulkMatcher = plan.file && gather?.(plan, plan.file);
  const prepared = { plan, before, bulkMatcher };
  const target = targetFinder(plan);
  const decider = createDecisionsFinder(createFetchContext(plan, bulkMatcher));
  const ask = (agent: string, url: string): Decision => {
    const urlTarget = target(url);
    return (before[urlTarget.kind] ?? decider(agent).on(urlTarget)).decided;
  };
  const asking = Object.assign(ask, {
    matrix: (agents: readonly string[], urls: readonly string[]) =>
      fillMatrix(prepared, agents.map(decider), urls),
    column: (agent: string, urls: readonly string[]) =>
      fillColumn(prepared, decider(agent), urls, emptyMatrix(urls.length), [0, 1]),
    // Crawlers share a class whether the records name them or not.
    recordsFor: (agent: string) => recordsOfClass(plan, classOfAgent(plan, agent)),
    classOf: (agent: string) => decider(agent).agentClass.key,
    rulesOf: (agent: string) => decider(agent).summarize(),
  });
  return { asking, plan, classOf: (agent) => decider(agent).agentClass };
}
