// Lines that state a preference about the use of content: in the records of the crawlers that may fetch something.

import { type AiPurpose, aiPurposes, signalPurposeOf } from '../../catalogue/ai-purposes.ts';
import { aiSearchCrawlers, singlePurposes } from '../../catalogue/single-purpose.ts';
import { newestEdition } from '../../catalogue/usage-vocabulary.ts';
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
  namesOfRecord,
  readExistingRecords,
  siteWideRules,
} from './existing-records.ts';
import type { ExtractedAgent } from './extract-names.ts';
import { openRuleText } from './own-record-lines.ts';
import { placeRecords } from './place-records.ts';
import { applyChanges, mergeChanges, removeLineChanges } from './policy-changes.ts';
import type { PreferenceStatement } from './preset.ts';

// The labels and values of a line that states a preference in addition to the access rules.
type StatementPairs = ReadonlyMap<string, string>;

const PAIR_PATTERN = /^([^\s=;,/]+)\s*=\s*([^\s;,]+)$/;

/**
 * Returns a value as it is read. Content-Signal ignores case (Content Signals). In Content-Usage a capital letter makes
 * the line unreadable (AIPREF).
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

/** Returns the purposes that a label of a statement is about. */
const purposesOf = ({ directive }: PreferenceStatement, label: string): readonly AiPurpose[] =>
  directive === 'content-signal'
    ? aiPurposes.filter((purpose) => signalPurposeOf(purpose) === label)
    : (newestEdition.labels.find((one) => one.label === label)?.purposes ?? []);

const isRefusal = (value: string): boolean => value === 'no' || value === 'n';
const isGrant = (value: string): boolean => value === 'yes' || value === 'y';

/**
 * Returns the labels that a statement refuses although allowing this crawler by name grants them, because it comes for
 * nothing else: a search engine of an AI product for its answers.
 */
const labelsGrantedByName = (statement: PreferenceStatement, key: string): readonly string[] =>
  Object.entries(statement.values).flatMap(([label, value]) => {
    const grants = (purpose: AiPurpose) =>
      singlePurposes.get(key) === purpose || (purpose === 'ai-search' && aiSearchCrawlers.has(key));
    return isRefusal(value) && purposesOf(statement, label).some(grants) ? [label] : [];
  });

/** Whether a rule of a record allows its crawlers something by name: an Allow, or only rules without a path. */
const allowsByName = ({ rules }: ExistingRecord): boolean =>
  rules.some(({ effect, reach }) => effect === 'allow' && reach !== 'none') ||
  rules.every(({ reach }) => reach === 'none');

/** Labels that a statement lacks, because allowing these crawlers by name grants what they refuse. */
export interface WithheldLabels {
  readonly statement: PreferenceStatement;
  readonly labels: readonly string[];
  readonly agents: readonly string[];
}

/**
 * Returns the labels of a statement that a file contradicts. They are written into no record: some readers apply a
 * signal to all crawlers (draft-romm-aipref-contentsignals-00).
 */
export function findWithheld(
  policy: Policy,
  reader: Reader,
  statement: PreferenceStatement,
): WithheldLabels | undefined {
  const records = readExistingRecords(policy, reader);
  const closedKeys = new Set(records.filter((record) => !letsIn(record)).flatMap(namesOfRecord));
  const names = audienceOf(records)
    .flat()
    .filter(allowsByName)
    .flatMap((record) => record.names)
    .filter(({ key }) => !closedKeys.has(key) && labelsGrantedByName(statement, key).length > 0);
  if (names.length === 0) return undefined;
  const labels = [...new Set(names.flatMap(({ key }) => labelsGrantedByName(statement, key)))];
  return { statement, labels, agents: [...new Set(names.map(({ value }) => value))] };
}

/** Returns a statement without the labels that a file contradicts. */
function withoutWithheld(
  policy: Policy,
  reader: Reader,
  statement: PreferenceStatement,
): PreferenceStatement {
  const labels = findWithheld(policy, reader, statement)?.labels ?? [];
  const values = Object.entries(statement.values).filter(([label]) => !labels.includes(label));
  return { ...statement, values: Object.fromEntries(values) };
}

const acceptsStatement =
  (policy: Policy, { directive }: PreferenceStatement) =>
  (line: number) =>
    fieldAt(policy, line).directive?.id === directive;

interface ExistingStatement {
  readonly line: number;
  /** What it is for, with the blank after it; empty for the whole site (AIPREF attach-05 3.2). */
  readonly path: string;
  readonly pairs: StatementPairs;
}

const PATH_PATTERN = /^\/\S*[ \t]+/;

/** Returns the lines of records that already have such a statement, for the whole site or for a path. */
const statementLinesFor = (
  policy: Policy,
  records: readonly ExistingRecord[],
  statement: PreferenceStatement,
): readonly ExistingStatement[] =>
  records
    .flatMap(({ says }) => says)
    .filter(acceptsStatement(policy, statement))
    .flatMap((line) => {
      const value = valueOf(fieldAt(policy, line));
      const path = statement.directive === 'content-usage' ? (PATH_PATTERN.exec(value)?.[0] ?? '') : '';
      const pairs = parsePairs(statement, value.slice(path.length));
      return pairs ? [{ line, path, pairs }] : [];
    });

