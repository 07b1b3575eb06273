// Words about expectations: what a cell must answer, whether it does, and the list of them.
import type { CellProblem } from '../../core/workspace/cell-queries.ts';
import type { ImportProblem } from '../../core/workspace/expectations/expectation-files.ts';
import { inLanguage } from '../language.ts';
import { list, number, plural } from './counts.ts';
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

/** The crawlers of a cause: their names if they are few. */
const few = (names: readonly string[]) =>
  names.length > 3 ? plural(names.length, 'crawler', 'crawlers') : list(names.map(crawlerInSentence));

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const beginsWith = (area: string | undefined) => (area === undefined ? '' : ` that begins with ${area}`);

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
  notSettled: (count: number) => `${number(count)} not settled`,
  /** Before the name of the file in the title of the page. */
  titleFailing: (failed: number, all: number) =>
    `${number(failed)} of ${number(all)} ${failed === 1 ? 'fails' : 'fail'}`,
  agents,
  asExpected: 'as expected',
  want: (word: string) => `expected: ${word}`,
  wantFails: (word: string) => `expected: ${word}, fails`,
  claimFails: (sentence: string) => `${sentence}: fails`,
  said: {
    pinned: (word: string, names: readonly string[], url: string) =>
      `Expected: ${word} for ${url}, ${agents(names)}.`,
    dropped: (names: readonly string[], url: string) => `No longer expected: ${url}, ${agents(names)}.`,
    collapsed: (count: number, sentence: string) => `${number(count)} expectations are now 1: ${sentence}.`,
    added: (sentence: string) => `Expected: ${sentence}.`,
    removedAll: (count: number) => `Removed ${plural(count, 'expectation', 'expectations')}.`,
    removed: (sentence: string) => `No longer expected: ${sentence}.`,
    accepted: (sentence: string) => `The change is accepted: ${sentence} compares with the current file.`,
    notPinned: 'This answer cannot have an expectation: the column only repeats information from elsewhere.',
    state,
  },
  trace: {
    region: 'Expectation',
    expected: (word: string) => `Expected ${word}`,
    holds: 'holds',
    fails: 'fails',
    expect: (word: string) => `Expect ${word}`,
    expectHint: 'If this answer changes, it is marked here and the check in CI fails.',
    instead: (word: string) => `Expect ${word} instead`,
    expectedOfOther: (word: string, agent: string) =>
      `Expected ${word} for ${crawlerInSentence(agent)}: fails`,
    /** @param agents the crawlers of the column for which it fails, if the one that is explained is not among them */
    failsHere: (sentence: string, agents: readonly string[]) =>
      `${capitalize(sentence)}: fails here${agents.length === 0 ? '' : ` for ${list(agents.map(crawlerInSentence))}`}`,
    makeItHold: 'Make it hold…',
    drop: (count: number) => (count === 1 ? 'Remove expectation' : `Remove ${number(count)} expectations`),
    note: 'Note',
    noteHint: 'Why this answer matters',
    onlyUnder: (reader: string) => `under ${reader} only`,
  },
  list: {
    title: 'Expectations',
    close: 'Close (Esc)',
    keys: 'Tab moves through the controls, Up and Down between rows. Right opens a row, Left closes it, Delete removes it.',
    more: 'More: import, save, remove all',
    show: 'Show',
    all: 'All',
    failing: 'Failing',
    inWords: 'In words',
    groups: { fail: 'Fail', open: 'Not settled', hold: 'Hold' },
    none: 'An expectation is an answer that must stay. Select an answer in the table and press Expect, or say it:',
    noneFail: 'No expectations fail.',
    noneInWords: 'No expectations in words yet.',
    /** `/private/: No for GPTBot`, after the URL. */
    answer: (word: string, agent: string) => `: ${word} for ${crawlerInSentence(agent)}`,
    answerOnly: (word: string) => `: ${word}`,
    equal: (count: number) => `${number(count)} equal, one for each crawler`,
    line: (line: number) => `line ${line}`,
    noRule: 'no rule matches',
    proved: 'proved',
    crawlersProved: (count: number) => `${plural(count, 'crawler', 'crawlers')}, proved`,
    since: (day: string) => `since ${day}`,
    notSettled: 'not settled',
    notChecked: 'not checked',
    long: 'The file is long: what is expected in words is not checked while you type.',
    checkNow: 'Check now',
    checking: 'being checked',
    open: (what: string) => `Details of ${what}`,
    /** What is wrong with an expectation that fails. */
    isNow: (word: string) => `It is ${word}`,
    byLine: ', by line ',
    showWhy: 'Show',
    showWhyOf: (url: string, agent: string) => `Show why ${url} for ${crawlerInSentence(agent)}`,
    accept: 'Accept the change',
    expectInstead: (word: string) => `Expect ${word} instead`,
    suggest: (word: string) => `Change to ${word}…`,
    edit: 'Edit',
    editOf: (what: string) => `Edit ${what}`,
    remove: 'Remove',
    removeOf: (what: string) => `Remove ${what}`,
    removeMany: (count: number) => `Remove ${number(count)}`,
    removeAll: 'Remove all',
    listAll: (count: number) => `List all ${number(count)}`,
    listAsOne: 'List them as one',
    makeOne: (sentence: string) => `Make them 1 in words: “${sentence}”`,
    note: 'Note',
    noteOf: (what: string) => `Note for ${what}`,
    about: (agents: readonly string[]) => `About ${list(agents.map(crawlerInSentence))}.`,
    ifAnswers: (status: number | string) => `if the file returns ${status}`,
    inFile: (path: string) => `in ${path}`,
    sameForAll: 'The same under every reader.',
    under: (word: string, readers: readonly string[]) => `${word} under ${readers.join(', ')}.`,
    /** After the readers under which it fails. */
    underOthers: (word: string, readers: readonly string[]) =>
      readers.length > 3
        ? `${word} under the other ${number(readers.length)} readers.`
        : `${word} under ${readers.join(', ')}.`,
    holds: 'Holds',
    fails: 'Fails',
    record: 'Expect answers in the table…',
    import: 'Import…',
    saveJson: 'Save as JSON',
    saveCsv: 'Save as CSV',
    saved: (count: number) => `Saved ${plural(count, 'expectation', 'expectations')}.`,
    savedCsv: (count: number, left: number) =>
      left === 0
        ? `Saved ${plural(count, 'expectation', 'expectations')}.`
        : `Saved ${plural(count, 'expectation', 'expectations')}. Those in words are saved as JSON only.`,
    file: 'expectations',
  },
  /** Why a claim fails. Each begins after the URL. `how` and `itsHow` may end with the place of a line. */
  cause: {
    answer: (word: string, agents: readonly string[], how: string) => `: ${word} for ${few(agents)} ${how}`,
    opened: (agents: readonly string[], how: string) => ` opened for ${few(agents)} ${how}`,
    closed: (agents: readonly string[], how: string) => ` closed for ${few(agents)} ${how}`,
    compared: (other: string, word: string, how: string, agent: string, itsWord: string, itsHow: string) =>
      `: ${crawlerInSentence(other)} ${word} ${how}, ${crawlerInSentence(agent)} ${itsWord} ${itsHow}`,
    byLine: (line: string) => `by line ${line}`,
    noRule: 'because no rule matches',
    unread: 'because the file is not read',
    ownFile: 'because it is the policy file itself',
  },
  /** The field that takes a sentence. */
  composer: {
    field: 'Say what must stay',
    hint: 'no crawler may fetch /admin/',
    add: 'Add',
    change: 'Change',
    begin: 'Or begin with',
    beginnings: [
      ['Nothing changes for…', 'nothing changes for '],
      ['AI training is blocked', 'AI training is blocked everywhere'],
      ['Search may fetch…', 'search may fetch '],
      ['No change opens…', 'no change opens '],
      ['One crawler may fetch all that another may', 'Googlebot may fetch all that any other crawler may'],
    ] as readonly (readonly [label: string, text: string])[],
    understood: 'Understood:',
    mayFetch: (who: string, where: string) => `${who} may fetch ${where}`,
    mayNotFetch: (who: string, where: string) =>
      who.startsWith('every crawler')
        ? `${who.replace('every', 'no')} may fetch ${where}`
        : `${who} may not fetch ${where}`,
    everyUrl: (area: string | undefined) => `every URL${beginsWith(area)}`,
    anyUrl: (area: string | undefined) => `any URL${beginsWith(area)}`,
    asOthers: (who: string, than: string, where: string) =>
      `${who} may fetch ${where} that ${than} may fetch`,
    beginsWith,
    opensNothing: (which: string, who: string) => `no closed URL${which} opens${who}`,
    closesNothing: (which: string, who: string) => `no open URL${which} closes${who}`,
    changesNothing: (which: string, who: string) => `every URL${which} keeps its answer${who}`,
    opensNotUrl: (url: string, who: string) => `${url} does not open${who}`,
    closesNotUrl: (url: string, who: string) => `${url} does not close${who}`,
    changesNotUrl: (url: string, who: string) => `${url} keeps its answer${who}`,
    forWhom: (who: string) => ` for ${who}`,
    checking: 'Checking…',
    holds: 'Holds today.',
    holdsProved: 'Holds today, proved.',
    fails: 'Fails today:',
    keepsAsTask: 'Add keeps it as a task.',
    notSettled: 'Not settled today.',
    same: 'This is expected already.',
    leaveOut: (agents: readonly string[]) => `Leave out ${list(agents.map(crawlerInSentence))}`,
    notUnderstood: 'Not understood: name a crawler or a path, and say whether it may be fetched.',
    notUnderstoodBut: 'Not understood yet. The nearest sentence is',
    sentences: 'Sentences',
    sentenceCount: (count: number) => (count === 0 ? '' : plural(count, 'sentence', 'sentences')),
    unknownName: (name: string) => `No line names ${name}, and the catalog does not know it.`,
    noChangeOpens: (area: string) => `no change opens ${area}`,
  },
  /** How many expectations are made for a shared cell. */
  box: {
    title: (word: string) => `Expect ${word} for`,
    choose: (word: string, count: number) => `Expect ${word} for all ${number(count)}…`,
    make: 'Make',
    one: (agent: string) => `: ${crawlerInSentence(agent)}`,
    each: ': one for each crawler of this column',
    inWords: (sentence: string) => `in words: “${sentence}”`,
    makeSome: (count: number) => `Make ${number(count)}`,
    cancel: 'Cancel',
  },
  /** The command below the list. */
  ci: {
    title: 'Check them after every change, in CI',
    exits: 'Exits with 1 if an expectation fails. The expectations are in the workspace file:',
    save: (file: string) => `Save ${file}`,
    workflow: 'Copy a workflow file',
    copied: 'Copied: save it as .github/workflows/robots-txt.yml',
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
