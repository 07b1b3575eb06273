// English for edits that flip a cell: what each does, and why there is none.

import type {
  CandidateCode,
  CandidateParams,
  Covers,
  NoSuggestion,
} from '../../core/compare/suggest/candidate.ts';
import { endsOf } from '../../core/text/shorten.ts';
import { list } from './lists.ts';

/** The text of a line as a sentence can hold it. */
const quoted = (text: string) => `“${endsOf(text, 80, 50, 20)}”`;

const line = (at: number) => `line ${at + 1}`;

const covering = {
  exact: '',
  beginning: ' It covers every URL that begins so.',
  pattern:
    ' It covers every URL that begins and ends so: a rule without wildcards would be too short to decide.',
  directory: ' It covers the whole directory.',
} as const satisfies Record<Covers, string>;

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
  {
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
  };

/** Why there is no suggestion for a file under a reader, and what can be done. */
export const noSuggestionWords: Readonly<Record<NoSuggestion, (path: string, reader: string) => string>> = {
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
};
