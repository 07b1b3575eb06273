// Words of the edits that are suggested to flip a cell.

import type {
  CandidateCode,
  CandidateParams,
  NoSuggestion,
  PathCoverage,
} from '../../core/analysis/suggestions/candidate.ts';
import { shortenMiddle } from '../../core/text/shorten-text.ts';
import { inLanguage } from '../language.ts';
import { list, listAll, number, plural } from './counts.ts';
import { matrixWords, whoAsks } from './table.ts';

// Words about what of a file the chosen reader does not get to see.
export const cutOffWords = inLanguage('cutOffWords', {
  unreadAtAll: (reader: string, octets: number) =>
    `${reader} reads nothing of a file longer than ${number(octets / 1024)} KiB`,
  unread: (reader: string, lines: number, octets: number) =>
    `${reader} stops at ${number(octets / 1024)} KiB: ${lines === 1 ? 'the last line is' : `the last ${number(lines)} lines are`} not read`,
} as const);

// English for edits that flip a cell: what each does, and why there is none.
/** The text of a line as a sentence can hold it. */
const quoted = (text: string) => `“${shortenMiddle(text, 80, 50, 20)}”`;

const line = (at: number) => `line ${at + 1}`;

const covering = {
  exact: '',
  beginning: ' It covers every URL that begins so.',
  pattern:
    ' It covers every URL that begins and ends so: a rule without wildcards would be too short to decide.',
  directory: ' It covers the whole directory.',
} as const satisfies Record<PathCoverage, string>;

const robots = (agents: readonly string[]) =>
  list(agents.map((agent) => (agent === '*' ? 'all robots that no record names' : agent)));

const own = ({ length }: readonly string[]) => (length === 1 ? 'its own' : 'their own');

/** The robots of a record. */
const whose = (agents: readonly string[]) =>
  list(agents.map((agent) => (agent === '*' ? 'any other robot (*)' : agent || 'nobody')));

/** Whose rule is changed, where others than the robot that is asked for obey it. */
const inRecord = (agents: readonly string[] | undefined) =>
  agents ? ` The line is in the record of ${whose(agents)}.` : '';

/** What a suggestion does, in a sentence or two. Lines are 0-based. */
export const candidateWords: { readonly [Code in CandidateCode]: (params: CandidateParams[Code]) => string } =
  inLanguage('candidateWords', {
    'add-rule': ({ rule, line: at, agents, covers }) =>
      `Add ${quoted(rule)} to the record of ${whose(agents)}, ${line(at)}.${covering[covers]}`,
    'own-record': ({ agents, rule, line: at, from, covers }) =>
      `Give ${list(agents)} a record of ${own(agents)} at ${line(at)}: ${quoted(rule)}, and what the record of ${line(from)} says.${covering[covers]}`,
    'own-record-without': ({ agents, without, line: at, from }) =>
      `Give ${list(agents)} a record of ${own(agents)} at ${line(at)}: what the record of ${line(from)} says, but not ${list(without.map(line))}.`,
    'add-record': ({ agents, rule, line: at, covers }) =>
      `Add a record for ${robots(agents)} at ${line(at)}: ${quoted(rule)}.${covering[covers]}`,
    'turn-rule': ({ line: at, rule, agents }) => `Turn ${line(at)} into ${quoted(rule)}.${inRecord(agents)}`,
    'narrow-rule': ({ line: at, rule, agents }) =>
      `Narrow ${line(at)} to ${quoted(rule)}.${inRecord(agents)}`,
    'empty-rule': ({ line: at, rule, agents }) =>
      `Leave ${line(at)} without a path: ${quoted(rule)}.${inRecord(agents)}`,
    'remove-rule': ({ line: at, rule, agents }) =>
      `Delete the rule of ${line(at)}, ${quoted(rule)}. Comments stay.${inRecord(agents)}`,
  });

/** Why there is no suggestion for a file under a reader, and what can be done. */
export const noSuggestionWords: Readonly<Record<NoSuggestion, (path: string, reader: string) => string>> =
  inLanguage('noSuggestionWords', {
    'same-answer': () => 'The cell says so already.',
    status: (path) =>
      `This follows from how the request for ${path} ends, not from a line of it. To see what the lines say, choose 200 above the table, where it says “If ${path} answers”.`,
    'other-site': () =>
      'The URL is on another site: no line of this one speaks about it. Open the files of that site to change it.',
    'own-file': () => 'The URL is a policy file: robots may always fetch it, and no line can change that.',
    'no-file': (path) => `The site has no ${path}. Add the file by the menu behind the tabs, then ask again.`,
    'encoding-unread': (path, reader) =>
      `${reader} finds no line in ${path}, because of its encoding. Convert it to UTF-8 first.`,
    'file-cut': (path, reader) =>
      `${path} is bigger than ${reader} reads: what stands behind the limit, or all of it, does not count. Make it shorter first.`,
    'no-rules': (path) => `${path} is a document: it has no rules about fetching.`,
    'none-found': (_path, reader) =>
      `No change of one rule or record makes ${reader} say so. Change the records by hand: the trace below shows which lines count.`,
  });

const { answers } = matrixWords;

export const suggestWords = inLanguage('suggestWords', {
  make: (wanted: 'allow' | 'deny') => `Make this ${answers[wanted]}`,
  region: (wanted: 'allow' | 'deny', url: string, about: string) => `Make ${url} ${answers[wanted]} ${about}`,
  about: (agents: readonly string[]) => `for ${matrixWords.column(agents)}`,
  crawlers: 'Change the answer for',
  allOfColumn: (count: number) => `all ${number(count)} crawlers of the column`,
  onlyFor: (agent: string) => `only ${whoAsks(agent)}`,
  working: 'Trying edits…',
  found: (count: number) =>
    `${plural(count, 'edit', 'edits')} to choose from, the smallest side effect first`,
  choose: 'What to change',
  apply: 'Apply',
  brings: 'One step: it can be undone.',
  onlyFetch: 'Edits are suggested for the question “May it fetch?” only.',
  noOther: (reader: string) => `No other cell of the table changes under ${reader}.`,
  others: (count: number, readers: readonly string[]) =>
    `${plural(count, 'other cell', 'other cells')} of the table ${count === 1 ? 'changes' : 'change'} under ${listAll(readers)}:`,
  elsewhere: (count: number) => `and ${number(count)} more`,
  /** The other readers under whom the cell changes as well, of how many others. */
  alsoThere: (readers: readonly string[], others: number) => {
    if (readers.length === others) return 'This cell changes under every other reader too.';
    return readers.length === 0
      ? 'Under the other readers this cell stays as it is.'
      : `This cell changes under ${listAll(readers)} too, and under no other.`;
  },
  cell: (url: string, agent: string) => `${url}, ${whoAsks(agent)}`,
  from: 'was',
  to: 'becomes',
} as const);
