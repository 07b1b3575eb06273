// Words of the form that load after the first paint: badges, runs, moving.

import type { Mark, MarkParams } from '../../core/analysis/reader-marks/mark.ts';
import { inLanguage } from '../language.ts';
import { listAll, number, plural } from './counts.ts';
import { readerNamed } from './readers.ts';

// The words of the marks on records. The reader is the selected one, by its title.
const lineNumber = (line: number) => `line ${line + 1}`;
const rules = (count: number) => (count === 1 ? '1 rule' : `${number(count)} rules`);
const size = (octets: number) =>
  octets % 1024 === 0 ? `${number(octets / 1024)} KiB` : `${number(octets)} bytes`;
const robot = (agent: string) => (agent === '*' ? 'any other crawler' : agent);

function readBySome({ field, readers: titles, here }: MarkParams['read-by-some'], reader: string): string {
  const readers = titles.map(readerNamed);
  const asField = `as ${field}`;
  if (readers.length === 0) return `No reader reads this line ${asField}.`;
  if (readers.length === 1) return `Only ${readers[0]} reads this line ${asField}.`;
  return here
    ? `Only ${listAll(readers)} read this line ${asField}.`
    : `${reader} does not read this line ${asField}.`;
}

function unreadAgent(params: MarkParams['unread-agent'], reader: string): string {
  const { name, rules: count, agent, line, more } = params;
  const isUnread =
    name === ''
      ? `This line has no colon, so ${reader} does not read it`
      : `${reader} does not read “${name}” as User-agent`;
  if (count === 0) return `${isUnread}.`;
  const below = count === 1 ? 'the rule below applies' : `the ${rules(count)} below apply`;
  const owner = `${robot(agent)}${more > 0 ? ` and ${number(more)} more` : ''}`;
  return `${isUnread}: ${below} to ${line < 0 ? 'no crawler' : `${owner} (${lineNumber(line)})`}.`;
}

const areOrphans = (count: number) =>
  count === 1 ? 'the rule below is not in a record' : `the ${rules(count)} below are not in a record`;

const sentences: { readonly [C in Mark['code']]: (params: MarkParams[C], reader: string) => string } = {
  'record-ends': (params, reader) => `The record ends here for ${reader}: ${areOrphans(params.rules)}.`,
  'orphans-begin': (params, reader) =>
    params.rules === 1
      ? `${reader} does not read this rule, because it does not find a user-agent line above it.`
      : `${reader} does not read the ${rules(params.rules)} from here on, because it does not find a user-agent line above them.`,
  orphan: (_, reader) => `${reader} does not read this rule: it is not in a record.`,
  joined: ({ agent, line, records }) =>
    records === 1
      ? `Joined with ${lineNumber(line)}: both records are for ${robot(agent)}.`
      : `Joined with ${lineNumber(line)} and ${number(records - 1)} more: all of these records are for ${robot(agent)}.`,
  'shares-rules': ({ line, records }) =>
    `Joined with ${lineNumber(line)}${records > 1 ? ` and ${plural(records - 1, 'more record', 'more records')}` : ''}: rules do not separate their user-agents.`,
  'joins-above': ({ line }) => `Joined with ${lineNumber(line)}.`,
  'not-first': ({ agent, line }) =>
    `Not read for ${robot(agent)}: only the first record for it counts, at ${lineNumber(line)}.`,
  'ruleless-dropped': (_, reader) => `${reader} does not read this record: its user-agents have no rules.`,
  'ruleless-allows': () => 'A record without rules allows everything.',
  'read-by-some': readBySome,
  'unread-agent': unreadAgent,
  'beyond-size': ({ octets, lines }, reader) =>
    `${reader} stops reading here, after ${size(octets)}: ${lines === 1 ? 'the last line is' : `the last ${number(lines)} lines are`} not read.`,
  'line-cut': ({ octets }, reader) => `${reader} reads only the first ${size(octets)} of this line.`,
  'mark-spoils': (_, reader) => `A byte order mark precedes this line, so ${reader} does not recognize it.`,
  'not-octets': (_, reader) =>
    `This file is in UTF-16. ${reader} reads bytes and does not find records in it. Save it as UTF-8.`,
  'not-utf-8': (_, reader) =>
    `This file is not UTF-8. ${reader} stops with an error and reads none of it. Save it as UTF-8.`,
  'invalid-value': (_, reader) =>
    `${reader} cannot convert this value. It stops with an error and reads none of the file.`,
  'too-long': ({ octets }, reader) =>
    `${reader} does not read a file longer than ${size(octets)} and treats everything as allowed.`,
  'allow-unknown': (_, reader) => `${reader} does not support Allow, so it does not read this line.`,
  'wildcards-literal': ({ signs }, reader) =>
    signs.length > 1
      ? `For ${reader}, * and $ are ordinary characters of the path.`
      : `For ${reader}, ${signs} is an ordinary character of the path.`,
};

