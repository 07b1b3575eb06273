// Content-Usage: an optional path that begins with a slash, then a Dictionary of RFC 9651 (attach-05 3.2).

import { cite } from '../../../catalogue/citations.ts';
import { newestEdition, type UsageEdition } from '../../../catalogue/usage-vocabulary.ts';
import { readDictionary, type SfFault, type SfMember } from '../../../syntax/structured-field.ts';
import {
  createPart,
  endsWithSpace,
  lastListItem,
  partsOfPairs,
  type ValuePartRange,
} from '../../../syntax/value-parts.ts';
import { sliceWord, splitWords, type Word } from '../../../syntax/words.ts';
import { defineExtension, type ExtensionIssue } from '../define-extension.ts';
import { recordExample } from '../example.ts';
import { createIssueFactory, hasNoErrors, type LineIssue, type LineValue } from '../line-value.ts';
import { GOOGLE_PARSER } from '../sources.ts';
import { deleteLine, firstOf, normalizeAnswer, type Repairer, write } from '../value-repairs.ts';
import {
  createAnswerTable,
  isFirstWord,
  suggestPairs,
  suggestPaths,
  type ValuePosition,
  type ValueSuggestion,
} from '../value-suggestions.ts';

/** The preference about a label (vocab-08 6.5). */
export type Preference = 'allowed' | 'disallowed' | 'unknown';

/** A statement as read. Columns are those of the value. */
export interface UsageStatement {
  /** Absent for a statement about all paths. */
  readonly path?: Word;
  /** As written, including repeated keys. Empty if the Dictionary cannot be read, so that every label is unknown. */
  readonly members: readonly SfMember[];
  /** Why the Dictionary cannot be read. */
  readonly fault?: SfFault;
}

/** The intended labels for those of the other vocabulary and of older editions. */
const USAGE_LABELS: Readonly<Record<string, string>> = {
  'ai-train': 'train-ai',
  'ai-input': 'ai-use',
  'train-genai': 'train-ai',
};

/** Rewrites or removes (undefined) the members of a value. '' if none remains. */
export function rewriteMembers(
  value: string,
  rewrite: (text: string, member: SfMember) => string | undefined,
): string {
  const { path, members } = readContentUsage(value).parts;
  const texts = members.flatMap((member) => rewrite(value.slice(member.start, member.end), member) ?? []);
  return texts.length === 0 ? '' : [...(path ? [path.text] : []), texts.join(', ')].join(' ');
}

/** Rewrites the member at the columns of an issue. */
const repairMember = (rewrite: (text: string) => string | undefined): Repairer =>
  write((value, { start }) => {
    const target = readContentUsage(value).parts.members.find(
      (member) => member.start <= start && start <= member.end,
    );
    return rewriteMembers(value, (text, { start: memberStart }) =>
      memberStart === target?.start ? rewrite(text) : text,
    );
  });

const withoutParameters = (text: string): string => text.replace(/;.*$/s, '');
const removeMember = (): undefined => undefined;

