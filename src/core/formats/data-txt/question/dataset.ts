// Prepares the question of data.txt for many crawlers and URLs. It is based on fetching: the first rule that
// matches decides, an Allow announces, a Disallow closes, and the fields below the rule describe.

import * as v from 'valibot';
import type { CooperativeTask } from '../../../questions/cooperative-task.ts';
import { citeStep, type Step } from '../../../questions/explanation-step.ts';
import {
  answerAt,
  type Decision,
  defineQuestion,
  type Matrix,
  type PolicyFiles,
  type PreparedQuestion,
} from '../../../questions/question.ts';
import { defineSettings } from '../../../questions/question-settings.ts';
import { dataTxt } from '../../../readers/data-txt.ts';
import type { FetchAnswers } from '../../rep/question/fetch.ts';
import { answerFetch } from '../../rep/question/fetch.ts';
import type { AgentClass, FetchPlan } from '../../rep/question/fetch-plan.ts';
import { decidingStep, traceFetch } from '../../rep/question/fetch-trace.ts';
import type { Metadata } from './dataset-metadata.ts';
import { metadataLines, readMetadata } from './dataset-metadata.ts';
import type { DatasetPart } from './dataset-part.ts';
import { datasetParts, decideDatasetPart } from './dataset-part.ts';
import { type DatasetStep, datasetStepSections } from './dataset-steps.ts';
import type { DatasetAnswer, DatasetOptions, DatasetReason, DatasetVerdict } from './dataset-verdict.ts';
import { datasetAnswers } from './dataset-verdict.ts';

/** The context of an explanation: the plan, and the crawler. */
interface DatasetExplanation {
  readonly plan: FetchPlan;
  readonly agent: string;
  readonly classOf: (agent: string) => AgentClass;
}

const cited = (step: DatasetStep): Step => citeStep(step, datasetStepSections);

const unknownStep = ({ status }: FetchPlan): Step =>
  cited({ code: 'dataset-unknown', params: { status }, outcome: 'decides' });

/** Converts a step of fetching to one about data sets: the same step decides, but with another meaning. */
function asDatasetStep(step: Step): Step {
  if (step.outcome !== 'decides') return step;
  const { outcome } = step;
  if (step.code === 'own-file') return cited({ code: 'dataset-own-file', params: step.params, outcome });
  if (step.code === 'no-record')
    return cited({ code: 'dataset-no-record', params: { name: step.params.name }, outcome });
  if (step.code === 'no-rule')
    return cited({ code: 'dataset-not-mentioned', params: { name: step.params.name }, outcome });
  return step;
}

function metadataSteps(path: string, steps: readonly Step[], metadata: readonly Metadata[]): readonly Step[] {
  const rule = steps.find(({ outcome }) => outcome === 'decides');
  if (rule?.code !== 'rule-first' || !rule.by) return [];
  const { by } = rule;
  const { effect, path: written } = rule.params;
  const ruleStep: DatasetStep =
    effect === 'allow'
      ? { code: 'dataset-announced', params: { path: written, folder: written.endsWith('/') }, by }
      : { code: 'dataset-closed', params: { path: written }, by };
  const describing = metadata.map(
    ({ name, value, line }): DatasetStep => ({
      code: 'dataset-described',
      params: { name, value },
      by: { path, line },
    }),
  );
  return [ruleStep, ...describing].map(cited);
}

const isOtherSiteStep = ({ code }: Step) => code === 'other-site';

/** All steps. Exactly one has the outcome `decides`. */
function traceDataset(
  { plan, agent, classOf }: DatasetExplanation,
  url: string,
  metadata: readonly Metadata[],
): readonly Step[] {
  const steps = traceFetch(plan, { agent, classOf }, url);
  if (plan.outcome !== 'parse' && !steps.some(isOtherSiteStep)) {
    const absent = plan.file ? [] : [cited({ code: 'file-absent', params: { path: plan.path } })];
    return [...absent, unknownStep(plan)];
  }
  return [...steps.map(asDatasetStep), ...metadataSteps(plan.path, steps, metadata)];
}

/** The step of `traceDataset` that decides. */
function decidingDatasetStep({ plan, agent, classOf }: DatasetExplanation, url: string): Step {
  const step = decidingStep(plan, { agent, classOf }, url);
  return plan.outcome !== 'parse' && !isOtherSiteStep(step) ? unknownStep(plan) : asDatasetStep(step);
}

