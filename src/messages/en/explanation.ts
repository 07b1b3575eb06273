// Words of the explanation of a cell, of suggestions that change its answer, and of what a rule decides.

import type { Deciding, NeverReason } from '../../core/analysis/never-decides/what-decides.ts';
import type {
  CandidateCode,
  CandidateParams,
  NoSuggestion,
} from '../../core/analysis/suggestions/candidate.ts';
import type { StepOutcome } from '../../core/questions/explanation-step.ts';
import { shortenMiddle } from '../../core/text/shorten-text.ts';
import { inLanguage } from '../language.ts';
import { explanationHeadWords } from './app/shell.ts';
import { list, listAll, number, plural } from './counts.ts';
import { crawlerInSentence, matrixWords } from './table.ts';

const rules = (count: number): string => (count === 1 ? '1 rule' : `${number(count)} rules`);

export const explanationWords = inLanguage('explanationWords', {
  /** The other crawlers of the column, and whether other lines decide for some of them. */
  sameFor: (names: readonly string[], hasOtherLines: boolean) => {
    const [first, second, third, ...others] = names.map(crawlerInSentence);
    const named = [first, second, third].filter((name) => name !== undefined);
    return `Same answer for ${listAll(others.length > 1 ? [...named, `${number(others.length)} more`] : [...named, ...others])}${hasOtherLines ? ', partly from other lines' : ''}.`;
  },
  stillListed:
    'Search results may still list the address, without its text. A noindex on the page is not read.',
  explainFor: 'Show why for',
  /** The parts of an explanation, folded where there is little room. */
  evidence: 'Record, rules and readers',
  /** After the answer. */
  noRule: (isAllowed: boolean) => (isAllowed ? 'No rule matches, so it may be fetched.' : 'No rule matches.'),
  parts: { file: 'File', record: 'Record', rules: 'Rules', skipped: 'Not read', readers: 'Readers' },
  skipped: {
    count: (count: number, reader: string) =>
      `${reader} does not read ${count === 1 ? '1 line' : `${number(count)} lines`}`,
    others: (field: string) => `Only other readers read this line as ${field}.`,
    unknown: (field: string) => `${field} decides nothing here.`,
    broken: 'No reader reads this line as a field.',
  },
  line: (line: number) => `Line ${line}`,
  /** `line`: in the version before the edits. */
  /** Lines (0-based): the line that decided before the edits, and its present number if it moved. */
  was: (answer: string, line: number | undefined, moved: number | undefined) => {
    // What silence means is a setting of the table, which the edit did not change.
    const was = `Was ${answer.replace(/ \((?:yes|no)\)$/, '')} before this edit`;
    if (line === undefined) return was;
    return `${was}, by line ${line + 1}${moved === undefined ? '' : ` (now line ${moved + 1})`}`;
  },
  bringBack: (line: number) => `Bring line ${line} back`,
  outcomes: {
    decides: 'decides',
    chosen: 'chosen',
    'passed-over': 'passed over',
    'no-match': 'no match',
    'not-asked': 'not reached',
    shorter: 'shorter',
    'too-late': 'too late',
    'no-effect': 'no effect',
  } as const satisfies Record<StepOutcome, string>,
  readAs: 'read as',
  url: 'URL',
  escapesStay: 'Compared as written: this reader does not decode percent-encoding.',
  comparedAs: 'compared as',
  /** How each changed octet is read, once each. */
  octets: (changes: readonly (readonly [string, string])[]) =>
    `${changes.map(([written, read]) => `${written} counts as ${read}`).join(', ')}.`,
  statusSaid: 'Based on the reader’s own specification or documentation.',
  statusTold: 'Based on what others report about this reader.',
  statusOurs: 'The reader’s own documentation does not say this. It is our reading.',
  /** The watched readers, by answer. */
  readersSay: (answers: readonly (readonly [answer: string, readers: readonly string[]])[]) =>
    `${answers.map(([answer, readers]) => `${listAll(readers)} ${readers.length === 1 ? 'says' : 'say'} ${answer}`).join('; ')}.`,
  /** The watched readers with another answer than the selected one, by answer. */
  readDifferently: (answers: readonly (readonly [answer: string, readers: readonly string[]])[]) =>
    `${answers.map(([answer, readers]) => `${listAll(readers)} ${readers.length === 1 ? 'reads' : 'read'} it differently: ${answer}`).join('; ')}.`,
  /** Of a reader's other answer: why neither the table nor the status line count it as a disagreement. */
  notCounted: (agent: string, reader: string) =>
    `Not counted as a disagreement: ${agent} is not a crawler of ${reader}.`,
  /** The readers that are not watched. */
  othersSame: (count: number) =>
    count === 1
      ? '1 reader that you do not watch says the same'
      : `${number(count)} readers that you do not watch say the same`,
  othersSay: (count: number, answers: readonly (readonly [answer: string, count: number])[]) =>
    `${count === 1 ? '1 reader that you do not watch' : `${number(count)} readers that you do not watch`}: ${answers.map(([answer, some]) => `${number(some)} ${some === 1 ? 'says' : 'say'} ${answer}`).join(', ')}`,
  otherRecords: (count: number) => (count === 1 ? '1 other record' : `${number(count)} other records`),
  candidates: 'Rules in file order, with the outcome of each and the reason',
  columns: { line: 'Line', rule: 'Rule', outcome: 'Outcome', reason: 'Why' },
  folded: {
    'no-match': (count: number) => `${rules(count)} ${count === 1 ? 'does' : 'do'} not match`,
    'not-asked': (count: number) => `${rules(count)} ${count === 1 ? 'is' : 'are'} not reached`,
    'no-path': (count: number) => `${rules(count)} without a path`,
  },
  showMore: (count: number) => `Show ${number(count)} more`,
  showAll: (count: number) => `Show all ${number(count)}`,
  aboutReader: (title: string) => `About ${title}: what it specifies and what it leaves open`,
  /** The names of the two tables of readers. */
  watchedReaders: 'The same question under the watched readers',
  otherReaders: 'The same question under the other readers',
  readerColumns: { reader: 'Read as', answer: 'Answer', reason: 'Why' },
  asReader: (title: string) => `Read as ${title}`,
  whereReadersDiffer: 'Where readers disagree on this site, and how to make them agree',
} as const);

