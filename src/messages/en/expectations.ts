// Words about expectations: what a cell must answer, whether it does, and the list of them.
import type { CellProblem } from '../../core/workspace/cell-queries.ts';
import type { ImportProblem } from '../../core/workspace/expectations/expectation-files.ts';
import { inLanguage } from '../language.ts';
import { number, plural } from './counts.ts';
import { crawlerInSentence } from './table.ts';

const problems: Readonly<Record<CellProblem['code'], (value: string) => string>> = {
  'unknown-question': (value) => `This version does not know the question ${value}.`,
  'unknown-asked': (value) => `Settings of the question are missing or not valid in this version: ${value}.`,
  'unknown-part': (value) => `This version does not know the part ${value}.`,
  'unknown-reader': (value) => `This version does not know the reader ${value}.`,
  'no-file': (value) => `The site has no file ${value}.`,
};

const importProblems: Readonly<Record<ImportProblem['code'], (row: number, where: string) => string>> = {
  'not-json': () => 'This is not JSON: a bracket or quote is missing, or there is text after the end.',
  'no-list': () => 'This JSON has no expectations. It needs a list, or a list under the key expectations.',
  'no-column': (_row, where) => `The first line must name the columns. Missing: ${where}.`,
  'open-quote': (row) => `Line ${row}: the quote that begins here is not closed. The rest was not read.`,
  'bad-value': (row, where) =>
    where === ''
      ? `Row ${row} is not an expectation. It was skipped.`
      : `Row ${row}: ${where} is missing or not valid. The row was skipped.`,
};

const agents = (names: readonly string[]) =>
  names.length > 2
    ? `${crawlerInSentence(names[0]!)} and ${names.length - 1} others`
    : names.map(crawlerInSentence).join(' and ');

/** After the expected answer of a column that several user-agents share. */
const forEach = (count: number) => (count > 1 ? ` for all ${number(count)}` : '');

const state = (failed: number, all: number): string => {
  if (all === 0) return 'No expectations.';
  if (failed === 0) return all === 1 ? 'The expectation holds.' : `All ${number(all)} expectations hold.`;
  return `${words.failing(failed, all)}.`;
};

