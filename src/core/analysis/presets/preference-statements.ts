// Lines that state a preference about the use of content: in the records of the crawlers that may fetch something.

import { extensions } from '../../formats/extensions/registry.ts';
import { agentText, ruleText } from '../../formats/rep/edit/field-spelling.ts';
import { setValue } from '../../formats/rep/edit/set-value.ts';
import type { Reader } from '../../readers/reader.ts';
import { fieldAt, type Policy, valueOf } from '../../syntax/policy.ts';
import { lowerCase } from '../../text/lower-case.ts';
import {
  ANY_AGENT,
  type ExistingRecord,
  hasName,
  isRecordOpen,
  lastNameLine,
  readExistingRecords,
  siteWideRules,
} from './existing-records.ts';
import type { ExtractedAgent } from './extract-names.ts';
import { openRuleText } from './own-record-lines.ts';
import { placeRecords } from './place-records.ts';
import { applyChanges } from './policy-changes.ts';
import type { PreferenceStatement } from './preset.ts';

// The labels and values of a line that states a preference in addition to the access rules.
type StatementPairs = ReadonlyMap<string, string>;

const PAIR_PATTERN = /^([^\s=;,/]+)\s*=\s*([^\s;,]+)$/;

/**
 * Returns a value as it is read. Content-Signal ignores case (CSG-003). In Content-Usage a capital letter makes
 * the line unreadable (CUS-014).
 */
const valueAsRead = ({ directive }: PreferenceStatement, value: string): string =>
  directive === 'content-signal' ? lowerCase(value) : value;

/** Returns the labels and values of a line, or undefined if it has other content too. */
function parsePairs(statement: PreferenceStatement, value: string): StatementPairs | undefined {
  const pairs = new Map<string, string>();
  for (const part of valueAsRead(statement, value).split(',')) {
    const [, label, wish] = PAIR_PATTERN.exec(part.trim()) ?? [];
    if (label === undefined || wish === undefined) return undefined;
    pairs.set(label, wish);
  }
  return pairs;
}

const printPairs = (pairs: StatementPairs): string =>
  [...pairs].map(([label, value]) => `${label}=${value}`).join(', ');

const acceptsStatement =
  (policy: Policy, { directive }: PreferenceStatement) =>
  (line: number) =>
    fieldAt(policy, line).directive?.id === directive;

interface ExistingStatement {
  readonly line: number;
  readonly pairs: StatementPairs;
}

/** Returns the lines of records that already have such a statement. */
const statementLinesFor = (
  policy: Policy,
  records: readonly ExistingRecord[],
  statement: PreferenceStatement,
): readonly ExistingStatement[] =>
  records
    .flatMap(({ says }) => says)
    .filter(acceptsStatement(policy, statement))
    .flatMap((line) => {
      const pairs = parsePairs(statement, valueOf(fieldAt(policy, line)));
      return pairs ? [{ line, pairs }] : [];
    });

/**
 * Writes the values into these lines: each label into the lines that have it, and the missing labels into the
 * first.
 */
function updateStatements(
  policy: Policy,
  lines: readonly ExistingStatement[],
  { values }: PreferenceStatement,
): Policy {
  const wantedValues = Object.entries(values);
  const missing = wantedValues.filter(([label]) => !lines.some(({ pairs }) => pairs.has(label)));
  const inLines = lines.flatMap(({ line, pairs }, place) => {
    const ownValues = [
      ...wantedValues.filter(([label]) => pairs.has(label)),
      ...(place === 0 ? missing : []),
    ];
    const isAlreadyStated = ownValues.every(([label, value]) => pairs.get(label) === value);
    return isAlreadyStated ? [] : setValue(policy, line, printPairs(new Map([...pairs, ...ownValues])));
  });
  return inLines.length === 0 ? policy : applyChanges(policy, { inLines, ofLines: [] });
}

function statementLine({ directive, values }: PreferenceStatement): string {
  const { name } = extensions.find(({ id }) => id === directive)!;
  return `${name}: ${printPairs(new Map(Object.entries(values)))}`;
}

/** An Allow for everything prevents the names of the record from being merged with those of the next one (LIN-003). */
const openingRecordText = (policy: Policy) => ruleText(policy.format, { effect: 'allow', path: '/' });

/** Whether the crawlers of a record may fetch the site, apart from single paths. */
const letsIn = (record: ExistingRecord): boolean =>
  isRecordOpen(record) || siteWideRules(record, 'allow').length > 0;

/**
 * Returns the records that a statement is written into: those for any other crawler, together, and each record of
 * other crawlers. Crawlers that may fetch nothing need no statement. That a record also applies to the crawlers of
 * others is contested (draft-romm-aipref-contentsignals-00).
 */
function audienceOf(records: readonly ExistingRecord[]): readonly (readonly ExistingRecord[])[] {
  const isForAny = (record: ExistingRecord) => hasName(record, ANY_AGENT);
  const open = records.filter(letsIn);
  const stars = open.filter(isForAny);
  const named = open.filter((record) => !isForAny(record) && record.rules.length > 0);
  return [...(stars.length > 0 ? [stars] : []), ...named.map((record) => [record])].toSorted(
    ([a], [b]) => (a?.names[0].line ?? 0) - (b?.names[0].line ?? 0),
  );
}

/** Whether a file has crawlers that a statement is for. Without a record for `*`, any other crawler is one. */
export const hasAudience = (policy: Policy, reader: Reader): boolean => {
  const records = readExistingRecords(policy, reader);
  return !records.some((record) => hasName(record, ANY_AGENT)) || audienceOf(records).length > 0;
};

function insertStatement(policy: Policy, record: ExistingRecord, text: string): Policy {
  const at = lastNameLine(record) + 1;
  // An Allow would win against a rule that blocks everything for one of its names elsewhere (RFC 9309 2.2.2).
  const insert = [text, ...(record.rules.length > 0 ? [] : [openRuleText(policy)])].map((one) => ({
    text: one,
  }));
  return applyChanges(policy, { inLines: [], ofLines: [{ at, remove: 0, insert }] });
}

/** Applies a statement to records: in their existing lines, of which other labels stay, or in a new line. */
function applyToRecords(
  policy: Policy,
  records: readonly ExistingRecord[],
  statement: PreferenceStatement,
): Policy {
  const lines = statementLinesFor(policy, records, statement);
  if (lines.length > 0) return updateStatements(policy, lines, statement);
  const [first] = records;
  return first ? insertStatement(policy, first, statementLine(statement)) : policy;
}

/** Adds a record for any other crawler, with a statement, if there is none. */
function withDefaultRecord(policy: Policy, reader: Reader, statement: PreferenceStatement): Policy {
  if (readExistingRecords(policy, reader).some((record) => hasName(record, ANY_AGENT))) return policy;
  const starRecord: ExtractedAgent = {
    key: ANY_AGENT,
    wish: 'in',
    text: agentText(policy.format, ANY_AGENT),
    lines: [statementLine(statement), openingRecordText(policy)],
  };
  return placeRecords(policy, reader, [starRecord], 'end', { joins: false, comments: {} }).policy;
}

/** Applies a statement to the records of the crawlers that it is for. */
export function applyStatement(before: Policy, reader: Reader, statement: PreferenceStatement): Policy {
  const policy = withDefaultRecord(before, reader, statement);
  // From the last record up, so that the lines of the records above stay where they are.
  return audienceOf(readExistingRecords(policy, reader)).reduceRight(
    (now, group) => applyToRecords(now, group, statement),
    policy,
  );
}