// Suggestions that change an answer: what each does, and why there is none.
const line = (at: number) => `line ${at + 1}`;

/** A rule in the name of a suggestion. */
const brief = (rule: string) => shortenMiddle(rule, 44, 26, 16);

/** The crawlers of a record. */
const whose = (agents: readonly string[]) => {
  const [first, ...others] = agents.map((agent) =>
    agent === '*' ? 'any other crawler' : agent || 'an empty name',
  );
  return others.length > 1 ? `${first} and ${number(others.length)} more` : listAll([first ?? '', ...others]);
};

/** A rule for exactly the URL that is explained, which need not be repeated. */
const lineOf = (rule: string) => {
  if (/^acap-/i.test(rule)) return /^acap-allow/i.test(rule) ? 'a permission' : 'a prohibition';
  return /^allow/i.test(rule) ? 'an Allow line' : 'a Disallow line';
};

const recordOfTheirOwn = (agents: readonly string[]) =>
  `a record of ${agents.length === 1 ? 'its' : 'their'} own for ${whose(agents)}`;

/** What a suggestion does, in the list and on its button. Lines are 0-based. */
export const candidateWords: { readonly [Code in CandidateCode]: (params: CandidateParams[Code]) => string } =
  inLanguage('candidateWords', {
    'add-rule': ({ rule, covers, agents }) => {
      const added = covers === 'exact' ? lineOf(rule) : brief(rule);
      return `Add ${added} to the record for ${whose(agents)}`;
    },
    'own-record': ({ agents, rule, covers }) =>
      `Write ${recordOfTheirOwn(agents)}, with ${covers === 'exact' ? lineOf(rule) : brief(rule)}`,
    'own-record-without': ({ agents, without }) =>
      `Write ${recordOfTheirOwn(agents)}, without ${list(without.map(line))}`,
    'join-record': ({ agents, line: at, rule }) =>
      `Add ${whose(agents)} to the record of ${line(at)}, with ${brief(rule)}`,
    'add-record': ({ agents, rule }) => `Add a record for ${whose(agents)} with ${brief(rule)}`,
    'turn-rule': ({ line: at, rule }) => `Change ${line(at)} to ${brief(rule)}`,
    'narrow-rule': ({ line: at, rule }) => `Narrow ${line(at)} to ${brief(rule)}`,
    'empty-rule': ({ line: at }) => `Delete the path of ${line(at)}`,
    'remove-rule': ({ line: at }) => `Delete ${line(at)}`,
  });

/** Crawlers by their names; `''` is any that the file does not name. */
const crawlers = (agents: readonly string[]) => whose(agents.map((agent) => agent || '*'));

/** Edits that make a claim hold. */
export const repairWords = inLanguage('repairWords', {
  steps: (count: number, agents: readonly string[]) => `Make ${number(count)} edits for ${crawlers(agents)}`,
  /** The claim is named above. */
  make: 'Make it hold',
  title: (sentence: string) => `Make it hold: ${sentence}`,
  none: 'No edits were found after which this is proved. Edit the records by hand.',
  /** The crawlers whose answers change. */
  about: (agents: readonly string[]) => `for ${crawlers(agents)}`,
  /** The expectations that an edit would break. */
  breaks: (sentences: readonly string[]) =>
    `${sentences.length > 3 ? `${number(sentences.length)} expectations` : listAll(sentences.map((one) => `“${one}”`))} would fail.`,
} as const);