/** Rewrites a value with misplaced spaces, semicolons, capitals or quotes as a statement that can be read. */
function normalizeUsage(value: string): string | undefined {
  const path = /^[/*][^ \t]*/.exec(value)?.[0] ?? '';
  const rooted = path.startsWith('*') ? `/${path}` : path;
  const members = splitWords(
    value
      .slice(path.length)
      .replace(/(?<!\s)\s*=\s*/g, '=')
      .replace(/[;,]/g, ' '),
    0,
    Infinity,
  )
    .map(({ text }) => text.toLowerCase().replaceAll('"', '').replaceAll("'", ''))
    .map((text) => {
      const [key = '', word = ''] = text.split('=');
      return `${key}=${normalizeAnswer(word, ['y', 'n']) ?? word}`;
    });
  const written = [rooted, members.join(', ')].filter((part) => part !== '').join(' ');
  return members.length > 0 && hasNoErrors(readContentUsage(written)) ? written : undefined;
}

/** Rewrites a member with a label of the newest edition and the word y or n. Undefined if the intention is unclear. */
function normalizeMember(text: string): string | undefined {
  const [label = '', ...rest] = withoutParameters(text).split('=');
  const key = USAGE_LABELS[label] ?? label;
  const word = normalizeAnswer(rest.join('=').replaceAll('"', ''), ['y', 'n']);
  const member = `${key}=${word}`;
  return word !== undefined && readContentUsage(member).issues.length === 0 ? member : undefined;
}

const issues = {
  'CUS-SYNTAX': {
    severity: 'error',
    repair: firstOf(write(normalizeUsage), deleteLine),
    examples: [
      ...recordExample('Content-Usage: train-ai = n', 'Content-Usage: train-ai=n'),
      ...recordExample('Content-Usage: Train-AI=n', 'Content-Usage: train-ai=n'),
      ...recordExample('Content-Usage: train-ai=n,', 'Content-Usage: train-ai=n'),
      ...recordExample('Content-Usage: train-ai=n search=y', 'Content-Usage: train-ai=n, search=y'),
      ...recordExample('Content-Usage: =', 'Content-Usage: train-ai=n'),
    ],
  },
  'CUS-VALUE': {
    severity: 'warning',
    repair: repairMember(normalizeMember),
    examples: [
      ...recordExample('Content-Usage: train-ai=no', 'Content-Usage: train-ai=n'),
      ...recordExample('Content-Usage: search=y, train-ai=maybe', 'Content-Usage: search=y'),
    ],
  },
  'CUS-LABEL': {
    severity: 'warning',
    repair: repairMember(normalizeMember),
    examples: [
      ...recordExample('Content-Usage: ai-train=n', 'Content-Usage: train-ai=n'),
      ...recordExample('Content-Usage: search=y, ai-input=n', 'Content-Usage: search=y'),
      ...recordExample('Content-Usage: train-genai=n', 'Content-Usage: train-ai=n'),
    ],
  },
  'CUS-DUPLICATE': {
    severity: 'warning',
    repair: repairMember(removeMember),
    examples: recordExample('Content-Usage: train-ai=n, train-ai=y', 'Content-Usage: train-ai=y'),
  },
  'CUS-PARAM': {
    severity: 'warning',
    repair: repairMember(withoutParameters),
    examples: recordExample('Content-Usage: train-ai=n;until=2030', 'Content-Usage: train-ai=n'),
  },
  'CUS-PATH-STAR': {
    severity: 'warning',
    repair: firstOf(write(normalizeUsage), deleteLine),
    examples: recordExample('Content-Usage: *.pdf train-ai=n', 'Content-Usage: /*.pdf train-ai=n'),
  },
  'CUS-EMPTY': {
    severity: 'warning',
    repair: deleteLine,
    examples: [
      ...recordExample('Content-Usage: /blog/', 'Content-Usage: /blog/ train-ai=n'),
      ...recordExample('Content-Usage:', 'Content-Usage: train-ai=n'),
    ],
  },
} as const satisfies Record<string, ExtensionIssue>;

export type ContentUsageCode = keyof typeof issues;

type UsageIssue = LineIssue<ContentUsageCode>;

const issue = createIssueFactory(issues);

const token = ({ value }: SfMember): string | undefined =>
  'type' in value && value.type === 'token' ? value.text : undefined;

const preferences: ReadonlyMap<string, Preference> = new Map([
  ['y', 'allowed'],
  ['n', 'disallowed'],
]);

/**
 * The preference of a statement about a label. The last member of this name counts, and only the tokens y and n
 * have a meaning.
 */
export function preferenceOf({ members }: UsageStatement, label: string): Preference {
  const member = members.findLast(({ key }) => key === label);
  const word = member && token(member);
  return (word === undefined ? undefined : preferences.get(word)) ?? 'unknown';
}

const isIn = ({ labels }: UsageEdition, key: string) => labels.some(({ label }) => label === key);

/** The issues of a member that counts. */
function memberIssues(member: SfMember, statement: UsageStatement, edition: UsageEdition): UsageIssue[] {
  const { key, parameters, start, keyEnd, end } = member;
  const foundIssues = isIn(edition, key) ? [] : [issue('CUS-LABEL', start, keyEnd)];
  if (foundIssues.length === 0 && preferenceOf(statement, key) === 'unknown')
    foundIssues.push(issue('CUS-VALUE', keyEnd, end));
  if (parameters.length > 0) foundIssues.push(issue('CUS-PARAM', start, end));
  return foundIssues;
}

/** The issues of the members of a statement. Only the last one of a repeated key counts. */
function issuesOfMembers(statement: UsageStatement, edition: UsageEdition): UsageIssue[] {
  const last = new Map(statement.members.map((member) => [member.key, member]));
  return statement.members.flatMap((member) =>
    last.get(member.key) === member
      ? memberIssues(member, statement, edition)
      : [issue('CUS-DUPLICATE', member.start, member.end)],
  );
}

/** The issue for a fault: its span is the word with the fault, or the last character if the text ends too soon. */
function faultIssue(value: string, at: number): UsageIssue {
  const start = Math.min(at, Math.max(0, value.length - 1));
  const length = value.slice(start).search(/[ \t,]|$/);
  return issue('CUS-SYNTAX', start, Math.min(value.length, start + Math.max(1, length)));
}

function readStatement(value: string): { statement: UsageStatement; faults: UsageIssue[] } {
  const pathEnd = value.startsWith('/') ? value.search(/[ \t]|$/) : 0;
  const path = pathEnd > 0 ? { path: sliceWord(value, 0, pathEnd) } : {};
  const from = pathEnd + value.slice(pathEnd).search(/[^ \t]|$/);
  const read = readDictionary(value.slice(from));
  if ('fault' in read) {
    const faults = [faultIssue(value, from + read.at)];
    return { statement: { ...path, members: [], fault: read.fault }, faults };
  }
  const members = read.members.map((member) => ({
    ...member,
    start: from + member.start,
    keyEnd: from + member.keyEnd,
    valueEnd: from + member.valueEnd,
    end: from + member.end,
  }));
  const faults = members.length === 0 ? [issue('CUS-EMPTY', 0, pathEnd)] : [];
  return { statement: { ...path, members }, faults };
}

/**
 * Reads the value of a line. The result always has parts: a statement that cannot be read still replaces the
 * statements for shorter paths. @param edition of the labels; other labels are reported.
 */
export function readContentUsage(
  value: string,
  edition: UsageEdition = newestEdition,
): LineValue<UsageStatement, ContentUsageCode> & { readonly parts: UsageStatement } {
  const { statement, faults } = readStatement(value);
  const star = value.startsWith('*') ? [issue('CUS-PATH-STAR', 0, value.search(/[ \t]|$/))] : [];
  const foundIssues = [...star, ...faults, ...issuesOfMembers(statement, edition)];
  return { parts: statement, issues: foundIssues.toSorted((a, b) => a.start - b.start) };
}

function findUsageParts(value: string): ValuePartRange[] {
  const path = /^\/[^ \t]*/.exec(value)?.[0] ?? '';
  const pathParts = path === '' ? [] : [{ id: 'path', start: 0, end: path.length }];
  return [...pathParts, ...partsOfPairs(value, path.length, 'label')];
}

const nextUsagePart = (head: string): number => {
  if (head === '' || (head.startsWith('/') && !endsWithSpace(head))) return 0;
  return lastListItem(head).includes('=') ? 2 : 1;
};

const ANSWERS = createAnswerTable(
  newestEdition.labels.map(({ label }) => label),
  ['y', 'n'],
);

function suggestStatement(position: ValuePosition): readonly ValueSuggestion[] {
  const pairs = suggestPairs(position, ANSWERS, 'label');
  const hasNoPair = !/[=,]/.test(position.text.slice(position.start, position.column));
  if (!isFirstWord(position) || !hasNoPair) return pairs;
  return [...pairs, ...suggestPaths(position).map((one) => ({ ...one, goesOn: true as const }))];
}

export const contentUsage = defineExtension({
  id: 'content-usage',
  name: 'Content-Usage',
  role: 'extension',
  scope: 'record',
  value: 'usage-statement',
  source: cite('draft-ietf-aipref-attach-05', '3'),
  facts: {
    status: 'draft',
    evaluated: true,
    relation: 'use-after-access',
    contested: ['usage-draft'],
    honouredBy: [GOOGLE_PARSER],
    since: '2025-06-16',
  },
  readBy: [],
  // Without the second parameter, which callers of readers do not know.
  read: (value: string) => readContentUsage(value),
  issues,
  findParts: findUsageParts,
  shape: {
    parts: [createPart('path'), createPart('label', ' '), createPart('answer', '=')],
    more: ', ',
    next: nextUsagePart,
  },
  suggest: suggestStatement,
  add: { to: 'record' },
});
