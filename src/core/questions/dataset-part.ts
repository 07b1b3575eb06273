// What is said of a data set under one of the names that describe it.
import { suggestedName } from '../dialects/datasets/suggested.ts';
import type { DatasetReason, DatasetVerdict } from './dataset-verdict.ts';
import type { DecidedOf } from './question.ts';

/** The names that can be asked about by themselves. */
export const datasetParts = ['title', 'license'] as const;

export type DatasetPart = (typeof datasetParts)[number];

/** Something is said, nothing is, or no data set is announced. */
export const datasetPartAnswers = ['said', 'not-said', 'no-set'] as const;

export type DatasetPartDecided = DecidedOf<(typeof datasetPartAnswers)[number], DatasetReason>;

/** `key` is what is said, as it is written. What decides is the rule, as for the data set itself. */
export function datasetPart(part: DatasetPart, verdict: DatasetVerdict): DatasetPartDecided {
  const { metadata, answer, reason, deciding, by } = verdict;
  const common = by ? { reason, deciding, by } : { reason, deciding };
  if (answer !== 'announced') return { ...common, answer: 'no-set', key: 'no-set' };
  const value = metadata.find(({ name }) => suggestedName(name)?.id === part)?.value;
  return value
    ? { ...common, answer: 'said', key: value }
    : { ...common, answer: 'not-said', key: 'not-said' };
}
