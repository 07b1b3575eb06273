// The question about AI use: what AI may do with a page. Prepared for many agents and URLs.

import * as v from 'valibot';
import type { AiPurpose } from '../../../catalogue/ai-purposes.ts';
import { aiPurposes } from '../../../catalogue/ai-purposes.ts';
import { usageEditions } from '../../../catalogue/usage-vocabulary.ts';
import { decideByIndex } from '../../../matching/rule-index/rule-index.ts';
import type { CooperativeTask } from '../../../questions/cooperative-task.ts';
import { runSync } from '../../../questions/cooperative-task.ts';
import type { Matrix, PolicyFiles, PreparedQuestion } from '../../../questions/question.ts';
import { defineQuestion, emptyMatrix } from '../../../questions/question.ts';
import { defineSettings } from '../../../questions/question-settings.ts';
import type { UseStatement } from '../../../questions/use-statement.ts';
import { smallestOf } from '../../../text/large-lists.ts';
import { decidingPlaces, placesByIndex, targetsTask } from '../../rep/question/fetch-column.ts';
import { type AgentClass, decidingRule, type Target, targetOf } from '../../rep/question/fetch-plan.ts';
import { type CarrierStatements, carrierStatements } from './ai-use-carriers.ts';
import type { AiUseDecision, UseStatements } from './ai-use-decide.ts';
import { decideAiUse } from './ai-use-decide.ts';
import type { AiUseClass, AiUsePlan } from './ai-use-plan.ts';
import { aiUseClasses, nameOfAgent, planAiUse } from './ai-use-plan.ts';
import { usesIn } from './ai-use-statements.ts';
import { decidingAiUseStep, traceAiUse } from './ai-use-trace.ts';
import type { AiUseContext, AiUseOptions, AiUseVerdict, SignalScope } from './ai-use-verdict.ts';
import { aiUseAnswers, aiUseOptions, otherSignalScope, signalScopes } from './ai-use-verdict.ts';

/** Collects the statements for one URL. */
function statementsAt(
  { fetching: { plan } }: AiUsePlan,
  aiUseClass: AiUseClass,
  { kind, url }: Target,
  carriers: CarrierStatements,
): UseStatements {
  if (kind !== 'path' || plan.outcome !== 'parse')
    return { kind, rule: undefined, usage: undefined, tokens: [], carriers };
  const { rules, index } = aiUseClass.usages;
  return {
    kind,
    rule: decidingRule(plan, aiUseClass.agentClass, url),
    usage: index && rules[decideByIndex(index, url)],
    tokens: aiUseClass.tokens.map((token) => decidingRule(plan, token.agentClass, url)),
    carriers,
  };
}

/** The statements for the rows of a column. */
interface StatementRows {
  /** Equal for two rows if and only if their statements are the same. */
  readonly keyOf: (row: number) => string;
  readonly at: (row: number) => UseStatements;
}

const keyOfCarriers = ({ counting }: CarrierStatements): string =>
  counting.map(({ says, system, by: { path, line } }) => ` ${says}:${system}:${line}:${path}`).join('');

/** Collects the statements for many URLs, in steps. The matches are kept as they are for fetching. */
function* statementsForAll(
  { fetching: { plan }, carriers, purpose }: AiUsePlan,
  aiUseClass: AiUseClass,
  agent: string,
  urls: readonly string[],
): CooperativeTask<StatementRows> {
  const list = yield* targetsTask(plan, urls);
  const { targets } = list;
  const rules = yield* decidingPlaces(plan, aiUseClass.agentClass, list);
  const usages = yield* placesByIndex(plan.outcome === 'parse' ? aiUseClass.usages.index : undefined, list);
  const tokens: { readonly named: AgentClass; readonly places: Int32Array }[] = [];
  for (const { agentClass: named } of aiUseClass.tokens)
    tokens.push({ named, places: yield* decidingPlaces(plan, named, list) });
  const places = [rules, usages, ...tokens.map((token) => token.places)];
  const carriersAt = (row: number) => carrierStatements(carriers, purpose, agent, urls[row]!);
  return {
    keyOf: (row) =>
      places.reduce((key, rows) => `${key} ${rows[row]}`, targets[row]!.kind as string) +
      keyOfCarriers(carriersAt(row)),
    at: (row) => ({
      kind: targets[row]!.kind,
      rule: aiUseClass.agentClass.rules[rules[row]!],
      usage: aiUseClass.usages.rules[usages[row]!],
      tokens: tokens.map((token) => token.named.rules[token.places[row]!]),
      carriers: carriersAt(row),
    }),
  };
}

/** The first line of the file that says yes or no; -1 if there is none. */
const lineOf = ({ yes, no }: AiUseDecision) => {
  const first = smallestOf([...yes, ...no]);
  return first === Infinity ? -1 : first;
};

function* fillColumn(
  plan: AiUsePlan,
  aiUseClass: AiUseClass,
  agent: string,
  urls: readonly string[],
  matrix: Matrix,
  [column, width]: readonly [number, number],
): CooperativeTask<Matrix> {
  const { keyOf, at } = yield* statementsForAll(plan, aiUseClass, agent, urls);
  // There are many rows, but few different sets of statements.
  const decided = new Map<string, readonly [answer: number, line: number]>();
  for (let row = 0; row < urls.length; row++) {
    const key = keyOf(row);
    let cell = decided.get(key);
    if (!cell) {
      const decision = decideAiUse(plan, aiUseClass, at(row));
      decided.set(key, (cell = [aiUseAnswers.indexOf(decision.answer), lineOf(decision)]));
    }
    [matrix.answers[row * width + column], matrix.lines[row * width + column]] = cell;
  }
  return matrix;
}