const words = {
  /** In the status line. */
  failing: (failed: number, all: number) =>
    `${number(failed)} of ${plural(all, 'expectation', 'expectations')} ${failed === 1 ? 'fails' : 'fail'}`,
  holding: (all: number) => (all === 1 ? '1 expectation holds' : `${number(all)} expectations hold`),
  checking: (all: number) => `${plural(all, 'expectation is', 'expectations are')} being checked`,
  unknown: (count: number) => `${number(count)} cannot be checked`,
  /** Before the name of the file in the title of the page. */
  titleFailing: (failed: number, all: number) =>
    `${number(failed)} of ${number(all)} ${failed === 1 ? 'fails' : 'fail'}`,
  agents,
  asExpected: 'as expected',
  want: (word: string) => `want ${word}`,
  wantFails: (word: string) => `want ${word}: fails`,
  said: {
    pinned: (word: string, names: readonly string[], url: string, failed: number, all: number) =>
      `Expected: ${word} for ${agents(names)} at ${url}. ${state(failed, all)}`,
    dropped: (names: readonly string[], url: string, failed: number, all: number) =>
      `No longer expecting an answer for ${agents(names)} at ${url}. ${state(failed, all)}`,
    notPinned: 'This answer cannot have an expectation: the column only repeats information from elsewhere.',
    state,
  },
  trace: {
    region: 'Expectation',
    expected: (word: string) => `Expected ${word}`,
    holds: 'holds',
    fails: 'fails',
    expect: (word: string, count: number) => `Expect ${word}${forEach(count)}`,
    expectOnly: (word: string, name: string) => `Expect ${word} for ${name} only`,
    expectHint: 'If this answer changes, it is marked here and the check in CI fails.',
    instead: (word: string, count: number) => `Expect ${word} instead${forEach(count)}`,
    drop: (count: number) => (count === 1 ? 'Remove expectation' : `Remove ${number(count)} expectations`),
    note: 'Note',
    noteHint: 'Why this answer matters',
    onlyUnder: (reader: string) => `under ${reader} only`,
  },
  list: {
    title: 'Expectations',
    about:
      'Answers that must stay as they are. Expectations are saved in the workspace and checked after every edit.',
    inCi: {
      before: 'In CI, commit the workspace file (Save workspace), and run ',
      command: 'gatepost test site.gatepost.json --file /robots.txt=robots.txt',
      after:
        '. It checks your own file instead of the copy in the workspace, and fails if an expectation fails.',
    },
    none: 'No expectations yet. Press E on an answer in the table to expect it to stay, or expect many answers at once.',
    noneFail: 'No expectations fail.',
    show: 'Show',
    all: (count: number) => `All ${number(count)}`,
    failing: (count: number) => `Failing ${number(count)}`,
    want: (word: string) => `want ${word}`,
    is: (word: string) => `is ${word}`,
    line: (line: number) => ` · line ${line}`,
    holds: 'holds',
    fails: 'fails',
    unknown: 'not checked',
    checking: 'being checked',
    forAgent: (agent: string) => `for ${crawlerInSentence(agent)}`,
    ifAnswers: (status: number | string) => `if the file returns ${status}`,
    inFile: (path: string) => `in ${path}`,
    sameForAll: 'the same under every reader',
    under: (readers: readonly string[]) => `under ${readers.join(', ')}`,
    /** After the readers under which it fails. */
    underOthers: (readers: readonly string[]) =>
      readers.length > 3
        ? `under the other ${number(readers.length)} readers`
        : `under ${readers.join(', ')}`,
    open: (url: string, agent: string) => `Why ${url} for ${crawlerInSentence(agent)}`,
    drop: 'Remove',
    dropOf: (url: string, agent: string) =>
      `Remove the expectation for ${crawlerInSentence(agent)} at ${url}`,
    noteOf: (url: string, agent: string) => `Note for ${crawlerInSentence(agent)} at ${url}`,
    record: 'Expect answers in the table…',
    import: 'Import…',
    saveJson: 'Save as JSON',
    saveCsv: 'Save as CSV',
    saved: (count: number) => `Saved ${plural(count, 'expectation', 'expectations')}.`,
    close: 'Close',
    file: 'expectations',
  },
  record: {
    title: 'Expect what the table answers now',
    about: (question: string, reader: string) =>
      `Each selected answer must stay as it is now. Question: ${question} Read as ${reader}.`,
    urls: 'URLs shown in the table',
    columns: 'Columns',
    all: 'All',
    tooMany: (count: number) =>
      `All ${number(count)} URLs shown are included. To include fewer, filter the table.`,
    count: (count: number) => `${plural(count, 'answer is', 'answers are')} selected.`,
    none: 'No answers are selected. Select at least one URL and one column.',
    act: 'Expect these answers',
    cancel: 'Cancel',
    done: (added: number, count: number) =>
      `Now expecting ${plural(count, 'answer', 'answers')}; ${number(added)} ${added === 1 ? 'is' : 'are'} new.`,
  },
  import: {
    title: 'Import expectations',
    about:
      'JSON as in a workspace file, or a table with the columns agent, url, expect and note. expect is the key of an answer, such as allow or deny.',
    text: 'Text to import',
    choose: 'Choose a file…',
    notRead: 'The file could not be read. Choose it again, or paste its text.',
    there: 'Answers with an expectation',
    replace: 'use the imported expectation',
    keep: 'keep the current expectation',
    found: (count: number, added: number, other: number, same: number) =>
      `${plural(count, 'expectation', 'expectations')}: ${number(added)} new, ${number(other)} different from now, ${number(same)} already there.`,
    act: 'Import',
    done: (added: number, replaced: number) =>
      `Imported: ${number(added)} new, ${number(replaced)} replaced.`,
    more: (count: number) => `${number(count)} more rows cannot be read.`,
    problem: ({ code, row, params: { where } }: ImportProblem) => importProblems[code](row, where),
  },
  /** The question of a cell about a document. */
  documentQuestion: 'What does it say to crawlers?',
  problem: ({ code, params }: CellProblem) => problems[code](params.value),
} as const;

export const expectationWords = inLanguage('expectationWords', words);
