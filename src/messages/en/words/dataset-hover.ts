// What the lines that describe a data set mean. All of it is our reading: the memo has no field for data sets.
import type { SuggestedName } from '../../../core/dialects/datasets/suggested.ts';

const OURS = 'A name that we suggest; no standard is claimed.';

/** By the id of a suggested name; `describing` is any other. */
export const datasetMeanings: Readonly<Record<SuggestedName['id'] | 'describing', string>> = {
  title: `What the data set above is called. ${OURS}`,
  description: `What is in the data set above, in a sentence. ${OURS}`,
  license: `On what terms it may be used: best an address that says so. ${OURS}`,
  format: `In which format it is, such as text/csv. ${OURS}`,
  updated: `When it was brought up to date, or how often it is. ${OURS}`,
  contact: `Whom to ask about it. ${OURS}`,
  describing:
    'Describes the rule above it, or all that the record announces if it stands before its rules. Visitors that do not know the name skip it.',
};
