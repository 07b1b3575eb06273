// Words of the records pane.
import type { WritingNote, WritingProblem } from '../../core/syntax/writable-value.ts';
import { inLanguage } from '../language.ts';
import { number, withComments } from './counts.ts';

const showCharacters = (characters: string) =>
  Array.from(characters)
    .map(
      (character) =>
        ({ ' ': 'a space', '\t': 'a tab', '\n': 'a line break', '\r': 'a line break' })[character] ??
        character,
    )
    .join(', ');

const problems: Readonly<Record<WritingProblem, (characters: string) => string>> = {
  empty: () => 'A user-agent line needs a name. The old name stays until you type another.',
  'line-break': () =>
    'This field takes one line. To add several rows, paste several lines into a path or user-agent field.',
  'number-sign': () => 'Not written: # would begin a comment. Remove it.',
  'control-character': () => 'Not written: this contains a control character. Remove it.',
  'half-character': () => 'Not written: this contains an incomplete character. Remove it.',
  space: () =>
    'Not written: a rule with a space in its path matches nothing. Remove the space, or encode it.',
};

export const recordsWords = inLanguage('recordsWords', {
  notRead: 'not read',
  unread: (reader: string) => `${reader} does not read this far.`,
  title: 'Records',
  counts: (records: number) => (records === 1 ? '1 record' : `${number(records)} records`),
  writeInstead: (text: string) => `Use ${text}`,
  /** Words about pasted lines. */
  pastedRules: 'Paste user-agents here, one per line. Paste rules into the text.',
  pastedAgents:
    'Not pasted: these lines begin other records. Paste them into the text, or add a record first.',
  addShort: 'Add',
  ruleShort: 'Rule',
  addRecord: 'Add record',
  addRule: 'Add rule',
  agent: 'User-agent',
  agentNames: {
    path: {
      agent: 'User-agent',
      add: 'Add user-agent',
      any: 'any other crawler',
      every: 'every crawler',
      only: 'A record needs a user-agent. Delete the record instead.',
      alone: undefined,
    },
    'usage-rule': {
      agent: 'Crawler',
      add: 'Add crawler',
      any: 'any crawler',
      every: 'any crawler',
      only: 'A record needs a crawler. Delete the record instead.',
      /** Where `*` must be the only name. */
      alone: 'A record for any crawler (*) cannot name another crawler. Add another record for it.',
    },
  },
  usage: 'Usage',
  moreAgents: (count: number) => `and ${number(count)} more`,
  fewerAgents: 'show fewer',
  fold: 'Fold',
  unfold: 'Unfold',
  lineRange: (from: number, to: number) => (from === to ? `line ${from}` : `lines ${from}–${to}`),
  effect: 'Allow or Disallow',
  path: 'Path',
  emptyPath: 'empty',
  comment: 'Comment',
  lineName: (line: number) => `line ${line}`,
  recordMenu: 'More for this record',
  agentMenu: (name: string, line: number) => `More for ${name} on line ${line}`,
  ruleMenu: (line: number) => `More for line ${line}`,
  menu: {
    rename: 'Rename',
    removeAgent: (name: string) => `Remove ${name} from this record`,
    separate: 'Move to its own record',
    about: (name: string) => `About ${name}`,
    moveUp: 'Move up',
    moveDown: 'Move down',
    moveTo: 'Move to line…',
    duplicate: 'Duplicate',
    addBelow: 'Add rule below',
    addRecordBelow: 'Add record below',
    split: 'Begin a new record here',
    joinAbove: 'Merge with the record above',
    commentHere: 'Add a comment on this line',
    commentAbove: 'Add a comment above',
    commentBelow: 'Add a comment below',
    decides: 'Which URL does it decide?',
    showLine: (line: number) => `Show line ${line} in the text`,
    showLines: (from: number, to: number) =>
      from === to ? `Show line ${from} in the text` : `Show lines ${from}–${to} in the text`,
    changeTo: (name: string) => `Change to ${name}`,
    moveToRecord: 'Move to a record',
    removeRecord: 'Delete the record',
  },
  otherField: {
    skipped: {
      text: 'not read',
      title: (reader: string) =>
        `${reader} does not read this line: it is not a User-agent, Allow or Disallow line. Crawlers that support the field read it.`,
    },
    counted: {
      text: 'counts as a rule',
      title: (reader: string) =>
        `${reader} does not use this line to decide, but counts it as a rule: a user-agent line below it begins a new record.`,
    },
  },
  /** `comments`: how many comment lines above belong to it. */
  deleteLine: (line: number, comments = 0) => `Delete line ${line}${withComments(comments)}`,
  emptyTitle: 'This file has no records',
  emptyText: {
    open: 'so every crawler may fetch everything. If that is what you want, no rules are needed.',
    unread: 'so it applies to no crawler and blocks nothing. See the findings for what is wrong.',
    data: 'so it does not announce any data. A record has a user-agent line, Allow lines and fields that describe the data.',
  },
  emptyAdd: 'Add a record for any crawler',
  written: ({ params }: WritingNote) =>
    `Written as ${params.codes} (for ${showCharacters(params.characters)}).`,
  /** After a field that cannot be empty was left empty. */
  keptValue: (value: string) => `Left empty, so ${value} was kept.`,
  problem: (problem: WritingProblem, characters: string) => problems[problem](characters),
  refused: (character: string, encoded: string) =>
    `Not written: this file is not UTF-8 and cannot contain ${character}. Type ${encoded} instead, or convert the file to UTF-8.`,
  skippedLines: (count: number) =>
    count === 1
      ? '1 pasted line cannot be written and was left out'
      : `${count} pasted lines cannot be written and were left out`,
  foldRun: 'Fold the rules of this folder',
  foldComment: 'Fold this comment',
  handleTitle: (alt: string) => `Press for the menu, drag to move (${alt} ↑, ${alt} ↓)`,
  /** `badge`: the text that the row then shows, such as `decides 2`. */
  movedTo: (line: number, badge = '') => `Moved to line ${line}${badge && `, ${badge}`}`,
} as const);
