// What the records of a file say about the whole site and about single paths, before a preset is applied.
import type { Source } from '../../document/source.ts';
import { isOutsideRecords } from '../../formats/rep/outside-records.ts';
import { type FileReading, readRecords } from '../../formats/rep/records.ts';
import type { RuleLine } from '../../formats/rep/robots-record.ts';
import { matchesPattern, parsePattern } from '../../matching/path-pattern.ts';
import { type Effect, pathOfRule } from '../../matching/path-rule.ts';
import { canonicalUrl } from '../../matching/percent-encoding.ts';
import { findVisibleLines } from '../../matching/visible-lines.ts';
import type { Reader } from '../../readers/reader.ts';
import { defaultReader, readerOf } from '../../readers/registry.ts';
import { createPolicy, fieldAt, nameOf, type Policy, valueOf } from '../../syntax/policy.ts';
import { memoizeByKey } from '../../text/lazy.ts';
import { lowerCase } from '../../text/lower-case.ts';

/** Any crawler that no record names. */
export const ANY_AGENT = '*';

/** A user-agent line of a record. `key`: the value in lower case, by which names are compared here. */
export interface ExistingName {
  readonly line: number;
  readonly value: string;
  readonly key: string;
}

/** A rule. `all`: it matches every path. `none`: it has no path. */
export interface ExistingRule {
  readonly line: number;
  readonly effect: Effect;
  readonly path: string;
  readonly reach: 'all' | 'some' | 'none';
}

/** A record as RFC 9309 groups lines, with the fields that the selected reader recognizes. */
export interface ExistingRecord {
  readonly names: readonly [ExistingName, ...ExistingName[]];
  readonly rules: readonly ExistingRule[];
  /** Other lines that apply to its crawlers. */
  readonly says: readonly number[];
}

const standardReader = readerOf(defaultReader);
/** Whether crawlers read only the beginning of a file (RFC 9309 2.5). Asked for many records of one file. */
export const isCutOff = memoizeByKey(
  ({ source }: Policy) => findVisibleLines(source, standardReader.text).end < source.lines.length,
);

const isUtf16 = ({ encoding }: Source): boolean => encoding === 'utf-16le' || encoding === 'utf-16be';

/** Whether crawlers find no line in a file, whatever it says (RFC 9309 2.3). */
export const isIllegible = ({ source }: Policy): boolean => isUtf16(source);

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

/** Readers of octets find nothing in a UTF-16 file (RFC 9309 2.3), but its names are read here nevertheless. */
const asLegiblePolicy = ({ source, format }: Policy): Policy => {
  return createPolicy(isUtf16(source) ? { ...source, encoding: 'utf-8' } : source, format);
};

/**
 * Returns the records of a file, in file order. Lines are grouped as in RFC 9309, so that written rules are found
 * again.
 */
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

/** Whether a record has a name, in the form in which names are compared. */
export const hasName = ({ names }: ExistingRecord, key: string): boolean =>
  names.some((name) => name.key === key);

/** Returns the line of the last name of a record. */
export const lastNameLine = ({ names }: ExistingRecord): number => (names.at(-1) ?? names[0]).line;

/** Returns the names of a record in the form in which they are compared. */
export const namesOfRecord = ({ names }: ExistingRecord): readonly string[] => names.map(({ key }) => key);

/** Returns the rules of a record that block, or allow, everything. */
export const siteWideRules = ({ rules }: ExistingRecord, effect: Effect): readonly ExistingRule[] =>
  rules.filter((rule) => rule.reach === 'all' && rule.effect === effect);

/** Returns the rules of a record for single paths. */
export const singlePathRules = ({ rules }: ExistingRecord, effect?: Effect): readonly ExistingRule[] =>
  rules.filter((rule) => rule.reach === 'some' && (effect === undefined || rule.effect === effect));

/** Returns a URL that a path of a rule matches. */
export const samplePath = (path: string): string => path.replace(/\$$/, '').replaceAll('*', 'x');

/** Whether a record has an Allow for single paths that matches what a path matches. */
export function allowsPath({ source }: Policy, record: ExistingRecord, path: string): boolean {
  const rules = singlePathRules(record, 'allow');
  if (rules.length === 0) return false;
  const url = canonicalUrl(samplePath(path), standardReader.path);
  return rules.some((rule) =>
    matchesPattern(parsePattern(rule.path, source.encoding, standardReader.path), url),
  );
}

/** Whether a rule without a path precedes the first rule that blocks everything: some crawlers stop there (urllib). */
function opensBeforeClosing({ rules }: ExistingRecord): boolean {
  const closes = rules.findIndex((rule) => rule.reach === 'all' && rule.effect === 'deny');
  return rules.slice(0, closes).some(({ reach }) => reach === 'none');
}

const ROOT_PATH = '/';

/** Returns the rules of a record that allow anything. An Allow without a path allows nothing (RFC 9309 2.2.2). */
export const allowingRules = ({ rules }: ExistingRecord): readonly ExistingRule[] =>
  rules.filter(({ effect, reach }) => effect === 'allow' && reach !== 'none');

/** Whether this record blocks everything for crawlers of all kinds. `widely`: only for those that support wildcards. */
export function isRecordClosed(record: ExistingRecord, widely: boolean): boolean {
  const closing = siteWideRules(record, 'deny');
  const isRead = widely ? closing.length > 0 : closing.some(({ path }) => path === ROOT_PATH);
  return isRead && allowingRules(record).length === 0 && !opensBeforeClosing(record);
}

/** Whether no rule of this record blocks everything. */
export const isRecordOpen = (record: ExistingRecord): boolean => siteWideRules(record, 'deny').length === 0;