/** Answers about fetching by the data.txt reader, whose records and rules are used here. */
export function answerAsDatasetReader(
  site: PolicyFiles,
  options: Omit<DatasetOptions, 'question'>,
): FetchAnswers {
  return answerFetch(site, { ...options, question: 'fetch', reader: dataTxt });
}

/** `line` is -1 if no rule decides. */
function answerOf({ outcome }: FetchPlan, answer: Decision['answer'], line: number): DatasetAnswer {
  if (outcome !== 'parse' || answer === 'no-information') return 'unknown';
  if (line < 0) return 'not-mentioned';
  return answer === 'allow' ? 'announced' : 'closed';
}

/** A file that was not read has no information about itself either. */
const reasonOf = ({ outcome }: FetchPlan, { reason }: Decision): DatasetReason =>
  reason === 'too-long' ||
  reason === 'not-utf-8' ||
  reason === 'invalid-value' ||
  (outcome !== 'parse' && reason !== 'other-site')
    ? 'status'
    : reason;

/** The lines that describe what the rule in a line announces or closes. */
export function metadataOfLine(
  { file }: FetchPlan,
  { selection }: AgentClass,
  line: number,
): readonly Metadata[] {
  if (!file) return [];
  const { policy, records } = file;
  const lines = selection.records
    .flatMap((place) => records.records[place] ?? [])
    .map((record) => metadataLines(record).byRule.get(line))
    .find((describing) => describing !== undefined);
  return readMetadata(policy, records, lines);
}

/** Converts the answers about fetching to answers about data sets, cell by cell. */
function toDatasetAnswers(plan: FetchPlan, matrix: Matrix): Matrix {
  const { answers, lines } = matrix;
  const datasetCells = answers.map((_, i) =>
    datasetAnswers.indexOf(answerOf(plan, answerAt(matrix, i), lines[i]!)),
  );
  return { answers: datasetCells, lines };
}

function* datasetAnswersTask(plan: FetchPlan, task: CooperativeTask<Matrix>): CooperativeTask<Matrix> {
  return toDatasetAnswers(plan, yield* task);
}

function verdictOf({ plan, asking, classOf }: FetchAnswers, agent: string, url: string): DatasetVerdict {
  const decision = asking(agent, url);
  const { by } = decision;
  const answer = answerOf(plan, decision.answer, by?.line ?? -1);
  const rule = answer === 'unknown' ? undefined : by;
  const explanation = { plan, agent, classOf };
  const metadata = rule ? metadataOfLine(plan, classOf(agent), rule.line) : [];
  const verdict = {
    answer,
    key: answer,
    reason: reasonOf(plan, decision),
    metadata,
    deciding: rule ? [rule] : [],
    because: () => decidingDatasetStep(explanation, url),
    trace: () => traceDataset(explanation, url, metadata),
  };
  return rule ? Object.assign(verdict, { by: rule }) : verdict;
}

/** Prepares the question for one site. Never throws. */
function prepareDataset(
  site: PolicyFiles,
  { question: _, ...options }: DatasetOptions,
): PreparedQuestion<DatasetVerdict> {
  const fetchAnswers = answerAsDatasetReader(site, options);
  const { asking, plan } = fetchAnswers;
  const ask = (agent: string, url: string) => verdictOf(fetchAnswers, agent, url);
  return Object.assign(ask, {
    matrix: (agents: readonly string[], urls: readonly string[]) =>
      toDatasetAnswers(plan, asking.matrix(agents, urls)),
    column: (agent: string, urls: readonly string[]) => datasetAnswersTask(plan, asking.column(agent, urls)),
    recordsFor: asking.recordsFor,
    classOf: asking.classOf,
  });
}

/** data.txt: whether a data set is announced. */
export interface DatasetQuestion {
  readonly question: 'dataset';
  /** '' means any crawler that no record names. */
  readonly visitor: string;
}

const settings = defineSettings<DatasetQuestion>({
  question: 'dataset',
  schema: v.looseObject({ question: v.literal('dataset'), visitor: v.optional(v.string(), '') }),
  deciding: [],
  wholePart: 'announced',
});

export const datasetQuestion = defineQuestion<DatasetOptions, DatasetVerdict, DatasetQuestion>({
  id: 'dataset',
  settings,
  answers: datasetAnswers,
  prepare: prepareDataset,
  optionsFor: (_question, { reader: _, ...asker }) => ({ question: 'dataset', ...asker }),
  file: dataTxt.file.path,
  parts: {
    ids: datasetParts,
    prepare(site, part, options) {
      const ask = prepareDataset(site, options);
      return (agent, url) => decideDatasetPart(part as DatasetPart, ask(agent, url));
    },
  },
});
