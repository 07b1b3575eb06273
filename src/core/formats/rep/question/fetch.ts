// The question of all robots: may this agent fetch this URL? The answer alone; how it came about is in fetch-explain.ts.

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
  type ReusedTarget,
  recordsOfClass,
  targetFinder,
} from './fetch-plan.ts';

/** What the deciders of one plan share: what is decided where no rule decides, and what decides for many at once. */
interface FetchContext {
  readonly plan: FetchPlan;
  readonly noRule: FetchDecision;
  readonly noRecord: FetchDecision;
  readonly together: BulkMatcher | undefined;
}

function createFetchContext(plan: FetchPlan, together: BulkMatcher | undefined): FetchContext {
  const { noRule, noRecord } = plan.reader.fallback;
  return {
    plan,
    noRule: createFetchDecision(plan, { answer: noRule, reason: 'no-rule', line: -1 }),
    noRecord: createFetchDecision(plan, { answer: noRecord, reason: 'no-record', line: -1 }),
    together,
  };
}

/** More rules than these are known by their records alone. */
const MAX_SUMMARIZED_RULES = 300;

/** What rules do to which path, in their order. */
const saidIn = ({ rules }: RobotsRecord, reader: Reader) =>
  rules.map((one) => `${effectOfRule(one, reader)} ${pathOfRule(one)}`);

/** Equal for two lists of what rules say only if they decide every path alike: a few ways to say one thing are one. */
function summarize(all: readonly string[], none: string): string {
  const said = [...new Set(all)];
  const effects = new Set(said.map((one) => one.slice(0, one.indexOf(' '))));
  const [only] = effects;
  if (effects.size > 1) return [none, ...said].join('\n');
  if (only === undefined || only === none) return none;
  return said.includes(`${only} /`) ? `all ${only}` : [none, ...said.toSorted()].join('\n');
}

/** Kept with the record, which most edits leave as it is, because each column by purpose compares what its rules say. */
const summaryOfRecord = memoizeByKey((reader: Reader) =>
  memoizeByKey((record: RobotsRecord) =>
    memoizeByText((none: string) => summarize(saidIn(record, reader), none)),
  ),
);

/** Equal for two classes only if they get the same answer for every path; many rules are called by their records. */
function summarizeRules({ key, rules, selection }: AgentClass, none: string, plan: FetchPlan): string {
  if (rules.length > MAX_SUMMARIZED_RULES) return `records ${key}`;
  const chosen = selection.records.flatMap((place) => plan.file?.records.records[place] ?? []);
  const [only, ...more] = chosen;
  if (only && more.length === 0) return summaryOfRecord(plan.reader)(only)(none);
  return summarize(
    chosen.flatMap((record) => saidIn(record, plan.reader)),
    none,
  );
}

/** The robots of one class, and what is decided for them: each rule has one decision, made when it is first met. */
class ClassDecisions {
  readonly one: AgentClass;
  private readonly common: FetchContext;
  private readonly none: FetchDecision;
  /** By the place of the rule. */
  private readonly settled: (FetchDecision | undefined)[];
  private find: ((url: string) => number) | undefined;
  private said: string | undefined;

  constructor(common: FetchContext, one: AgentClass) {
    this.one = one;
    this.common = common;
    this.none = one.selection.records.length === 0 ? common.noRecord : common.noRule;
    this.settled = one.rules.map(() => undefined);
    common.together?.join(one);
  }

  /** What the rule at a place decides; -1 for none. */
  at(place: number): FetchDecision {
    return place < 0 ? this.none : (this.settled[place] ??= this.settle(this.one.rules[place]!));
  }

  private settle(rule: RuleLine): FetchDecision {
    const { plan } = this.common;
    return createFetchDecision(plan, {
      answer: effectOfRule(rule, plan.reader),
      reason: 'rule',
      line: rule.line,
    });
  }

  /** What its rules say, in short; of many rules, which records they are in. */
  rules(): string {
    return (this.said ??= summarizeRules(this.one, this.none.decided.answer, this.common.plan));
  }

