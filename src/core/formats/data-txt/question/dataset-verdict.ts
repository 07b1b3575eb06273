// The question of data.txt by our reading: does the site announce a data set at this URL, and how is it described?

import type { Status } from '../../../questions/answer.ts';
import type { VerdictOf } from '../../../questions/question.ts';
import type { Metadata } from './dataset-metadata.ts';

/** All answers. A matrix stores their positions in this list. */
export const datasetAnswers = ['announced', 'closed', 'not-mentioned', 'unknown'] as const;

export type DatasetAnswer = (typeof datasetAnswers)[number];

/**
 * The basis of an answer. `rule`: the first rule that matches. `no-record`, `no-rule`: the URL is not mentioned.
 * `own-file`: a policy file, to which no rule applies. `status`: the file was not read. `other-site`: another
 * site.
 */
export type DatasetReason = 'rule' | 'no-record' | 'no-rule' | 'own-file' | 'status' | 'other-site';

export interface DatasetOptions {
  readonly question: 'dataset';
  /** The file that is read; `/data.txt` by default. A file that the site does not have is status 404. */
  readonly file?: string;
  /** The result of the request for the file; 200 by default. Any final status except 2xx means unknown. */
  readonly status?: Status;
  /** The number of redirects that were followed. */
  readonly redirects?: number;
  /** More names that the crawler looks for, after its own. */
  readonly names?: readonly string[];
}

/** `key` is the answer. The description of a data set is not part of it. */
export interface DatasetVerdict extends VerdictOf<DatasetAnswer, DatasetReason> {
  /** The describing lines in file order, with duplicates; empty if no rule decides. */
  readonly metadata: readonly Metadata[];
}
