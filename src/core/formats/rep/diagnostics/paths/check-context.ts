// What the checks of paths share.

import type { CheckContext, Kinds, NoValues, Place } from '../../../../diagnostics/define-checks.ts';
import type { Fix } from '../../../../diagnostics/finding.ts';
import type { Encoding } from '../../../../document/encoding.ts';
import { type PathRule, parseRules, pathOfRule } from '../../../../matching/path-rule.ts';
import { type CooperativeTask, runSync } from '../../../../questions/cooperative-task.ts';
import { koster1996 } from '../../../../readers/koster-1996.ts';
import type { Reader } from '../../../../readers/reader.ts';
import type { ReaderId } from '../../../../readers/registry.ts';
import { rfc9309 } from '../../../../readers/rfc9309.ts';
import { EXACT_FIELDS, LENIENT_FIELDS } from '../../../../syntax/directives.ts';
import { fieldAt, type Policy } from '../../../../syntax/policy.ts';
import { kindsInChunk } from '../../../../syntax/recognize.ts';
import { groupByKey } from '../../../../text/group-by-key.ts';
import { lazy, memoizeByKey } from '../../../../text/lazy.ts';
import { setPath } from '../../edit/set-path.ts';
import { type AgentIndex, agentIndex } from '../../question/select-records.ts';
import { type Records, readRecords } from '../../records.ts';
import type { RobotsRecord, RuleLine } from '../../robots-record.ts';

/**
 * The rules of a file. Records are formed in two ways: `loose` as in RFC 9309, where records contain blank lines, and
 * `strict` as in 1996, where blank lines end them.
 */
export interface FileRules {
  readonly policy: Policy;
  /** A reader that ignores blank lines, knows wildcards, and uses the longest rule. */
  readonly today: Reader;
  readonly loose: Records;
  readonly looseAgents: AgentIndex;
  /** The user-agent lines by the place of their record. */
  readonly agentLinesOf: () => ReadonlyMap<number, AgentIndex['lines']>;
  /** A reader that ends records at blank lines, and uses the first rule, literally. */
  readonly earlier: Reader;
  readonly strict: Records;
  readonly isUnambiguous: () => boolean;
  /** The lines of rules with the same path as another, once they are reported. */
  readonly duplicateLines: Set<number>;
}

type Written = { readonly text: string };
type Paths = { readonly paths: readonly string[] };

/** The fixes of paths, with what their titles say. `line`: from 1. */
export type PathFixes = {
  readonly 'write-rule-path': Written;
  readonly 'write-rules': Paths;
  readonly 'write-end': Written;
  readonly 'write-literally': Written;
  readonly 'write-without-query': Written & { readonly path: string };
  readonly 'read-with-wildcards': { readonly reader: ReaderId };
  readonly 'write-escaped': Written;
  readonly 'write-number-sign': Written;
  readonly 'set-comment-apart': NoValues;
  readonly 'split-rule': Paths & { readonly path: string };
  readonly 'comment-rest': Written & { readonly path: string };
  /** `path`: undefined if the rule makes no difference. */
  readonly 'delete-rule': { readonly line: number; readonly path: string | undefined };
  readonly 'delete-rules': { readonly lines: readonly number[] };
  readonly 'forbid-nothing': NoValues;
  readonly 'move-rule-above': { readonly line: number };
  readonly 'sort-record': NoValues;
  readonly 'empty-disallow': NoValues;
  readonly 'close-the-rest': NoValues;
  readonly 'allow-resources': Paths;
  readonly 'add-rules': Paths;
  readonly 'open-urls': Paths;
  readonly 'match-parameter': Paths & { readonly path: string };
  /** `text`: a rule that ends the record of some names. */
  readonly 'end-record': Written & { readonly names: readonly string[] };
  readonly 'add-name': { readonly name: string };
  readonly 'copy-default-rules': { readonly rules: number; readonly records: number };
  /** `opens`: an example of what the rule no longer matches. */
  readonly 'only-folder': Paths & { readonly path: string; readonly opens: string };
  readonly 'remove-stars': { readonly count: number };
  readonly 'show-lines': { readonly count: number };
  readonly 'write-url': { readonly url: string };
  readonly 'compare-readers': { readonly reader: string; readonly other: string };
};

/** The context of checks that may report some kinds. */
export type PathContext<Codes extends Kinds = Kinds> = CheckContext<FileRules, Codes, PathFixes>;

/** What makes fixes, whatever the context may report. */
export type FixContext = Pick<PathContext, 'inspection' | 'subject' | 'fix'>;

