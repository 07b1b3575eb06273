// The question of all robots: may this agent fetch this URL? The answer alone; how it came about is in fetch-told.ts.
import {
  type AgentClass,
  classOfAgent,
  decidingRule,
  type FetchPlan,
  planFetch,
  type Target,
  targetOf,
} from './fetch-plan.ts';
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

/** What can be said without looking at records, in the order in which it counts. */
function decideWithoutRecords({ outcome }: FetchPlan, { kind }: Target): Decision | undefined {
  if (kind === 'other-site') return OTHER_SITE;
  if (kind === 'own-file') return OWN_FILE;
  return outcome === 'parse' ? undefined : { answer: ANSWER_OF_OUTCOME[outcome], reason: 'status', line: -1 };
}

function decideByRecords(plan: FetchPlan, one: AgentClass, url: string): Decision {
  const { fallback } = plan.reader;
  if (one.selection.records.length === 0) return { answer: fallback.noRecord, reason: 'no-record', line: -1 };
  const rule = decidingRule(plan, one, url);
  if (!rule) return { answer: fallback.noRule, reason: 'no-rule', line: -1 };
  return { answer: rule.effect, reason: 'rule', line: rule.line };
}

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

function fillMatrix(plan: FetchPlan, classes: readonly AgentClass[], urls: readonly string[]): Matrix {
  const distinct = [...new Set(classes)];
  const places = new Map(distinct.map((one, place) => [one, place]));
  const columns = classes.map((one) => places.get(one)!);
  const filled = {
    answers: new Uint8Array(classes.length * urls.length),
    lines: new Int32Array(classes.length * urls.length),
  };
  urls.forEach((url, row) => {
    const target = targetOf(plan, url);
    const same = decideWithoutRecords(plan, target);
    const decisions = distinct.map((one) => same ?? decideByRecords(plan, one, target.url));
    columns.forEach((column, i) => {
      const { answer, line } = decisions[column]!;
      filled.answers[row * classes.length + i] = answers.indexOf(answer);
      filled.lines[row * classes.length + i] = line;
    });
  });
  return filled;
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
      decideWithoutRecords(plan, target) ?? decideByRecords(plan, classOf(agent), target.url);
    const by = line < 0 ? undefined : { path: plan.path, line };
    const common = { answer, key: answer, reason };
    return by ? { ...common, by, deciding: [by] } : { ...common, deciding: [] };
  };
  const asking = Object.assign(ask, {
    matrix: (agents: readonly string[], urls: readonly string[]) =>
      fillMatrix(plan, agents.map(classOf), urls),
    classOf: (agent: string) => classOf(agent).key,
  });
  return { asking, plan, classOf };
}
