// What the question about data sets is asked with.
import * as v from 'valibot';
import { defineSettings } from '../../../questions/question-settings.ts';

/** data.txt: is a data set announced. */
export interface DatasetQuestion {
  readonly question: 'dataset';
  /** '' is the visitor that nobody names. */
  readonly visitor: string;
}

export const datasetSettings = defineSettings<DatasetQuestion>({
  question: 'dataset',
  schema: v.looseObject({ question: v.literal('dataset'), visitor: v.optional(v.string(), '') }),
  deciding: [],
  wholePart: 'announced',
});