/** Why a file has no suggestion under a reader, and what to do. */
export const noSuggestionWords: Readonly<Record<NoSuggestion, (path: string, reader: string) => string>> =
  inLanguage('noSuggestionWords', {
    'same-answer': () => 'This is already the answer.',
    status: (path) =>
      `The status that the server returns for ${path} decides, not a line in it. To see what the lines say, set “If ${path} returns” to 200 in the options of the table.`,
    'other-site': () =>
      'The URL is on another site, so no line here applies to it. To change the answer, open the files of that site.',
    'own-file': () => 'The URL is a policy file. Crawlers may always fetch it, and no line can change that.',
    'no-file': (path) =>
      `The site has no ${path}. Add the file from the menu after the tabs, then try again.`,
    'encoding-unread': (path, reader) =>
      `${reader} finds no lines in ${path} because of its encoding. Convert the file to UTF-8 first.`,
    'file-cut': (path, reader) =>
      `${path} is over the size limit of ${reader}, which ignores the rest or the whole file. Shorten the file first.`,
    'no-rules': (path) => `${path} is a document. It has no rules about fetching.`,
    'none-found': (_path, reader) =>
      `No edit to a single rule or record makes ${reader} give this answer. The explanation below shows which lines count. Edit the records by hand.`,
  });

/** Suggestions about a usage (ACAP). */
export const usageSuggestWords = inLanguage('usageSuggestWords', {
  /** The URLs for which an edit changes the answer. */
  scope: {
    exact: 'for this URL',
    beginning: 'for each URL that begins with this one',
    line: 'for each URL that the line matches',
  },
  /** After the effect, if a robots.txt line closes the URL. */
  isAcapOnly: '; crawlers that read only robots.txt still read No',
  effect: (scope: string, others: number, ofOtherCrawlers: number) => {
    if (others === 0) return `${scope}; no other answer of the table changes, for any usage`;
    const about = ofOtherCrawlers > 0 ? `, ${number(ofOtherCrawlers)} of them for other crawlers` : '';
    return `${scope}; also changes ${plural(others, 'other answer', 'other answers')}${about}`;
  },
  others: 'Other answers that change, of all usages:',
  cell: (usage: string, url: string, agents: readonly string[]) =>
    `${usage}: ${url}, ${list(agents.map(crawlerInSentence))}`,
  none: {
    'no-file': (path: string) => `The site has no ${path}.`,
    'other-site': () =>
      'The URL is on another site, so no line here applies to it. To change the answer, open the files of that site.',
    version: () => 'Crawlers do not read this version of ACAP. Change the version first.',
    reference: () =>
      'The permissions are in another file, which decides. Open that file, then change the answer there.',
    conventional: () =>
      'A robots.txt line decides, and no single ACAP field outweighs it. Ask “May it fetch?” to change that line.',
    'none-found': () =>
      'No edit to a single field or record gives this answer. The explanation shows which fields count. Edit the records by hand.',
  },
} as const);

const { answers } = matrixWords;

