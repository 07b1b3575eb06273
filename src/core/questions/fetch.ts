// The question of all robots: may this agent fetch this URL? The answer alone; how it came about is in fetch-told.ts.
import type { RuleLine } from '../dialects/rep/records.ts';
import { effectOf } from '../matching/path-rule.ts';
import { decideByIndex, type RuleIndex } from '../matching/rule-index.ts';
import type { Unread } from '../matching/text-limits.ts';
import { decidingPlaces, targetsInPieces } from './fetch-column.ts';
import {
  type AgentClass,
  classOfAgent,
  type FetchPlan,
  planFetch,
  recordsOfClass,
  ruleIndexOf,
  type Target,
  targetFinder,
} from './fetch-plan.ts';
import { atOnce, type InPieces } from './pieces.ts';
import {
  type Answer,
  type Asking,
  type AskOptions,
  answers,
  type Decided,
  type Matrix,
  type PolicyFiles,
  type Reason,
} from './question.ts';
import { ANSWER_OF_OUTCOME } from './status.ts';

/** An answer without its surroundings; `line` is -1 unless a rule decides. */
interface Decision {
  readonly answer: Answer;
  readonly reason: Reason;
  readonly line: number;
}

const OTHER_SITE: Decision = { answer: 'no-information', reason: 'other-site', line: -1 };
const OWN_FILE: Decision = { answer: 'allow', reason: 'own-file', line: -1 };

/** What follows if a reader makes nothing of the file. */
const UNREAD = {
  'too-long': { answer: 'allow', reason: 'too-long', line: -1 },
  'not-utf-8': { answer: 'no-information', reason: 'not-utf-8', line: -1 },
} as const satisfies Record<Unread, Decision>;

/** A decision as it is handed out, the same object each time, and as a matrix holds it. */
interface Settled {
  readonly decided: Decided;
  readonly answer: number;
  readonly line: number;
}

function settle({ path }: FetchPlan, { answer, reason, line }: Decision): Settled {
  const common = { answer, key: answer, reason };
  const by = Object.freeze({ path, line });
  const decided: Decided =
    line < 0 ? { ...common, deciding: Object.freeze([]) } : { ...common, by, deciding: Object.freeze([by]) };
  return { decided: Object.freeze(decided), answer: answers.indexOf(answer), line };
}

/** What can be said of a URL without looking at records, by where it leads. */
type BeforeRecords = Readonly<Record<Target['kind'], Settled | undefined>>;

function settleBeforeRecords(plan: FetchPlan): BeforeRecords {
  const { outcome, file } = plan;
  const unread = file?.records.seen.unread;
  const always: Decision | undefined =
    outcome !== 'parse'
      ? { answer: ANSWER_OF_OUTCOME[outcome], reason: 'status', line: -1 }
      : unread && UNREAD[unread];
  return {
    'other-site': settle(plan, OTHER_SITE),
    'own-file': settle(plan, OWN_FILE),
    path: always && settle(plan, always),
  };
}

/** `rule` is the one that decides, if one matches. */
function decideByRecords({ reader }: FetchPlan, one: AgentClass, rule: RuleLine | undefined): Decision {
  const { fallback } = reader;
  if (one.selection.records.length === 0) return { answer: fallback.noRecord, reason: 'no-record', line: -1 };
  if (!rule) return { answer: fallback.noRule, reason: 'no-rule', line: -1 };
  return { answer: effectOf(rule, reader), reason: 'rule', line: rule.line };
}

/** The robots of one class, and what is decided for them: each rule has one decision, made when it is first met. */
class Decider {
  readonly one: AgentClass;
  private readonly plan: FetchPlan;
  /** By the place of the rule, from -1 on for none. */
  private readonly settled: (Settled | undefined)[];
  private index: RuleIndex | undefined | null = null;

