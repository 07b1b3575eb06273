// How an answer about a data set came about: the records and rules of fetching, and what they say of data sets.
import type { Metadata } from './dataset-describing.ts';
import type { AgentClass, FetchPlan } from './fetch-plan.ts';
import type { Step } from './step.ts';
import { decidingStep, traceFetch } from './trace.ts';

/** What is told: the plan, and for whom. */
export interface DatasetExplanation {
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
  if (rule?.code !== 'rule-first') return [];
  const { effect, path: written } = rule.params;
  const by = rule.by!;
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
export function traceDataset(
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
export function decidingDatasetStep({ plan, agent, classOf }: DatasetExplanation, url: string): Step {
  const step = decidingStep(plan, { agent, classOf }, url);
  return plan.outcome !== 'parse' && !isOtherSiteStep(step) ? unknownStep(plan) : asDatasetStep(step);
}
