// The question of all robots: may this agent fetch this URL? The answer alone; how it came about is in fetch-told.ts.
import type { RuleLine } from '../dialects/rep/records.ts';
import { effectOf } from '../matching/path-rule.ts';
import type { Unread } from '../matching/text-limits.ts';
import { decidingPlaces, targetsInPieces } from './fetch-column.ts';
import {
  type AgentClass,
  classOfAgent,
  decidingRule,
  type FetchPlan,
  planFetch,
  recordsOfClass,
  type Target,
  targetOf,
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

/** What can be said without looking at records, in the order in which it counts. */
function decideWithoutRecords({ outcome, file }: FetchPlan, { kind }: Target): Decision | undefined {
  if (kind === 'other-site') return OTHER_SITE;
  if (kind === 'own-file') return OWN_FILE;
  if (outcome !== 'parse') return { answer: ANSWER_OF_OUTCOME[outcome], reason: 'status', line: -1 };
  const unread = file?.records.seen.unread;
  return unread && UNREAD[unread];
}

/** `rule` is the one that decides, if one matches. */
function decideByRecords({ reader }: FetchPlan, one: AgentClass, rule: RuleLine | undefined): Decision {
  const { fallback } = reader;
  if (one.selection.records.length === 0) return { answer: fallback.noRecord, reason: 'no-record', line: -1 };
  if (!rule) return { answer: fallback.noRule, reason: 'no-rule', line: -1 };
  return { answer: effectOf(rule, reader), reason: 'rule', line: rule.line };
}

const byRecords = (plan: FetchPlan, one: AgentClass, url: string): Decision =>
  decideByRecords(plan, one, decidingRule(plan, one, url));

/** Classes by agent, worked out once for each; robots with the same records share one object. */
function classFinder(plan: FetchPlan): (agent: string) => AgentClass {
  const byAgent = new Map<string, AgentClass>();
  const byKey = new Map<string, AgentClass>();
  return (agent) => {
    let found = byAgent.get(agent);
    if (!found) {
      const made = classOfAgent(plan, agent);
      found = byKey.get(made.key) ?? made;
      byKey.set(found.key, found);
      byAgent.set(agent, found);
    }
    return found;
  };
}

/** Fills column `column` of `width` in a matrix. */
function* fillColumn(
  plan: FetchPlan,
  one: AgentClass,
  urls: readonly string[],
  into: Matrix,
  [column, width]: readonly [number, number],
): InPieces<Matrix> {
  const targets = yield* targetsInPieces(plan, urls);
  const places = yield* decidingPlaces(plan, one, targets);
  targets.forEach((target, row) => {
    const { answer, line } =
      decideWithoutRecords(plan, target) ?? decideByRecords(plan, one, one.rules[places[row]!]);
    into.answers[row * width + column] = answers.indexOf(answer);
    into.lines[row * width + column] = line;
  });
  return into;
}

const emptyMatrix = (cells: number): Matrix => ({
  answers: new Uint8Array(cells),
  lines: new Int32Array(cells),
});

/** What is kept on the way is kept for a copy of the list: the caller may do with the own one what it likes. */
function fillMatrix(plan: FetchPlan, classes: readonly AgentClass[], urls: readonly string[]): Matrix {
  const copy = [...urls];
  const matrix = emptyMatrix(classes.length * copy.length);
  classes.forEach((one, column) => {
    atOnce(fillColumn(plan, one, copy, matrix, [column, classes.length]));
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
  const classOf = classFinder(plan);
  const ask = (agent: string, url: string): Decided => {
    const target = targetOf(plan, url);
    const { answer, reason, line } =
      decideWithoutRecords(plan, target) ?? byRecords(plan, classOf(agent), target.url);
    const by = line < 0 ? undefined : { path: plan.path, line };
    const common = { answer, key: answer, reason };
    return by ? { ...common, by, deciding: [by] } : { ...common, deciding: [] };
  };
  const asking = Object.assign(ask, {
    matrix: (agents: readonly string[], urls: readonly string[]) =>
      fillMatrix(plan, agents.map(classOf), urls),
    column: (agent: string, urls: readonly string[]) =>
      fillColumn(plan, classOf(agent), urls, emptyMatrix(urls.length), [0, 1]),
    // Robots share a class whether the records name them or not.
    recordsFor: (agent: string) => recordsOfClass(plan, classOfAgent(plan, agent)),
    classOf: (agent: string) => classOf(agent).key,
  });
  return { asking, plan, classOf };
}
