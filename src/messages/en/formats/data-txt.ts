// Words of the form for a data.txt: data sets, the lines that describe them, the list of a visitor, and YAML.
import type { FieldNameProblem } from '../../../core/formats/data-txt/edit/field-name.ts';
import type { IdleEntry } from '../../../core/formats/data-txt/question/dataset-catalogue.ts';
import type {
  DatasetAnswer,
  DatasetReason,
} from '../../../core/formats/data-txt/question/dataset-verdict.ts';
import type { SuggestedName } from '../../../core/formats/data-txt/suggested-names.ts';
import { inLanguage } from '../../language.ts';
import { number, plural } from '../counts.ts';

// Words for the question about data sets in the table and its explanation. They say that the reading is Gatepost's.
const because: Readonly<Record<DatasetReason, (line: number) => string>> = {
  rule: (line) => `line ${line} decides`,
  'own-file': () => 'rules do not apply to the policy file itself',
  'no-record': () => 'no record applies to this visitor',
  'no-rule': () => 'no rule matches',
  status: () => 'the file was not read',
  'other-site': () => 'this URL is on another site',
};

export const datasetWords = inLanguage('datasetWords', {
  group: 'data.txt',
  question: 'Is it announced?',
  columns: { announced: 'Announced', title: 'Title', license: 'License' },
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
  noSetName: 'no data set, so there are no details',
  visitor: 'Visitor',
  anyVisitor: 'any other visitor',
  heading: (visitor: string) => `for ${visitor === '' ? 'any other visitor' : visitor}`,
  ours: 'The specification has no field for data sets. Our reading: an Allow line announces one, and the fields below it, up to the next rule, describe it. Visitors that do not know these fields skip them.',
  unread:
    'The file is not read, so whether there are data sets is unknown. Access is a separate question: if the file does not exist, the specification does not limit access.',
  more: 'More about this reading',
  part: 'Data set',
} as const);

const names: Readonly<Record<SuggestedName['id'], string>> = {
  title: 'Title',
  description: 'Description',
  license: 'License',
  format: 'Format',
  updated: 'Updated',
  contact: 'Contact',
};

const nameProblems: Readonly<Record<FieldNameProblem, string>> = {
  empty: 'A line needs a name. The old name stays until you enter a different one.',
  'not-a-token': 'Not written: a name is one word without spaces, colons or other separators.',
  'known-field': 'Not written: some readers take a line with this name for a rule or a user-agent.',
};

const idle: Readonly<Record<IdleEntry['why'], (line: number) => string>> = {
  covered: (line) => `line ${line} is earlier and decides`,
  'matches-nothing': () => 'its path cannot match any URL of this site',
  'own-file': () => 'rules do not apply to a policy file',
};

export const datasetFormWords = inLanguage('datasetFormWords', {
  add: 'Add data set',
  addTitle: 'Announce a data set with an Allow line and lines that describe it',
  name: 'Name',
  value: (name: string) => name,
  emptyValue: 'empty',
  whole: 'describes the whole record',
  folder: 'A folder of data sets: every URL that begins with this path is announced.',
  describe: 'Add details',
  describeLine: (line: number) => `Add details, line ${line}`,
  suggest: (id: SuggestedName['id']) => names[id],
  other: 'Another name',
  /** The initial name of a field, which the user changes. */
  otherName: 'Note',
  nameProblem: (problem: FieldNameProblem) => nameProblems[problem],
  moveUp: 'Move up',
  moveDown: 'Move down',
  moved: (line: number) => `Moved to line ${line}`,
  ours: 'In our reading, an Allow line announces a data set, and the lines below it describe it.',
  list: 'Show what a visitor would list…',
  listTitle: 'What a visiting tool would list',
  listAbout: (path: string) =>
    `What ${path} announces to any other visitor, in our reading. The specification has no field for data sets.`,
  columns: {
    path: 'Path',
    title: 'Title',
    license: 'License',
    format: 'Format',
    updated: 'Updated',
    line: 'Line',
  },
  announced: (count: number) => `${plural(count, 'data set', 'data sets')} announced`,
  nothing: 'No data sets announced.',
  unread: 'The file is not read, so whether there are data sets is unknown.',
  aboutAll: 'About all of them',
  closed: (count: number) => `${plural(count, 'path', 'paths')} closed`,
  idle: (count: number) =>
    count === 1 ? '1 Allow line announces nothing' : `${number(count)} Allow lines announce nothing`,
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
    is: 'This is YAML written by the R package pins. It shares only the file name with the specification, so crawlers find no records in it.',
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
      `Not read: ${lines.length === 1 ? 'line' : 'lines'} ${lines.map((line) => line + 1).join(', ')}. They are not changed.`,
    entry: (name: string, value: string) => `${name}: ${value}`,
    column: (parts: readonly string[]) => parts.filter((part) => part !== '').join(', '),
    turn: 'Turn into records…',
    title: (path: string) => `Turn ${path} into records`,
    about:
      'Writes one record for all visitors, with an Allow line for each file of this site and its details below. The YAML is removed.',
    losses: (count: number) =>
      count === 0 ? 'Nothing is lost.' : `${plural(count, 'thing', 'things')} would be lost or changed`,
    result: 'The file would be',
    run: (losses: number) =>
      losses === 0 ? 'Turn into records' : `Turn into records with ${plural(losses, 'loss', 'losses')}`,
    cancel: 'Cancel',
    target: 'records',
  },
} as const);
