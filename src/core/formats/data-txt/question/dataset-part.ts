// The answer for one part of a data set's description.

import type { DecisionOf } from '../../../questions/question.ts';
import { findSuggestedName } from '../suggested-names.ts';
import type { DatasetReason, DatasetVerdict } from './dataset-verdict.ts';

/** The names that can be queried separately. */
export const datasetParts = ['title', 'license'] as const;

export type DatasetPart = (typeof datasetParts)[number];

/** The part has a value, has none, or no data set is announced. */
export const datasetPartAnswers = ['said', 'not-said', 'no-set'] as const;

export type DatasetPartDecision = DecisionOf<(typeof datasetPartAnswers)[number], DatasetReason>;

/** `key` is the value as written. The deciding line is the rule, as for the data set itself. */
export function decideDatasetPart(part: DatasetPart, verdict: DatasetVerdict): DatasetPartDecision {
  const { metadata, answer, reason, deciding, by } = verdict;
  const common = by ? { reason, deciding, by } : { reason, deciding };
  if (answer !== 'announced') return { ...common, answer: 'no-set', key: 'no-set' };
  const value = metadata.find(({ name }) => findSuggestedName(name)?.id === part)?.value;
  return value
    ? { ...common, answer: 'said', key: value }
    : { ...common, answer: 'not-said', key: 'not-said' };
}
