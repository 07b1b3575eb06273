// One look at the records of one file: what all checks of them share.

import type { Diagnostic } from '../../../../diagnostics/define-diagnostic.ts';
import { createFinding, type Finding, type Fix } from '../../../../diagnostics/finding.ts';
import type { Inspection } from '../../../../diagnostics/inspection.ts';
import type { Chunk } from '../../../../document/lines.ts';
import { type PathRule, parseRules, pathOfRule } from '../../../../matching/path-rule.ts';
import { type CooperativeTask, runSync } from '../../../../questions/cooperative-task.ts';
import { koster1996 } from '../../../../readers/koster-1996.ts';
import type { Reader } from '../../../../readers/reader.ts';
import { rfc9309 } from '../../../../readers/rfc9309.ts';
import { EXACT_FIELDS, type Format, LENIENT_FIELDS } from '../../../../syntax/directives.ts';
import { fieldAt, type Policy } from '../../../../syntax/policy.ts';
import { kindsInChunk } from '../../../../syntax/recognize.ts';
import { type AgentIndex, agentIndex } from '../../question/select-records.ts';
import { type Records, readRecords } from '../../records.ts';
import type { RobotsRecord, RuleLine } from '../../robots-record.ts';

/** Records as the standards of our days and those of 1996 form them: with blank lines in them, or ended by those. */
export interface CheckContext {
  readonly inspection: Inspection;
  readonly policy: Policy;
  /** Who reads on over blank lines, knows wildcards, and takes the longest rule. */
  readonly today: Reader;
  readonly loose: Records;
  readonly looseAgents: AgentIndex;
  /** Who ends records at blank lines, and takes the first rule, literally. */
  readonly earlier: Reader;
  readonly strict: Records;
  /** Reports a diagnostic at the path of a line, 0-based, or at its name if it has none. */
  readonly put: (
    diagnostic: Diagnostic,
    line: number,
    words: readonly string[],
    fixes?: () => readonly Fix[],
    detail?: string,
  ) => void;
}

/** Looks at the records of a file. It pauses now and then. */
export type RecordCheck = (looking: CheckContext) => CooperativeTask<void>;

/** A place for findings, and the look that fills it. */
export function* createCheckContext(inspection: Inspection, found: Finding[]): CooperativeTask<CheckContext> {
  const { policy } = inspection;
  const put: CheckContext['put'] = (diagnostic, line, words, fixes, detail) => {
    const { places } = fieldAt(policy, line);
    const { nameStart, nameEnd, valueStart, valueEnd } = places;
    const [start, end] = valueStart < valueEnd ? [valueStart, valueEnd] : [nameStart, nameEnd];
    const range = { start: { line, column: start }, end: { line, column: end } };
    found.push(createFinding(diagnostic, range, words, fixes, detail));
  };
  const loose = readRecords(policy, rfc9309);
  yield;
  const looseAgents = agentIndex(policy, loose, rfc9309);
  yield;
  const strict = readRecords(policy, koster1996);
  yield;
  return {
    inspection,
    policy,
    today: rfc9309,
    loose,
    looseAgents,
    earlier: koster1996,
    strict,
    put,
  };
}

/** A rule that has an effect, and its place in the run. */
export interface EffectiveRule {
  readonly place: number;
  readonly at: RuleLine;
  readonly rule: PathRule;
  /** As written. */
  readonly path: string;
}

/** Rules that are read before others may come between. */
const RULES_PER_STEP = 1000;

const rulesByRun = new WeakMap<readonly RuleLine[], WeakMap<Reader, readonly EffectiveRule[]>>();

/** The rules of a run that have an effect on a reader; kept for the run. */
export function* effectiveRulesTask(
  run: readonly RuleLine[],
  { source }: Policy,
  reader: Reader,
): CooperativeTask<readonly EffectiveRule[]> {
  let perReader = rulesByRun.get(run);
  if (!perReader) rulesByRun.set(run, (perReader = new WeakMap()));
  const made = perReader.get(reader);
  if (made) return made;
  const ruled: EffectiveRule[] = [];
  for (let from = 0; from < run.length; from += RULES_PER_STEP) {
    const piece = run.slice(from, from + RULES_PER_STEP);
    parseRules(piece, source.encoding, reader).forEach((rule, i) => {
      const at = piece[i]!;
      if (rule) ruled.push({ place: from + i, at, rule, path: pathOfRule(at) });
    });
    if (from + RULES_PER_STEP < run.length) yield;
  }
  perReader.set(reader, ruled);
  return ruled;
}

/** The same at once. */
export const effectiveRules = (
  run: readonly RuleLine[],
  policy: Policy,
  reader: Reader,
): readonly EffectiveRule[] => runSync(effectiveRulesTask(run, policy, reader));

const spellingByChunk = new WeakMap<Chunk, Map<Format, boolean>>();

/** Whether some readers take lines of a chunk for fields, and others do not. */
function isAmbiguousChunk(chunk: Chunk, format: Format): boolean {
  let perFormat = spellingByChunk.get(chunk);
  if (!perFormat) spellingByChunk.set(chunk, (perFormat = new Map()));
  let found = perFormat.get(format);
  if (found === undefined) {
    const exact = kindsInChunk(chunk, format, EXACT_FIELDS);
    found = kindsInChunk(chunk, format, LENIENT_FIELDS).some((kind, i) => kind !== exact[i]);
    perFormat.set(format, found);
  }
  return found;
}

/** Whether all readers take the same lines for rules: none is misspelt or lacks its colon. */
export const isUnambiguous = ({ source, format }: Policy): boolean =>
  !source.lines.chunks.some((chunk) => isAmbiguousChunk(chunk, format));

/** A rule that all readers compare alike, letter by letter from the left: no wildcard, no query. */
export const isPlainPath = (path: string): boolean => path.startsWith('/') && !/[*$?]/.test(path);

/** Whether a rule is about every URL, as those read it who know wildcards. */
export const isEverything = (path: string): boolean => /^(?:\/|\/?\*+)\$?$/.test(path) && path !== '/$';

/** Records of one name that are looked at together; of more nothing is claimed. */
const MAX_JOINED_RECORDS = 50;

/**
 * The other records that count together with one for some of its robots, as those of our days join them. Undefined if
 * there are too many.
 */
export function recordsJoinedWith(
  { loose, looseAgents }: CheckContext,
  record: number,
): readonly RobotsRecord[] | undefined {
  const places = new Set<number>();
  for (const { isStar, name } of agentLinesByRecord(looseAgents).get(record) ?? []) {
    const own = isStar ? looseAgents.stars : (looseAgents.byName.get(name) ?? []);
    if (own.length + places.size > MAX_JOINED_RECORDS) return undefined;
    for (const place of own) places.add(place);
  }
  places.delete(record);
  return [...places].map((place) => loose.records[place]!);
}

/** Things by what they have in common, in the order in which they came. */
export function groupByKey<T, K>(things: readonly T[], keyOf: (thing: T) => K): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>();
  for (const thing of things) {
    const key = keyOf(thing);
    const group = groups.get(key);
    if (group) group.push(thing);
    else groups.set(key, [thing]);
  }
  return groups;
}

type AgentLines = AgentIndex['lines'];
const linesByRecord = new WeakMap<AgentIndex, ReadonlyMap<number, AgentLines>>();

function agentLinesByRecord(index: AgentIndex): ReadonlyMap<number, AgentLines> {
  let found = linesByRecord.get(index);
  if (!found) linesByRecord.set(index, (found = groupByKey(index.lines, ({ record }) => record)));
  return found;
}
