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
  isRecordClosed,
  lastNameLine,
  readExistingRecords,
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

/**
 * Returns the records that are read by crawlers that a statement is for: those for any other crawler; if these may
 * fetch nothing, each record of crawlers that may.
 */
function audienceOf(records: readonly ExistingRecord[]): readonly (readonly ExistingRecord[])[] {
  const stars = records.filter((record) => hasName(record, ANY_AGENT));
  const isOpen = (record: ExistingRecord) => !isRecordClosed(record, true);
  const openStars = stars.filter(isOpen);
  if (openStars.length > 0) return [openStars];
  return stars.length === 0 ? [] : records.filter(isOpen).map((record) => [record]);
}

/** Whether a file has crawlers that a statement is for. If nobody may fetch anything, there are none. */
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

/** Applies a statement to the records of the crawlers that it is for. Without a record for `*`, one is added. */
export function applyStatement(policy: Policy, reader: Reader, statement: PreferenceStatement): Policy {
  const records = readExistingRecords(policy, reader);
  if (!records.some((record) => hasName(record, ANY_AGENT))) {
    const starRecord: ExtractedAgent = {
      key: ANY_AGENT,
      wish: 'in',
      text: agentText(policy.format, ANY_AGENT),
      lines: [statementLine(statement), openingRecordText(policy)],
    };
    return placeRecords(policy, reader, [starRecord], 'end', { joins: false, comments: {} }).policy;
  }
  // From the last record up, so that the lines of the records above stay where they are.
  return audienceOf(records).reduceRight((now, group) => applyToRecords(now, group, statement), policy);
}