export const marksWords = inLanguage('marksWords', {
  /** One mark as a sentence. `reader`: the title of the selected reader. */
  sentence: (mark: Mark, reader: string): string =>
    (sentences[mark.code] as (params: Mark['params'], reader: string) => string)(mark.params, reader),
  /** A blank line inside a record, for a reader that ignores blank lines. */
  readsOn: (reader: string) => `${reader} ignores this blank line.`,
  asIs: (signs: string) =>
    `${signs.split('').join(' and ')} as ${signs.length > 1 ? 'characters' : 'a character'}`,
  more: (count: number) =>
    `${number(count)} more user-agents of this record are joined with other records or not read.`,
  noRecord: 'no record',
} as const);

export const recordToolWords = inLanguage('recordToolWords', {
  bringBack: 'Bring back',
  bringBackLine: (line: number) => `Bring line ${line} back`,
  was: 'was',
  /** After what the first of them was. */
  changedAlike: (others: number) => `(the same change in ${plural(others, 'more line', 'more lines')})`,
  removedLine: (line: number) => `Removed: line ${line}`,
  junk: {
    many: (lines: number, orMore: boolean) =>
      `No reader can read these ${number(lines)} lines${orMore ? ' and more' : ''}. They are kept unchanged.`,
    noColon: 'No reader can read this line: it has no colon. It is kept unchanged.',
    noName:
      'No reader can read this line: the text before its colon is not a field name. It is kept unchanged.',
  },
  decides: 'decides',
  /** After the number that a rule decides. */
  unit: (count: number) => (count === 1 ? 'answer' : 'answers'),
  decidesTitle: (count: number, cells: number) =>
    `Decides ${number(count)} of ${plural(cells, 'answer', 'answers')} in the table`,
  /** What the answers of a rule are counted of. */
  countedOf: (urls: number, crawlers: number) =>
    `: ${plural(urls, 'URL', 'URLs')} for ${plural(crawlers, 'crawler', 'crawlers')}. Crawlers that follow the same records count as one.`,
  emptyBadge: {
    allow: { text: 'no effect', title: 'An Allow without a path has no effect.' },
    deny: { text: 'blocks nothing', title: 'A Disallow without a path blocks nothing.' },
  },
  runName: (from: number, to: number) => `lines ${from} to ${to}`,
  openRun: (from: number, to: number) => `Unfold lines ${from} to ${to}`,
  closed: (urls: number) => `${plural(urls, 'URL', 'URLs')} closed`,
  answers: (told: string) => `In the table: ${told}`,
  /** For a record that a reader joins with others: the answers are those of all their rules. */
  answersTogether: (told: string) =>
    `In the table, together with the records that it is joined with: ${told}`,
  moreLines: (count: number) => (count === 1 ? '1 more line' : `${number(count)} more lines`),
  moreRules: (count: number) => `${number(count)} rules`,
  decide: (count: number) => (count === 1 ? 'decides' : 'decide'),
  moveToLine: 'Move to line',
  move: 'Move',
  noSuchPlace: 'That line is not in a record. The rule was not moved.',
} as const);
