// The question of data.txt, prepared for many visitors and URLs. It is fetching, asked otherwise: the first rule that
// matches decides, an Allow announces, a Disallow closes, and the fields below the rule describe.

import * as v from 'valibot';
import type { CooperativeTask } from '../../../questions/cooperative-task.ts';
import type { Step } from '../../../questions/explanation-step.ts';
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
import type { DatasetAnswer, DatasetOptions, DatasetReason, DatasetVerdict } from './dataset-verdict.ts';
import { datasetAnswers } from './dataset-verdict.ts';

// How an answer about a data set came about: the records and rules of fetching, and what they say of data sets.
/** What is told: the plan, and for whom. */
interface DatasetExplanation {
  readonly plan: FetchPlan;
  readonly agent: string;
  readonly classOf: (agent: string) => AgentClass;
}

const unknownStep = ({ status }: FetchPlan): Step => ({
  code: 'dataset-unknown',
  params: { status },
  outcome: 'decides',
});

/** A step of fetching as one about data sets: what decides there decides here, but says something else. */
function asDatasetStep(step: Step): Step {
  if (step.outcome !== 'decides') return step;
  if (step.code === 'own-file') return { code: 'dataset-own-file', params: step.params, outcome: 'decides' };
  if (step.code === 'no-record')
    return { code: 'dataset-no-record', params: { name: step.params.name }, outcome: 'decides' };
  if (step.code === 'no-rule')
    return { code: 'dataset-not-mentioned', params: { name: step.params.name }, outcome: 'decides' };
  return step;
}

function metadataSteps(path: string, steps: readonly Step[], metadata: readonly Metadata[]): readonly Step[] {
  const rule = steps.find(({ outcome }) => outcome === 'decides');
  if (rule?.code !== 'rule-first' || !rule.by) return [];
  const { by } = rule;
  const { effect, path: written } = rule.params;
  const said: Step =
    effect === 'allow'
      ? { code: 'dataset-announced', params: { path: written, folder: written.endsWith('/') }, by }
      : { code: 'dataset-closed', params: { path: written }, by };
  const describing = metadata.map(
    ({ name, value, line }): Step => ({
      code: 'dataset-described',
      params: { name, value },
      by: { path, line },
    }),
  );
  return [said, ...describing];
}

const isOtherSiteStep = ({ code }: Step) => code === 'other-site';

/** All steps; exactly one has the outcome `decides`. */
function traceDataset(
  { plan, agent, classOf }: DatasetExplanation,
  url: string,
  metadata: readonly Metadata[],
): readonly Step[] {
  const steps = traceFetch(plan, { agent, classOf }, url);
  if (plan.outcome !== 'parse' && !steps.some(isOtherSiteStep)) {
    const absent: Step[] = plan.file ? [] : [{ code: 'file-absent', params: { path: plan.path } }];
    return [...absent, unknownStep(plan)];
  }
  return [...steps.map(asDatasetStep), ...metadataSteps(plan.path, steps, metadata)];
}

/** The step of `traceDataset` that decides. */
function decidingDatasetStep({ plan, agent, classOf }: DatasetExplanation, url: string): Step {
  const step = decidingStep(plan, { agent, classOf }, url);
  return plan.outcome !== 'parse' && !isOtherSiteStep(step) ? unknownStep(plan) : asDatasetStep(step);
}

/** Fetching as the reader of data.txt would, whose records and rules these are. */
export function answerAsDatasetReader(
  site: PolicyFiles,
  options: Omit<DatasetOptions, 'question'>,
): FetchAnswers {
  return answerFetch(site, { ...options, question: 'fetch', reader: dataTxt });
}

/** `line` is -1 where no rule decides. */
function answerOf({ outcome }: FetchPlan, answer: Decision['answer'], line: number): DatasetAnswer {
  if (outcome !== 'parse' || answer === 'no-information') return 'unknown';
  if (line < 0) return 'not-mentioned';
  return answer === 'allow' ? 'announced' : 'closed';
}

/** A file that was not read says nothing about itself either. */
const reasonOf = ({ outcome }: FetchPlan, { reason }: Decision): DatasetReason =>
  reason === 'too-long' || reason === 'not-utf-8' || (outcome !== 'parse' && reason !== 'other-site')
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
    .find((found) => found !== undefined);
  return readMetadata(policy, records, lines);
}

/** The answers of fetching become those about data sets, each in its place. */
function toDatasetAnswers(plan: FetchPlan, matrix: Matrix): Matrix {
  const { answers, lines } = matrix;
  const told = answers.map((_, i) => datasetAnswers.indexOf(answerOf(plan, answerAt(matrix, i), lines[i]!)));
  return { answers: told, lines };
}

function* datasetAnswersTask(plan: FetchPlan, pieces: CooperativeTask<Matrix>): CooperativeTask<Matrix> {
  return toDatasetAnswers(plan, yield* pieces);
}

function verdictOf({ plan, asking, classOf }: FetchAnswers, agent: string, url: string): DatasetVerdict {
  const decided = asking(agent, url);
  const { by } = decided;
  const answer = answerOf(plan, decided.answer, by?.line ?? -1);
  const read = answer === 'unknown' ? undefined : by;
  const told = { plan, agent, classOf };
  const metadata = read ? metadataOfLine(plan, classOf(agent), read.line) : [];
  const verdict = {
    answer,
    key: answer,
    reason: reasonOf(plan, decided),
    metadata,
    deciding: read ? [read] : [],
    because: () => decidingDatasetStep(told, url),
    trace: () => traceDataset(told, url, metadata),
  };
  return read ? Object.assign(verdict, { by: read }) : verdict;
}

/** Prepares the question for one site. Never throws. */
function prepareDataset(
  site: PolicyFiles,
  { question: _, ...options }: DatasetOptions,
): PreparedQuestion<DatasetVerdict> {
  const answering = answerAsDatasetReader(site, options);
  const { asking, plan } = answering;
  const ask = (agent: string, url: string) => verdictOf(answering, agent, url);
  return Object.assign(ask, {
    matrix: (agents: readonly string[], urls: readonly string[]) =>
      toDatasetAnswers(plan, asking.matrix(agents, urls)),
    column: (agent: string, urls: readonly string[]) => datasetAnswersTask(plan, asking.column(agent, urls)),
    recordsFor: asking.recordsFor,
    classOf: asking.classOf,
  });
}

/** data.txt: is a data set announced. */
export interface DatasetQuestion {
  readonly question: 'dataset';
  /** '' is the visitor that nobody names. */
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
  optionsFor: (_asked, { reader: _, ...asker }) => ({ question: 'dataset', ...asker }),
  file: dataTxt.file.path,
  parts: {
    ids: datasetParts,
    prepare(site, part, options) {
      const ask = prepareDataset(site, options);
      return (agent, url) => decideDatasetPart(part as DatasetPart, ask(agent, url));
    },
  },
});
