// What is said of a data set under one of the names that describe it.

import type { DecisionOf } from '../../../questions/question.ts';
import { findSuggestedName } from '../suggested-names.ts';
import type { DatasetReason, DatasetVerdict } from './dataset-verdict.ts';

/** The names that can be asked about by themselves. */
export const datasetParts = ['title', 'license'] as const;

export type DatasetPart = (typeof datasetParts)[number];

/** Something is said, nothing is, or no data set is announced. */
export const datasetPartAnswers = ['said', 'not-said', 'no-set'] as const;

export type DatasetPartDecision = DecisionOf<(typeof datasetPartAnswers)[number], DatasetReason>;

/** `key` is what is said, as it is written. What decides is the rule, as for the data set itself. */
export function decideDatasetPart(part: DatasetPart, verdict: DatasetVerdict): DatasetPartDecision {
  const { metadata, answer, reason, deciding, by } = verdict;
  const common = by ? { reason, deciding, by } : { reason, deciding };
  if (answer !== 'announced') return { ...common, answer: 'no-set', key: 'no-set' };
  const value = metadata.find(({ name }) => findSuggestedName(name)?.id === part)?.value;
  return value
    ? { ...common, answer: 'said', key: value }
    : { ...common, answer: 'not-said', key: 'not-said' };
}
