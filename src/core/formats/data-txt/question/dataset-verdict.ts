// The question of data.txt, as we read it: does the site announce a data set at this URL, and how is it described?

import type { Status } from '../../../questions/answer.ts';
import type { VerdictOf } from '../../../questions/question.ts';
import type { Metadata } from './dataset-metadata.ts';

/** All answers; a matrix holds their places in this list. */
export const datasetAnswers = ['announced', 'closed', 'not-mentioned', 'unknown'] as const;

export type DatasetAnswer = (typeof datasetAnswers)[number];

/**
 * What an answer rests on. `rule`: the first rule that matches. `no-record`, `no-rule`: nobody speaks of it.
 * `own-file`: a policy file, of which no rule may speak. `status`: the file was not read. `other-site`: another site.
 */
export type DatasetReason = 'rule' | 'no-record' | 'no-rule' | 'own-file' | 'status' | 'other-site';

export interface DatasetOptions {
  readonly question: 'dataset';
  /** Which file is read; `/data.txt` if not given. A file that the site lacks is status 404. */
  readonly file?: string;
  /** How the request for the file ended; 200 if not given. All that is not 2xx in the end is unknown. */
  readonly status?: Status;
  /** Redirects that were followed on the way to the file. */
  readonly redirects?: number;
  /** Further names that the visitor looks for, after its own. */
  readonly names?: readonly string[];
}

/** `key` is the answer: what describes a data set is no part of it. */
export interface DatasetVerdict extends VerdictOf<DatasetAnswer, DatasetReason> {
  /** The lines that describe it, in file order, repeats kept; none where no rule decides. */
  readonly metadata: readonly Metadata[];
}
