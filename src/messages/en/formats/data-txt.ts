// Words of the form for a data.txt: data sets, the lines that describe them, the list a visitor makes, and YAML.
import type { FieldNameProblem } from '../../../core/formats/data-txt/edit/field-name.ts';
import type { IdleEntry } from '../../../core/formats/data-txt/question/dataset-catalogue.ts';
import type {
  DatasetAnswer,
  DatasetReason,
} from '../../../core/formats/data-txt/question/dataset-verdict.ts';
import type { SuggestedName } from '../../../core/formats/data-txt/suggested-names.ts';
import { inLanguage } from '../../language.ts';
import { number, plural } from '../counts.ts';

// Words for the question about data sets in the matrix and in the trace. The reading is ours, and said to be.
const because: Readonly<Record<DatasetReason, (line: number) => string>> = {
  rule: (line) => `line ${line} decides`,
  'own-file': () => 'no rule may be about the policy file itself',
  'no-record': () => 'no record is for this visitor',
  'no-rule': () => 'no rule matches',
  status: () => 'the file was not read',
  'other-site': () => 'this URL is on another site',
};

export const datasetWords = inLanguage('datasetWords', {
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
} as const);

const names: Readonly<Record<SuggestedName['id'], string>> = {
  title: 'Title',
  description: 'Description',
  license: 'Licence',
  format: 'Format',
  updated: 'Updated',
  contact: 'Contact',
};

const nameProblems: Readonly<Record<FieldNameProblem, string>> = {
  empty: 'A line needs a name. The old one stays until you type another.',
  'not-a-token':
    'A name is one word without spaces, colons and other separators, so this is not written yet.',
  'known-field':
    'Some readers take a line of this name for a rule or a user-agent, so this is not written yet.',
};

const idle: Readonly<Record<IdleEntry['why'], (line: number) => string>> = {
  covered: (line) => `line ${line} comes first and decides`,
  'matches-nothing': () => 'its path can match no URL of this site',
  'own-file': () => 'no rule may be about a policy file',
};

export const datasetFormWords = inLanguage('datasetFormWords', {
  add: 'Data set',
  addTitle: 'Announce a data set: an Allow, and lines below it that describe it',
  name: 'Name',
  value: (name: string) => name,
  emptyValue: 'empty',
  whole: 'describes all of the record',
  folder: 'A folder of data sets: all that begins with this path is announced.',
  describe: 'Describe further',
  describeLine: (line: number) => `Describe further, line ${line}`,
  suggest: (id: SuggestedName['id']) => names[id],
  other: 'Another name',
  /** A name to begin with that the person is about to change. */
  otherName: 'Note',
  nameProblem: (problem: FieldNameProblem) => nameProblems[problem],
  moveUp: 'Move up',
  moveDown: 'Move down',
  moved: (line: number) => `Moved to line ${line}`,
  ours: 'By our reading, an Allow announces a data set, and the lines below it describe it.',
  list: 'Show what a visitor would list…',
  listTitle: 'What a visiting tool would list',
  listAbout: (path: string) =>
    `What ${path} announces to a visitor that no record names, by our reading: the memo has no field for data sets.`,
  columns: {
    path: 'Path',
    title: 'Title',
    license: 'Licence',
    format: 'Format',
    updated: 'Updated',
    line: 'Line',
  },
  announced: (count: number) => `${plural(count, 'data set', 'data sets')} announced`,
  nothing: 'Nothing is announced.',
  unread: 'The file is not read, so whether there are data sets is unknown.',
  aboutAll: 'About all of them',
  closed: (count: number) => `${plural(count, 'path', 'paths')} closed`,
  idle: (count: number) =>
    count === 1 ? '1 Allow announces nothing' : `${number(count)} Allow lines announce nothing`,
  idleEntry: (path: string, line: number, { why, coveredBy = 0 }: Pick<IdleEntry, 'why' | 'coveredBy'>) =>
    `Line ${line}, ${path === '' ? 'without a path' : path}: ${idle[why](coveredBy + 1)}.`,
  entry: (path: string, line: number) => `Line ${line}: ${path}`,
  folderMark: 'a folder',
  copyMarkdown: 'Copy as Markdown',
  copyCsv: 'Copy as CSV',
  copied: 'Copied.',
  notCopied: 'The browser does not allow copying.',
  close: 'Close',
  yaml: {
    region: 'YAML of the R package pins',
    is: 'This is YAML as the R package pins writes it. It has nothing in common with the memo but the name of the file, so no crawler finds a record in it.',
    holds: (paths: number, fields: number, columns: number) =>
      [
        plural(paths, 'file', 'files'),
        plural(fields, 'entry', 'entries'),
        ...(columns > 0 ? [plural(columns, 'column', 'columns')] : []),
      ].join(', '),
    files: 'Files',
    entries: 'Entries',
    columns: 'Columns',
    unread: (lines: readonly number[]) =>
      `Not read: ${lines.length === 1 ? 'line' : 'lines'} ${lines.map((line) => line + 1).join(', ')}. They stay as they are.`,
    entry: (name: string, value: string) => `${name}: ${value}`,
    column: (parts: readonly string[]) => parts.filter((part) => part !== '').join(', '),
    turn: 'Turn into records…',
    title: (path: string) => `Turn ${path} into records`,
    about:
      'Writes one record for every visitor: an Allow for each file of this site, and what is said of it below. The YAML goes.',
    losses: (count: number) =>
      count === 0
        ? 'Nothing is lost.'
        : `${plural(count, 'thing', 'things')} would be lost, or said otherwise`,
    result: 'The file would be',
    run: (losses: number) =>
      losses === 0 ? 'Turn into records' : `Turn into records with ${plural(losses, 'loss', 'losses')}`,
    cancel: 'Cancel',
    target: 'records',
  },
} as const);