/**
 * Writes the values into the lines for paths, each of which replaces the statement for the whole site (attach-05 3.1):
 * what the statement refuses, and the labels that they lack. What they refuse stays refused.
 */
function updatePathStatements(
  policy: Policy,
  lines: readonly ExistingStatement[],
  { values }: PreferenceStatement,
): Policy {
  const inLines = lines.flatMap(({ line, path, pairs }) => {
    const changed = Object.entries(values).filter(
      ([label, value]) => pairs.get(label) !== value && (isRefusal(value) || !pairs.has(label)),
    );
    if (changed.length === 0) return [];
    return setValue(policy, line, path + printPairs(new Map([...pairs, ...changed])));
  });
  return inLines.length === 0 ? policy : applyChanges(policy, { inLines, ofLines: [] });
}

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

/** An Allow for everything prevents the names of the record from being merged with those of the next one (ours). */
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
  const named = open.filter((record) => !isForAny(record) && record.rules.length + record.says.length > 0);
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
  // A record for any other crawler ends with a rule, so that what is added below does not belong to it. An Allow would
  // win against a rule that blocks everything for one of its names elsewhere (RFC 9309 2.2.2).
  const needsRule = record.rules.length === 0 && hasName(record, ANY_AGENT);
  const insert = [text, ...(needsRule ? [openRuleText(policy)] : [])].map((one) => ({ text: one }));
  return applyChanges(policy, { inLines: [], ofLines: [{ at, remove: 0, insert }] });
}

/** Returns a signal, which is for the whole site, without what a line about use refuses for a path. */
function withoutRefusedForPaths(
  policy: Policy,
  records: readonly ExistingRecord[],
  statement: PreferenceStatement,
): PreferenceStatement {
  if (statement.directive !== 'content-signal') return statement;
  const usage: PreferenceStatement = { directive: 'content-usage', values: {} };
  const refused = new Set(
    statementLinesFor(policy, records, usage)
      .filter(({ path }) => path !== '')
      .flatMap(({ pairs }) => [...pairs].filter(([, value]) => isRefusal(value)))
      .flatMap(([label]) => purposesOf(usage, label)),
  );
  const values = Object.entries(statement.values).filter(
    ([label, value]) =>
      !isGrant(value) || !purposesOf(statement, label).some((purpose) => refused.has(purpose)),
  );
  return { ...statement, values: Object.fromEntries(values) };
}

/** Applies a statement to records: in their existing lines, of which other labels stay, or in a new line. */
function applyToRecords(
  before: Policy,
  records: readonly ExistingRecord[],
  whole: PreferenceStatement,
): Policy {
  const statement = withoutRefusedForPaths(before, records, whole);
  const lines = statementLinesFor(before, records, statement);
  const isForPath = ({ path }: ExistingStatement) => path !== '';
  const policy = updatePathStatements(before, lines.filter(isForPath), statement);
  const siteLines = lines.filter((line) => !isForPath(line));
  if (siteLines.length > 0) return updateStatements(policy, siteLines, statement);
  const [first] = records;
  if (!first || Object.keys(statement.values).length === 0) return policy;
  return insertStatement(policy, first, statementLine(statement));
}

/**
 * Takes back what the lines of a closed record grant: what the statement refuses becomes a no, and what it grants, to
 * those that may fetch the site, is removed.
 */
function refuseInClosed(policy: Policy, record: ExistingRecord, statement: PreferenceStatement): Policy {
  const changes = statementLinesFor(policy, [record], statement).flatMap(({ line, path, pairs }) => {
    const kept = [...pairs].flatMap(([label, value]): [string, string][] => {
      const wanted = statement.values[label];
      if (wanted === undefined || !isGrant(value)) return [[label, value]];
      return isRefusal(wanted) ? [[label, wanted]] : [];
    });
    if (kept.length === pairs.size && kept.every(([label, value]) => pairs.get(label) === value)) return [];
    return kept.length === 0
      ? [removeLineChanges(policy, line)]
      : [{ inLines: setValue(policy, line, path + printPairs(new Map(kept))), ofLines: [] }];
  });
  return changes.length === 0 ? policy : applyChanges(policy, mergeChanges(changes));
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

/** Applies a statement to the records of the crawlers that it is for, and takes back what the others grant. */
export function applyStatement(before: Policy, reader: Reader, whole: PreferenceStatement): Policy {
  const statement = withoutWithheld(before, reader, whole);
  if (Object.keys(statement.values).length === 0) return before;
  const withDefault = withDefaultRecord(before, reader, statement);
  const policy = readExistingRecords(withDefault, reader)
    .filter((record) => !letsIn(record))
    .reduceRight((now, record) => refuseInClosed(now, record, statement), withDefault);
  // From the last record up, so that the lines of the records above stay where they are.
  return audienceOf(readExistingRecords(policy, reader)).reduceRight(
    (now, group) => applyToRecords(now, group, statement),
    policy,
  );
}
