// What the records of a file say about the whole site and about single paths, before a preset is applied.
import { isOutsideRecords } from '../../formats/rep/outside-records.ts';
import { type FileReading, readRecords } from '../../formats/rep/records.ts';
import type { RuleLine } from '../../formats/rep/robots-record.ts';
import { matchesPattern, parsePattern } from '../../matching/path-pattern.ts';
import { type Effect, pathOfRule } from '../../matching/path-rule.ts';
import { canonicalUrl } from '../../matching/percent-encoding.ts';
import type { Reader } from '../../readers/reader.ts';
import { defaultReader, readerOf } from '../../readers/registry.ts';
import { createPolicy, fieldAt, nameOf, type Policy, valueOf } from '../../syntax/policy.ts';
import { lowerCase } from '../../text/lower-case.ts';

/** Everybody whom no record names. */
export const ANY_AGENT = '*';

/** A user-agent line of a record; `key` is what names are compared by here: the value in lower case. */
export interface ExistingName {
  readonly line: number;
  readonly value: string;
  readonly key: string;
}

/** A rule; `all`: it matches every path; `none`: it has no path. */
export interface ExistingRule {
  readonly line: number;
  readonly effect: Effect;
  readonly path: string;
  readonly reach: 'all' | 'some' | 'none';
}

/** A record as the standard gathers it, its fields recognised as the chosen reader does. */
export interface ExistingRecord {
  readonly names: readonly [ExistingName, ...ExistingName[]];
  readonly rules: readonly ExistingRule[];
  /** Other lines that say something to its robots. */
  readonly says: readonly number[];
}

const standardReader = readerOf(defaultReader);
const rootPatterns = ['/', '/0', '/~.-_/0/~'].map((url) => canonicalUrl(url, standardReader.path));

const matchesEveryPath = (path: string, { source: { encoding } }: Policy) => {
  const pattern = parsePattern(path, encoding, standardReader.path);
  return rootPatterns.every((url) => matchesPattern(pattern, url));
};

function readExistingRule(policy: Policy, rule: RuleLine): ExistingRule {
  const path = pathOfRule(rule);
  const reach = path === '' ? 'none' : matchesEveryPath(path, policy) ? 'all' : 'some';
  return { line: rule.line, effect: rule.effect, path, reach };
}

function appliesInRecord(policy: Policy, line: number): boolean {
  const field = fieldAt(policy, line);
  const { kind, directive } = field;
  return (kind === 'other' || directive?.role === 'extension') && !isOutsideRecords(nameOf(field));
}

/** A file in UTF-16 shows readers of octets nothing (RFC 9309 2.3); its names stand there all the same. */
const asLegiblePolicy = ({ source, format }: Policy): Policy => {
  const isUtf16 = source.encoding === 'utf-16le' || source.encoding === 'utf-16be';
  return createPolicy(isUtf16 ? { ...source, encoding: 'utf-8' } : source, format);
};

/** The records of a file, in file order: its text is taken as the standard does, as what is written has to be found again. */
export function readExistingRecords(policy: Policy, reader: Reader): readonly ExistingRecord[] {
  const reading: FileReading = {
    text: standardReader.text,
    field: reader.field,
    record: standardReader.record,
  };
  return readRecords(asLegiblePolicy(policy), reading).records.flatMap(({ agents, rules, others }) => {
    const [first, ...more] = [...new Set(agents)].map((line) => {
      const value = valueOf(fieldAt(policy, line));
      return { line, value, key: lowerCase(value) };
    });
    if (!first) return [];
    return {
      names: [first, ...more],
      rules: rules.map((rule) => readExistingRule(policy, rule)),
      says: others.filter((line) => appliesInRecord(policy, line)),
    };
  });
}

/** The line of the last name of a record. */
export const lastNameLine = ({ names }: ExistingRecord): number => (names.at(-1) ?? names[0]).line;

/** The names of a record, as they are compared. */
export const namesOfRecord = ({ names }: ExistingRecord): readonly string[] => names.map(({ key }) => key);

/** The rules of a record that close, or open, everything. */
export const siteWideRules = ({ rules }: ExistingRecord, effect: Effect): readonly ExistingRule[] =>
  rules.filter((rule) => rule.reach === 'all' && rule.effect === effect);

/** The rules of a record about single paths. */
export const singlePathRules = ({ rules }: ExistingRecord, effect?: Effect): readonly ExistingRule[] =>
  rules.filter((rule) => rule.reach === 'some' && (effect === undefined || rule.effect === effect));

/** Whether a rule without a path stands before the first that closes everything: some robots stop there (PYU-013). */
function opensBeforeClosing({ rules }: ExistingRecord): boolean {
  const closes = rules.findIndex((rule) => rule.reach === 'all' && rule.effect === 'deny');
  return rules.slice(0, closes).some(({ reach }) => reach === 'none');
}

const ROOT_PATH = '/';

/** Whether everything is closed in this record, to robots of all kinds; `widely`: to those that know wildcards. */
export function isRecordClosed(record: ExistingRecord, widely: boolean): boolean {
  const closing = siteWideRules(record, 'deny');
  const isRead = widely ? closing.length > 0 : closing.some(({ path }) => path === ROOT_PATH);
  return isRead && siteWideRules(record, 'allow').length === 0 && !opensBeforeClosing(record);
}

/** Whether nothing in this record closes everything. */
export const isRecordOpen = (record: ExistingRecord): boolean => siteWideRules(record, 'deny').length === 0;