function contextOf(
  plan: AiUsePlan,
  aiUseClass: AiUseClass,
  statements: UseStatements,
  { answer }: AiUseDecision,
): AiUseContext {
  const other = otherSignalScope(plan.scope);
  const otherAnswer = decideAiUse(plan, aiUseClass, statements, other).answer;
  const context = {
    licenses: aiUseClass.licenses,
    uses: usesIn(aiUseClass.signals[plan.scope].lines),
  };
  return otherAnswer === answer ? context : { ...context, otherScope: otherAnswer };
}

function verdictOf(plan: AiUsePlan, aiUseClass: AiUseClass, agent: string, url: string): AiUseVerdict {
  const target = targetOf(plan.fetching.plan, url);
  const carriers = carrierStatements(plan.carriers, plan.purpose, nameOfAgent(agent), url);
  const statements = statementsAt(plan, aiUseClass, target, carriers);
  const decision = decideAiUse(plan, aiUseClass, statements);
  const { path } = plan.fetching.plan;
  const refs = (lines: readonly number[]) =>
    [...new Set(lines)].toSorted((a, b) => a - b).map((line) => ({ path, line }));
  const carriersSaying = (says: UseStatement['says']) =>
    decision.carriers.flatMap((statement) => (statement.says === says ? [statement.by] : []));
  const deciding = [
    ...refs([...decision.yes, ...decision.no]),
    ...decision.carriers.map((statement) => statement.by),
  ];
  const [by] = deciding;
  const beside = contextOf(plan, aiUseClass, statements, decision);
  const explanation = {
    plan,
    aiUseClass,
    agent: nameOfAgent(agent),
    url,
    target,
    statements,
    decision,
    beside,
  };
  const verdict = {
    answer: decision.answer,
    key: decision.answer,
    reason: decision.reason,
    deciding,
    yes: [...refs(decision.yes), ...carriersSaying('yes')],
    no: [...refs(decision.no), ...carriersSaying('no')],
    terms: carriersSaying('terms'),
    ...(decision.conflict ? { conflict: decision.conflict } : {}),
    beside,
    because: () => decidingAiUseStep(explanation),
    trace: () => traceAiUse(explanation),
  };
  return by ? { ...verdict, by } : verdict;
}

/** Prepares the question for one site. @throws RangeError if there is no such edition. */
function prepareAiUse(site: PolicyFiles, options: AiUseOptions): PreparedQuestion<AiUseVerdict> {
  const plan = planAiUse(site, options);
  const classOf = aiUseClasses(plan);
  const ask = (agent: string, url: string) => verdictOf(plan, classOf(agent), agent, url);
  return Object.assign(ask, {
    matrix: (agents: readonly string[], urls: readonly string[]) => {
      // Caches use a copy of the list as their key, because the caller may change the list itself.
      const copy = [...urls];
      const matrix = emptyMatrix(agents.length * copy.length);
      agents.forEach((agent, column) =>
        runSync(fillColumn(plan, classOf(agent), nameOfAgent(agent), copy, matrix, [column, agents.length])),
      );
      return matrix;
    },
    column: (agent: string, urls: readonly string[]) =>
      fillColumn(plan, classOf(agent), nameOfAgent(agent), urls, emptyMatrix(urls.length), [0, 1]),
    recordsFor: (agent: string) => plan.fetching.asking.recordsFor(nameOfAgent(agent)),
    classOf: (agent: string) => classOf(agent).key,
  });
}

/** The question about AI use: one purpose for all agents, or all purposes for one agent. */
export interface AiUseQuestion {
  readonly question: 'ai-use';
  /** One purpose, with a column for each agent. Without it, all purposes side by side for `agent`. */
  readonly purpose?: AiPurpose;
  /** '' is any other crawler. */
  readonly agent: string;
  readonly signalScope?: SignalScope;
  /** The edition of the labels of Content-Usage; the newest if absent. */
  readonly edition?: string;
  /** Whether missing and contradictory answers are shown as a no. Never part of the answer. */
  readonly cautious?: boolean;
}

const settings = defineSettings<AiUseQuestion>({
  question: 'ai-use',
  schema: v.looseObject({
    question: v.literal('ai-use'),
    purpose: v.exactOptional(v.picklist(aiPurposes)),
    agent: v.optional(v.string(), ''),
    signalScope: v.exactOptional(v.picklist(signalScopes)),
    edition: v.exactOptional(v.picklist(usageEditions.map(({ id }) => id))),
    cautious: v.exactOptional(v.boolean()),
  }),
  deciding: ['purpose', 'signalScope', 'edition'],
});

export const aiUseQuestion = defineQuestion<AiUseOptions, AiUseVerdict, AiUseQuestion>({
  id: 'ai-use',
  settings,
  answers: aiUseAnswers,
  prepare: prepareAiUse,
  optionsFor(query, { file }) {
    const read = settings.parse(query);
    return read?.purpose === undefined ? undefined : aiUseOptions(read, read.purpose, file);
  },
  file: '/robots.txt',
});
