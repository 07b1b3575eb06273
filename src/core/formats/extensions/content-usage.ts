// The value of a Content-Usage line: a path if it begins with a slash, then a Dictionary of RFC 9651 (attach-05 3.2).
import { newestEdition, type UsageEdition, usageEditions } from '../../catalogue/usage-vocabulary.ts';
import type { Severity } from '../../diagnostics/finding.ts';
import { readDictionary, type SfFault, type SfMember } from '../../syntax/structured-field.ts';
import { sliceWord, type Word } from '../../syntax/words.ts';
import type { LineIssue, LineValue } from './line-value.ts';

/** What can be said of a Content-Usage line, and how bad it is (modern-lines 16). */
export const contentUsageCodes = {
  'CUS-SYNTAX': 'error',
  'CUS-VALUE': 'warning',
  'CUS-LABEL': 'warning',
  'CUS-LABEL-OLD': 'warning',
  'CUS-DUPLICATE': 'warning',
  'CUS-PARAM': 'warning',
  'CUS-PATH-STAR': 'warning',
  'CUS-EMPTY': 'warning',
} as const satisfies Readonly<Record<string, Severity>>;

export type ContentUsageCode = keyof typeof contentUsageCodes;

/** What is preferred about a label (vocab-07 6.5). */
export type Preference = 'allowed' | 'disallowed' | 'unknown';

/** A statement as read. Columns are those of the value. */
export interface UsageStatement {
  /** Absent for a statement about all paths. */
  readonly path?: Word;
  /** As written, repeats kept; none where the Dictionary cannot be read, so that every label is unknown. */
  readonly members: readonly SfMember[];
  /** Why it cannot be read. */
  readonly fault?: SfFault;
}

type UsageIssue = LineIssue<ContentUsageCode>;

const issue = (code: ContentUsageCode, start: number, end: number, detail?: string): UsageIssue => ({
  code,
  severity: contentUsageCodes[code],
  start,
  end,
  ...(detail === undefined ? {} : { detail }),
});

const token = ({ value }: SfMember): string | undefined =>
  'type' in value && value.type === 'token' ? value.text : undefined;

const preferences: Readonly<Record<string, Preference>> = { y: 'allowed', n: 'disallowed' };

/** What a statement says of a label: the last member of this name counts, and no other value than the tokens y and n. */
export function preferenceOf({ members }: UsageStatement, label: string): Preference {
  const said = members.findLast(({ key }) => key === label);
  const word = said && token(said);
  return word !== undefined && Object.hasOwn(preferences, word) ? preferences[word]! : 'unknown';
}

const isIn = ({ labels }: UsageEdition, key: string) => labels.some(({ label }) => label === key);

function labelIssue({ key, start, keyEnd }: SfMember, edition: UsageEdition): UsageIssue[] {
  if (isIn(edition, key)) return [];
  const isOld = usageEditions.some((one) => isIn(one, key));
  return [issue(isOld ? 'CUS-LABEL-OLD' : 'CUS-LABEL', start, keyEnd)];
}

/** What is odd about a member that counts. */
function memberIssues(member: SfMember, statement: UsageStatement, edition: UsageEdition): UsageIssue[] {
  const { key, parameters, start, keyEnd, end } = member;
  const issues = labelIssue(member, edition);
  if (issues.length === 0 && preferenceOf(statement, key) === 'unknown')
    issues.push(issue('CUS-VALUE', keyEnd, end));
  if (parameters.length > 0) issues.push(issue('CUS-PARAM', start, end));
  return issues;
}

/** What is odd about the members of a statement: of a repeated key only the last counts (CUS-012). */
function issuesOfMembers(statement: UsageStatement, edition: UsageEdition): UsageIssue[] {
  const last = new Map(statement.members.map((member) => [member.key, member]));
  return statement.members.flatMap((member) =>
    last.get(member.key) === member
      ? memberIssues(member, statement, edition)
      : [issue('CUS-DUPLICATE', member.start, member.end)],
  );
}

/** The word in which a fault stands; its last character where the text ends too soon. */
function faultIssue(value: string, fault: SfFault, at: number): UsageIssue {
  const start = Math.min(at, Math.max(0, value.length - 1));
  const length = value.slice(start).search(/[ \t,]|$/);
  return issue('CUS-SYNTAX', start, Math.min(value.length, start + Math.max(1, length)), fault);
}

function statementOf(value: string): { statement: UsageStatement; issues: UsageIssue[] } {
  const pathEnd = value.startsWith('/') ? value.search(/[ \t]|$/) : 0;
  const path = pathEnd > 0 ? { path: sliceWord(value, 0, pathEnd) } : {};
  const from = pathEnd + value.slice(pathEnd).search(/[^ \t]|$/);
  const read = readDictionary(value.slice(from));
  if ('fault' in read) {
    const issues = [faultIssue(value, read.fault, from + read.at)];
    return { statement: { ...path, members: [], fault: read.fault }, issues };
  }
  const members = read.members.map((member) => ({
    ...member,
    start: from + member.start,
    keyEnd: from + member.keyEnd,
    valueEnd: from + member.valueEnd,
    end: from + member.end,
  }));
  const isEmpty = pathEnd > 0 && members.length === 0;
  return { statement: { ...path, members }, issues: isEmpty ? [issue('CUS-EMPTY', 0, pathEnd)] : [] };
}

/**
 * Reads the value of a line. It always has parts: one that cannot be read still takes the place of what is said for
 * shorter paths (CUS-010). @param edition of the labels: others are told of.
 */
export function readContentUsage(
  value: string,
  edition: UsageEdition = newestEdition,
): LineValue<UsageStatement, ContentUsageCode> & { readonly parts: UsageStatement } {
  const { statement, issues } = statementOf(value);
  const star = value.startsWith('*') ? [issue('CUS-PATH-STAR', 0, value.search(/[ \t]|$/))] : [];
  const told = issuesOfMembers(statement, edition);
  return { parts: statement, issues: [...star, ...issues, ...told].toSorted((a, b) => a.start - b.start) };
}