export const suggestWords = inLanguage('suggestWords', {
  make: (wanted: 'allow' | 'deny') => `Change to ${answers[wanted]}`,
  region: (wanted: 'allow' | 'deny', url: string, about: string) => `Make ${url} ${answers[wanted]} ${about}`,
  about: (agents: readonly string[]) => `for ${matrixWords.column(agents)}`,
  crawlers: 'for',
  allOfColumn: (count: number) => `all ${number(count)}`,
  /** A choice for one crawler of the column. */
  onlyOne: (agent: string) => (agent === '' ? crawlerInSentence('') : `only ${agent}`),
  only: 'one:',
  onlyWhom: 'The one crawler',
  tryOnly: (name: string) => `Change it for ${name} alone`,
  noneForAll: (count: number, name: string) =>
    `No edit found here changes the answer for ${count === 2 ? 'both' : `all ${number(count)}`} crawlers. These edits change it for ${name}.`,
  working: 'Trying edits…',
  found: (count: number) => `${plural(count, 'edit', 'edits')} to choose from`,
  /** How many lines an edit adds, changes or deletes, after its name. */
  lines: (count: number) => plural(count, 'line', 'lines'),
  /** The button below the first lines of an edit. */
  moreLines: (count: number) => `Show ${plural(count, 'more line', 'more lines')}`,
  choose: 'What to change',
  /** The button for the choices that are out of sight, in place of the sentence about undo. */
  moreWays: (count: number) => (count === 1 ? '1 more way' : `${number(count)} more ways`),
  /** The button for the end of the last choice, in the same place. */
  moreBelow: 'More below',
  brings: 'One undo reverts it.',
  onlyFetch: 'Edits are suggested only for the question “May it fetch?”.',
  askFetch: `Ask “${matrixWords.question}”`,
  cancel: 'Cancel',
  /**
   * What changes for any URL.
   * @param elsewhere the watched readers under which other answers of the table change, if none does for the selected one
   */
  effect: (anywhere: string, elsewhere: readonly string[]) =>
    elsewhere.length === 0
      ? anywhere
      : `${anywhere}; changes other answers when read as ${listAll(elsewhere)}`,
  others: (readers: readonly string[]) =>
    `Other answers in the table that change when read as ${listAll(readers)}:`,
  elsewhere: 'and more',
  /** The watched readers that keep their answer. */
  notFor: (readers: readonly string[]) => `Read as ${listAll(readers)}, this answer stays as it is.`,
  /** Before what concerns readers that are not watched. */
  unwatched: (count: number) =>
    count === 1
      ? 'For the reader that you do not watch'
      : `For the ${number(count)} readers that you do not watch`,
  /** The readers of a group under which the answer also changes. `all`: how many readers the group has. */
  alsoThere: (readers: readonly string[], all: number) => {
    if (readers.length === all) return 'This answer changes for all of them.';
    return readers.length === 0
      ? 'This answer changes for none of them.'
      : `This answer changes for ${listAll(readers)}, and stays as it is for the others.`;
  },
  cell: (url: string, agents: readonly string[]) => `${url}, ${list(agents.map(crawlerInSentence))}`,
  from: 'was',
  to: 'becomes',
} as const);

// Whether a rule decides anything: its badge, the note below it, and the answer for each reader.

const numbers = (lines: readonly number[]) => list(lines.map((line) => String(line + 1)));

/** Lines are 0-based. */
const coveringLines = (lines: readonly number[]) =>
  lines.length === 1 ? `line ${numbers(lines)} takes precedence` : `lines ${numbers(lines)} take precedence`;

const why: Readonly<Record<NeverReason, (lines: readonly number[]) => string>> = {
  covered: (lines) => `${coveringLines(lines)}.`,
  'no-robot': (lines) =>
    lines.length === 0
      ? 'its user-agent lines do not name a crawler.'
      : `another record applies to its crawlers instead (${lines.length === 1 ? 'line' : 'lines'} ${numbers(lines)}).`,
  'own-file': () => 'it matches only a file that every crawler may fetch.',
  'no-url': () => 'no URL can match its path for this reader. Most paths begin with “/”.',
  'no-effect': () =>
    'this reader ignores it because it has no path, or because the reader does not know Allow.',
  'no-record': () => 'it is not in a record.',
  'not-read': () => 'this reader does not read the line as a rule.',
};

type Never = Deciding & { answer: 'never' };

export const decidingWords = inLanguage('decidingWords', {
  neverDecides: 'never',
  /** Why a rule never decides. `repeatedPath`: the path, if the other line is the same: as its finding says it. */
  comesFirst: (lines: readonly number[], isFirst: boolean, repeatedPath: string | undefined) => {
    if (repeatedPath !== undefined)
      return `Line ${numbers(lines)} already has the same rule for ${repeatedPath}.`;
    const [word, verb] = lines.length === 1 ? ['Line', 'takes'] : ['Lines', 'take'];
    return lines.length === 1 && !isFirst
      ? `Line ${numbers(lines)} matches the same URLs and takes precedence.`
      : `${word} ${numbers(lines)} ${verb} precedence.`;
  },
  moveAbove: (line: number) => `Move it above line ${line}`,
  title: (line: number) => `Which URL does line ${line} decide?`,
  everyReader: 'Every reader',
  working: 'Looking for one…',
  /** For a rule of the present text, or of the older version only: then the lines are those of that version. */
  present: {
    never: (deciding: Never) => `Never: ${why[deciding.why](deciding.covers)}`,
    /** Before the URL. */
    decides: 'It decides, for example,',
    unsettled:
      'It may decide: checking whether other lines together take precedence would take too many steps.',
  },
  past: {
    never: (deciding: Never) => `Never, in the earlier version: ${why[deciding.why](deciding.covers)}`,
    decides: 'It decided, for example,',
    unsettled:
      'It may have decided: checking whether other lines together took precedence would take too many steps.',
  },
  /** After the URL. */
  forAgent: explanationHeadWords.forAgent,
  add: 'Add to the table',
  addUrl: (url: string) => `Add ${url} to the table`,
  inTable: 'In the table',
  added: (url: string) => `${url} is in the table now`,
});