/** Reads the rules of a file. */
export function* readRules(policy: Policy): CooperativeTask<FileRules> {
  const loose = readRecords(policy, rfc9309);
  yield;
  const looseAgents = agentIndex(policy, loose, rfc9309);
  yield;
  const strict = readRecords(policy, koster1996);
  yield;
  return {
    policy,
    today: rfc9309,
    loose,
    looseAgents,
    agentLinesOf: lazy(() => groupByKey(looseAgents.lines, ({ record }) => record)),
    earlier: koster1996,
    strict,
    isUnambiguous: lazy(() => isUnambiguous(policy)),
    duplicateLines: new Set(),
  };
}

/** The place of the path of a line, 0-based, or of its name if it has no path. */
export function pathAt({ policy }: FileRules, line: number): Place {
  const { nameStart, nameEnd, valueStart, valueEnd } = fieldAt(policy, line).places;
  const [start, end] = valueStart < valueEnd ? [valueStart, valueEnd] : [nameStart, nameEnd];
  return { line, start, end };
}

/** Writes another path in a line. */
export const writePathFix = ({ subject: { policy }, fix }: FixContext, line: number, text: string): Fix =>
  fix('write-rule-path', { text }, () => setPath(policy, line, text));

/** A rule that has an effect, and its place in the run. */
export interface EffectiveRule {
  readonly place: number;
  readonly at: RuleLine;
  readonly rule: PathRule;
  /** The path as written. */
  readonly path: string;
}

/** The number of rules that are read per step. */
const RULES_PER_STEP = 1000;

/** Cached as long as the rules of a record, which most edits do not change: a key parses those of one record. */
const rulesByRun = memoizeByKey((_run: readonly RuleLine[]) =>
  memoizeByKey((_reader: Reader) => new Map<Encoding, readonly EffectiveRule[]>()),
);

/** Returns the rules of a run that have an effect for a reader: the same list for the same run. */
export function* effectiveRulesTask(
  { policy }: FileRules,
  run: readonly RuleLine[],
  reader: Reader,
): CooperativeTask<readonly EffectiveRule[]> {
  const { encoding } = policy.source;
  const byEncoding = rulesByRun(run)(reader);
  const parsed = byEncoding.get(encoding);
  if (parsed) return parsed;
  const effective: EffectiveRule[] = [];
  for (let from = 0; from < run.length; from += RULES_PER_STEP) {
    const piece = run.slice(from, from + RULES_PER_STEP);
    const rules = parseRules(piece, encoding, reader);
    for (const [i, at] of piece.entries()) {
      const rule = rules[i];
      if (rule) effective.push({ place: from + i, at, rule, path: pathOfRule(at) });
    }
    if (from + RULES_PER_STEP < run.length) yield;
  }
  byEncoding.set(encoding, effective);
  return effective;
}

/** The same without steps. */
export const effectiveRules = (
  file: FileRules,
  run: readonly RuleLine[],
  reader: Reader,
): readonly EffectiveRule[] => runSync(effectiveRulesTask(file, run, reader));

/** Whether all readers read the same lines as rules: none is misspelled or lacks its colon. */
const isUnambiguous = ({ source, format }: Policy): boolean =>
  source.lines.chunks.every((chunk) => {
    const exact = kindsInChunk(chunk, format, EXACT_FIELDS);
    return kindsInChunk(chunk, format, LENIENT_FIELDS).every((kind, i) => kind === exact[i]);
  });

/** Whether all readers compare a path alike, character by character from the left: no wildcard, no query. */
export const isPlainPath = (path: string): boolean => path.startsWith('/') && !/[*$?]/.test(path);

/** Whether a rule applies to every URL for readers that know wildcards. */
export const isEverything = (path: string): boolean => /^(?:\/|\/?\*+)\$?$/.test(path) && path !== '/$';

/** The limit for records of one name that are compared. With more records nothing is reported. */
const MAX_JOINED_RECORDS = 50;

/**
 * Returns the other records that apply together with one to some of its crawlers, for readers that merge records.
 * Undefined if there are too many.
 */
export function recordsJoinedWith(
  { loose, looseAgents, agentLinesOf }: FileRules,
  record: number,
): readonly RobotsRecord[] | undefined {
  const places = new Set<number>();
  for (const { isStar, name } of agentLinesOf().get(record) ?? []) {
    const sameName = isStar ? looseAgents.stars : (looseAgents.byName.get(name) ?? []);
    if (sameName.length + places.size > MAX_JOINED_RECORDS) return undefined;
    for (const place of sameName) places.add(place);
  }
  places.delete(record);
  return [...places].flatMap((place) => loose.records[place] ?? []);
}