  /** What is decided for a path. */
  on(target: ReusedTarget): FetchDecision {
    const { together, plan } = this.common;
    const place = together?.place(this.one, target);
    if (place !== undefined) return this.at(place);
    return this.at((this.find ??= placeFinder(plan, this.one))(target.url));
  }
}

/** Deciders by agent, worked out once for each; robots with the same records share one. */
function createDecisionsFinder(common: FetchContext): (agent: string) => ClassDecisions {
  const byAgent = new Map<string, ClassDecisions>();
  const byKey = new Map<string, ClassDecisions>();
  return (agent) => {
    let found = byAgent.get(agent);
    if (!found) {
      const one = classOfAgent(common.plan, agent);
      found = byKey.get(one.key) ?? new ClassDecisions(common, one);
      byKey.set(found.one.key, found);
      byAgent.set(agent, found);
    }
    return found;
  };
}

/** What is known before any agent and URL. */
interface FetchPreparation {
  readonly plan: FetchPlan;
  readonly before: DecisionsBeforeRecords;
  readonly together: BulkMatcher | undefined;
}

/** Fills column `column` of `width` in a matrix. */
function* fillColumn(
  { plan, before }: FetchPreparation,
  decider: ClassDecisions,
  urls: readonly string[],
  into: Matrix,
  [column, width]: readonly [number, number],
): CooperativeTask<Matrix> {
  const list = yield* targetsTask(plan, urls);
  const places = yield* decidingPlaces(plan, decider.one, list);
  list.targets.forEach(({ kind }, row) => {
    const { answer, line } = before[kind] ?? decider.at(places[row]!);
    into.answers[row * width + column] = answer;
    into.lines[row * width + column] = line;
  });
  return into;
}

/** What is kept on the way is kept for a copy of the list: the caller may do with the own one what it likes. */
function fillMatrix(
  prepared: FetchPreparation,
  deciders: readonly ClassDecisions[],
  urls: readonly string[],
): Matrix {
  const rows = prepared.together?.matrix(deciders, urls, prepared.before);
  if (rows) return rows;
  const copy = [...urls];
  const matrix = emptyMatrix(deciders.length * copy.length);
  deciders.forEach((one, column) => {
    runSync(fillColumn(prepared, one, copy, matrix, [column, deciders.length]));
  });
  return matrix;
}

/** The question, ready to be answered, and what telling how an answer came about goes by. */
export interface FetchAnswers {
  readonly asking: PreparedQuestion<Decision>;
  readonly plan: FetchPlan;
  readonly classOf: (agent: string) => AgentClass;
}

/**
 * Prepares the answers for one site, file and reader. `gather` is for who asks about many robots: what it makes finds
 * for all of them at once what decides. @throws RangeError if there is no such reader.
 */
export function answerFetch(
  site: PolicyFiles,
  options: AskOptions,
  gather?: (plan: FetchPlan, file: RecordsOfFile) => BulkMatcher,
): FetchAnswers {
  const plan = planFetch(site, options);
  const before = decideBeforeRecords(plan);
  const together = plan.file && gather?.(plan, plan.file);
  const prepared = { plan, before, together };
  const target = targetFinder(plan);
  const decider = createDecisionsFinder(createFetchContext(plan, together));
  const ask = (agent: string, url: string): Decision => {
    const found = target(url);
    return (before[found.kind] ?? decider(agent).on(found)).decided;
  };
  const asking = Object.assign(ask, {
    matrix: (agents: readonly string[], urls: readonly string[]) =>
      fillMatrix(prepared, agents.map(decider), urls),
    column: (agent: string, urls: readonly string[]) =>
      fillColumn(prepared, decider(agent), urls, emptyMatrix(urls.length), [0, 1]),
    // Robots share a class whether the records name them or not.
    recordsFor: (agent: string) => recordsOfClass(plan, classOfAgent(plan, agent)),
    classOf: (agent: string) => decider(agent).one.key,
    rulesOf: (agent: string) => decider(agent).rules(),
  });
  return { asking, plan, classOf: (agent) => decider(agent).one };
}
