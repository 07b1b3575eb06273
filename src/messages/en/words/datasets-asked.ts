// Words for the question about data sets in the matrix and in the trace. The reading is ours, and said to be.
import type { DatasetAnswer, DatasetReason } from '../../../core/questions/dataset-verdict.ts';

const because: Readonly<Record<DatasetReason, (line: number) => string>> = {
  rule: (line) => `line ${line} decides`,
  'own-file': () => 'no rule may speak of the policy file itself',
  'no-record': () => 'no record is for this visitor',
  'no-rule': () => 'no rule matches',
  status: () => 'the file was not read',
  'other-site': () => 'this URL is on another site',
};

export const datasetWords = {
  group: 'data.txt',
  question: 'Is it announced?',
  columns: { announced: 'Announced', title: 'Title', license: 'Licence' },
  answers: {
    announced: 'Yes',
    closed: 'No',
    'not-mentioned': 'Not mentioned',
    unknown: 'Unknown',
  } satisfies Record<DatasetAnswer, string>,
  filters: { allow: 'Yes', deny: 'No', other: 'Not mentioned, unknown' },
  counted: {
    announced: 'yes',
    closed: 'no',
    'not-mentioned': 'not mentioned',
    unknown: 'unknown',
    said: 'said',
    'not-said': 'not said',
    'no-set': 'without a data set',
  },
  withLine: (word: string, line: number) => `${word}, line ${line}`,
  saidName: (said: string, line: number) => `${said}, line ${line} announces it`,
  because,
  notSaid: 'not said',
  noSet: '–',
  noSetName: 'no data set, so nothing is said of it',
  visitor: 'Visitor',
  anyVisitor: 'any other visitor',
  heading: (visitor: string) => `for ${visitor === '' ? 'any other visitor' : visitor}`,
  ours: 'The memo has no field for data sets. Our reading: an Allow announces one, and the fields below it, up to the next rule, describe it. Visitors that do not know these fields skip them.',
  unread:
    'The file is not read, so whether there are data sets is unknown. Access is another question: for a file that is not there, the memo does not limit it.',
  more: 'More about this reading',
  part: 'Data set',
} as const;