  constructor(plan: FetchPlan, one: AgentClass) {
    this.plan = plan;
    this.one = one;
    this.settled = Array.from({ length: one.rules.length + 1 }, () => undefined);
  }

  /** What the rule at a place decides; -1 for none. */
  at(place: number): Settled {
    return (this.settled[place + 1] ??= settle(
      this.plan,
      decideByRecords(this.plan, this.one, this.one.rules[place]),
    ));
  }

  /** What is decided for a canonical URL. */
  on(url: string): Settled {
    if (this.index === null) this.index = ruleIndexOf(this.plan, this.one);
    return this.at(this.index ? decideByIndex(this.index, url) : -1);
  }
}

/** Deciders by agent, worked out once for each; robots with the same records share one. */
function deciderFinder(plan: FetchPlan): (agent: string) => Decider {
  const byAgent = new Map<string, Decider>();
  const byKey = new Map<string, Decider>();
  return (agent) => {
    let found = byAgent.get(agent);
    if (!found) {
      const one = classOfAgent(plan, agent);
      found = byKey.get(one.key) ?? new Decider(plan, one);
      byKey.set(found.one.key, found);
      byAgent.set(agent, found);
    }
    return found;
  };
}

/** What is known before any agent and URL. */
interface Prepared {
  readonly plan: FetchPlan;
  readonly before: BeforeRecords;
}

/** Fills column `column` of `width` in a matrix. */
function* fillColumn(
  { plan, before }: Prepared,
  decider: Decider,
  urls: readonly string[],
  into: Matrix,
  [column, width]: readonly [number, number],
): InPieces<Matrix> {
  const targets = yield* targetsInPieces(plan, urls);
  const places = yield* decidingPlaces(plan, decider.one, targets);
  targets.forEach(({ kind }, row) => {
    const { answer, line } = before[kind] ?? decider.at(places[row]!);
    into.answers[row * width + column] = answer;
    into.lines[row * width + column] = line;
  });
  return into;
}

const emptyMatrix = (cells: number): Matrix => ({
  answers: new Uint8Array(cells),
  lines: new Int32Array(cells),
});

/** What is kept on the way is kept for a copy of the list: the caller may do with the own one what it likes. */
function fillMatrix(prepared: Prepared, deciders: readonly Decider[], urls: readonly string[]): Matrix {
  const copy = [...urls];
  const matrix = emptyMatrix(deciders.length * copy.length);
  deciders.forEach((one, column) => {
    atOnce(fillColumn(prepared, one, copy, matrix, [column, deciders.length]));
  });
  return matrix;
}

/** The question, ready to be answered, and what telling how an answer came about goes by. */
export interface FetchAnswers {
  readonly asking: Asking<Decided>;
  readonly plan: FetchPlan;
  readonly classOf: (agent: string) => AgentClass;
}

/** Prepares the answers for one site, file and reader. @throws RangeError if there is no such reader. */
export function answerFetch(site: PolicyFiles, options: AskOptions): FetchAnswers {
  const plan = planFetch(site, options);
  const before = settleBeforeRecords(plan);
  const prepared = { plan, before };
  const target = targetFinder(plan);
  const decider = deciderFinder(plan);
  const ask = (agent: string, url: string): Decided => {
    const { kind, url: canonical } = target(url);
    return (before[kind] ?? decider(agent).on(canonical)).decided;
  };
  const asking = Object.assign(ask, {
    matrix: (agents: readonly string[], urls: readonly string[]) =>
      fillMatrix(prepared, agents.map(decider), urls),
    column: (agent: string, urls: readonly string[]) =>
      fillColumn(prepared, decider(agent), urls, emptyMatrix(urls.length), [0, 1]),
    // Robots share a class whether the records name them or not.
    recordsFor: (agent: string) => recordsOfClass(plan, classOfAgent(plan, agent)),
    classOf: (agent: string) => decider(agent).one.key,
  });
  return { asking, plan, classOf: (agent) => decider(agent).one };
}
