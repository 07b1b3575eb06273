// What the checks of the records of one file share in one inspection.

import type { Diagnostic } from '../../../../diagnostics/define-diagnostic.ts';
import { createFinding, type Finding, type Fix } from '../../../../diagnostics/finding.ts';
import type { Inspection } from '../../../../diagnostics/inspection.ts';
import { type PathRule, parseRules, pathOfRule } from '../../../../matching/path-rule.ts';
import { type CooperativeTask, runSync } from '../../../../questions/cooperative-task.ts';
import { koster1996 } from '../../../../readers/koster-1996.ts';
import type { Reader } from '../../../../readers/reader.ts';
import { rfc9309 } from '../../../../readers/rfc9309.ts';
import { EXACT_FIELDS, LENIENT_FIELDS } from '../../../../syntax/directives.ts';
import { fieldAt, type Policy } from '../../../../syntax/policy.ts';
import { kindsInChunk } from '../../../../syntax/recognize.ts';
import { groupByKey } from '../../../../text/group-by-key.ts';
import { lazy } from '../../../../text/lazy.ts';
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
  /** The user-agent lines by the place of their record. */
  readonly agentLinesOf: () => ReadonlyMap<number, AgentIndex['lines']>;
  /** Who ends records at blank lines, and takes the first rule, literally. */
  readonly earlier: Reader;
  readonly strict: Records;
  /** The rules that were parsed so far, by reader and run. */
  readonly rulesByRun: Map<Reader, Map<readonly RuleLine[], readonly EffectiveRule[]>>;
  readonly isUnambiguous: () => boolean;
  /** Reports a diagnostic at the path of a line, 0-based, or at its name if it has none. */
  readonly report: (
    diagnostic: Diagnostic,
    line: number,
    words: readonly string[],
    fixes?: () => readonly Fix[],
    detail?: string,
  ) => void;
}

/** A check of the records of a file. It pauses now and then. */
export type RecordCheck = (context: CheckContext) => CooperativeTask<void>;

/** @param findings where what is reported goes. */
export function* createCheckContext(
  inspection: Inspection,
  findings: Finding[],
): CooperativeTask<CheckContext> {
  const { policy } = inspection;
  const report: CheckContext['report'] = (diagnostic, line, words, fixes, detail) => {
    const { places } = fieldAt(policy, line);
    const { nameStart, nameEnd, valueStart, valueEnd } = places;
    const [start, end] = valueStart < valueEnd ? [valueStart, valueEnd] : [nameStart, nameEnd];
    const range = { start: { line, column: start }, end: { line, column: end } };
    findings.push(createFinding(diagnostic, range, words, fixes, detail));
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
    agentLinesOf: lazy(() => groupByKey(looseAgents.lines, ({ record }) => record)),
    earlier: koster1996,
    strict,
    rulesByRun: new Map(),
    isUnambiguous: lazy(() => isUnambiguous(policy)),
    report,
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

/** The rules of a run that have an effect on a reader; parsed once in an inspection. */
export function* effectiveRulesTask(
  { policy, rulesByRun }: CheckContext,
  run: readonly RuleLine[],
  reader: Reader,
): CooperativeTask<readonly EffectiveRule[]> {
  const known = rulesByRun.get(reader) ?? new Map<readonly RuleLine[], readonly EffectiveRule[]>();
  rulesByRun.set(reader, known);
  const parsed = known.get(run);
  if (parsed) return parsed;
  const effective: EffectiveRule[] = [];
  for (let from = 0; from < run.length; from += RULES_PER_STEP) {
    const piece = run.slice(from, from + RULES_PER_STEP);
    const rules = parseRules(piece, policy.source.encoding, reader);
    for (const [i, at] of piece.entries()) {
      const rule = rules[i];
      if (rule) effective.push({ place: from + i, at, rule, path: pathOfRule(at) });
    }
    if (from + RULES_PER_STEP < run.length) yield;
  }
  known.set(run, effective);
  return effective;
}

/** The same without a pause. */
export const effectiveRules = (
  context: CheckContext,
  run: readonly RuleLine[],
  reader: Reader,
): readonly EffectiveRule[] => runSync(effectiveRulesTask(context, run, reader));

/** Whether all readers take the same lines for rules: none is misspelt or lacks its colon. */
const isUnambiguous = ({ source, format }: Policy): boolean =>
  source.lines.chunks.every((chunk) => {
    const exact = kindsInChunk(chunk, format, EXACT_FIELDS);
    return kindsInChunk(chunk, format, LENIENT_FIELDS).every((kind, i) => kind === exact[i]);
  });

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
  { loose, looseAgents, agentLinesOf }: CheckContext,
  record: number,
): readonly RobotsRecord[] | undefined {
  const places = new Set<number>();
  for (const { isStar, name } of agentLinesOf().get(record) ?? []) {
    const own = isStar ? looseAgents.stars : (looseAgents.byName.get(name) ?? []);
    if (own.length + places.size > MAX_JOINED_RECORDS) return undefined;
    for (const place of own) places.add(place);
  }
  places.delete(record);
  return [...places].flatMap((place) => loose.records[place] ?? []);
}
