// Finds the lines of a file that lose their effect, or are merged, after a CDN block.

import type { AgentClass } from '../../formats/rep/question/fetch-plan.ts';
import type { RobotsRecord } from '../../formats/rep/robots-record.ts';
import type { CooperativeTask } from '../../questions/cooperative-task.ts';
import { fieldAt } from '../../syntax/policy.ts';
import { memoizeByKey } from '../../text/lazy.ts';
import type { ReaderAnswers } from '../../trial/version.ts';
import { findNeverDeciding } from '../never-decides/never-decides.ts';
import { createPartsFinder, recordsOfClass } from './applied-parts.ts';
import { type CdnBlockVersions, type CdnVersionPair, pairsOfVersions } from './cdn-block.ts';

/**
 * Names of a record of the original file that are affected in the same way. Lines are 0-based, in the original
 * file; readers are indexes. `unread`: these crawlers no longer obey the record. `joined`: it is merged with lines
 * of the block. `same`: it is read as before, because the block has no record for these crawlers and readers.
 */
interface AffectedRecord {
  readonly line: number;
  readonly last: number;
  readonly names: readonly string[];
  readonly unread: readonly number[];
  readonly joined: readonly number[];
  readonly same: readonly number[];
}

/**
 * A rule that decided something before, and now decides nothing for any of its crawlers: rules of the block
 * precede it.
 */
interface OverriddenRule {
  readonly line: number;
  /** The lines of the block. Their numbers are the same in the combined file. */
  readonly by: readonly number[];
  readonly readers: readonly number[];
}

export interface AffectedOwnLines {
  readonly records: readonly AffectedRecord[];
  readonly beaten: readonly OverriddenRule[];
}

const recordsOfPlan = ({ plan }: ReaderAnswers): readonly RobotsRecord[] => plan.file?.records.records ?? [];

/** Returns the names of the crawlers of each record, by its index. Crawlers that no line names are `*`. */
function agentsByRecord({ plan }: ReaderAnswers): ReadonlyMap<number, readonly string[]> {
  const robots = new Map<number, string[]>();
  for (const { record, value, isStar } of plan.file?.agents.lines ?? []) {
    const names = robots.get(record);
    const name = isStar ? '*' : value;
    if (names) names.push(name);
    else robots.set(record, [name]);
  }
  return robots;
}

/**
 * Creates a function that returns, of the given first lines of records, those that a crawler obeys. Each record
 * and each class is examined once.
 */
function findRecordsBegun(answers: ReaderAnswers, beginnings: ReadonlySet<number>) {
  const obeyedBeginnings = memoizeByKey(({ agents }: RobotsRecord) =>
    agents.filter((line) => beginnings.has(line)),
  );
  const obeyedLines = memoizeByKey(
    (agentClass: AgentClass) => new Set(recordsOfClass(answers, agentClass).flatMap(obeyedBeginnings)),
  );
  return (agent: string): ReadonlySet<number> => obeyedLines(answers.classOf(agent));
}

type RecordFate = 'unread' | 'joined' | 'same';

/**
 * Creates a function that determines what happens to a record, given by its first line, for a crawler. Undefined
 * if the crawler did not obey it before.
 */
function createFateFinder({ own: before, combined: afterBlock }: CdnVersionPair, offset: number) {
  const firsts = recordsOfPlan(before).flatMap(({ agents }) => agents.slice(0, 1));
  const was = findRecordsBegun(before, new Set(firsts));
  const is = findRecordsBegun(afterBlock, new Set(firsts.map((line) => line + offset)));
  const partsOf = createPartsFinder(afterBlock, offset);
  return (first: number, robot: string): RecordFate | undefined => {
    if (!was(robot).has(first)) return undefined;
    if (!is(robot).has(first + offset)) return 'unread';
    const { owners } = partsOf(afterBlock.classOf(robot));
    return owners.has('block') || owners.has('both') ? 'joined' : 'same';
  };
}

/** Returns the last line of a record. A line that applies to the whole file is not part of it, wherever it is. */
function lastLineOfRecord({ plan }: ReaderAnswers, { agents, rules, others }: RobotsRecord): number {
  const { file } = plan;
  const ownLines = file
    ? others.filter((line) => fieldAt(file.policy, line).directive?.role !== 'setting')
    : [];
  return Math.max(agents.at(-1) ?? 0, rules.at(-1)?.line ?? 0, ownLines.at(-1) ?? 0);
}

/**
 * Returns the rules of a class, each with the rule that precedes it wherever it matches, or undefined if it
 * decides something.
 */
function standingOf({ plan }: ReaderAnswers, { rules }: AgentClass) {
  const covers = plan.file ? findNeverDeciding(rules, plan.file.policy.source.encoding, plan.reader) : [];
  return rules.map((rule, place) => ({ rule, cover: rules[covers[place] ?? -1] }));
}

/**
 * Returns the original rules of a crawler that decided something: each with the line of the block that overrides
 * it, if any.
 */
function createRuleStanding({ own: was, combined: is }: CdnVersionPair, offset: number, agent: string) {
  const before = standingOf(was, was.classOf(agent));
  const decided = new Set(before.flatMap(({ rule, cover }) => (cover ? [] : [rule.line])));
  return standingOf(is, is.classOf(agent)).flatMap(({ rule: { line }, cover }) => {
    if (!decided.has(line - offset)) return [];
    return [{ line: line - offset, by: cover && cover.line < offset ? cover.line : undefined }];
  });
}

/**
 * Finds the original rules that no longer decide anything under one reader, and the lines of the block that
 * precede them. Pauses after each crawler.
 */
function* overriddenRulesTask(
  pair: CdnVersionPair,
  offset: number,
): CooperativeTask<ReadonlyMap<number, ReadonlySet<number>>> {
  const { own: original, combined } = pair;
  const { lines = [] } = original.plan.file?.agents ?? {};
  /** One crawler of each kind. */
  const robots = new Map<string, string>();
  for (const agent of new Set(lines.map(({ value, isStar }) => (isStar ? '*' : value)))) {
    robots.set(JSON.stringify([original.classOf(agent).key, combined.classOf(agent).key]), agent);
    yield;
  }
  const overridden = new Map<number, Set<number>>();
  const deciding = new Set<number>();
  for (const agent of robots.values()) {
    for (const { line, by } of createRuleStanding(pair, offset, agent)) {
      if (by === undefined) deciding.add(line);
      else overridden.set(line, (overridden.get(line) ?? new Set()).add(by));
    }
    yield;
  }
  return new Map([...overridden].filter(([line]) => !deciding.has(line)));
}

/** Adds a reader, once. */
function addReader(readers: number[], reader: number): void {
  if (readers.at(-1) !== reader) readers.push(reader);
}

type ReadersByLine<T> = { -readonly [K in keyof T]: T[K] extends readonly number[] ? number[] : T[K] };

/** A record, and what happens to it for each of its names, by reader index. */
interface ExaminedRecord {
  readonly line: number;
  readonly last: number;
  readonly fates: Map<string, (RecordFate | undefined)[]>;
}

/** Groups the names of a record that are affected in the same way. Names without any effect are omitted. */
function groupByFate({ line, last, fates }: ExaminedRecord): readonly AffectedRecord[] {
  const groups = new Map<string, AffectedRecord & { readonly names: string[] }>();
  for (const [name, fatesByReader] of fates) {
    const existing = groups.get(fatesByReader.join());
    if (existing) {
      existing.names.push(name);
      continue;
    }
    const readers = (fate: RecordFate) =>
      fatesByReader.flatMap((readerFate, reader) => (readerFate === fate ? [reader] : []));
    const [unread, joined, same] = [readers('unread'), readers('joined'), readers('same')];
    groups.set(fatesByReader.join(), { line, last, names: [name], unread, joined, same });
  }
  return [...groups.values()].filter(({ unread, joined }) => unread.length + joined.length > 0);
}

/** The number of records that are examined between two pauses. */
const RECORDS_PER_STEP = 256;

/**
 * Finds the original records and rules that apply differently after the block, in file order. Pauses after each
 * reader and crawler, and after some records.
 */
export function* affectedOwnLinesTask(versions: CdnBlockVersions): CooperativeTask<AffectedOwnLines> {
  const readers = pairsOfVersions(versions);
  const { offset } = versions;
  const records = new Map<string, ExaminedRecord>();
  const overridden = new Map<string, ReadersByLine<OverriddenRule>>();
  for (const [reader, pair] of readers.entries()) {
    // The rules that crawlers obey are computed here, with pauses. The records below use the cached results.
    for (const [line, lines] of yield* overriddenRulesTask(pair, offset)) {
      const by = [...lines].toSorted((a, b) => a - b);
      const key = [line, ...by].join(' ');
      const existing = overridden.get(key) ?? { line, by, readers: [] };
      overridden.set(key, existing);
      addReader(existing.readers, reader);
    }
    const fateOf = createFateFinder(pair, offset);
    const robots = agentsByRecord(pair.own);
    for (const [place, record] of recordsOfPlan(pair.own).entries()) {
      const [line = 0] = record.agents;
      const last = lastLineOfRecord(pair.own, record);
      const key = `${line} ${last}`;
      const { fates } = records.get(key) ?? { fates: new Map<string, (RecordFate | undefined)[]>() };
      records.set(key, { line, last, fates });
      for (const name of new Set(robots.get(place))) {
        const fatesByReader = fates.get(name) ?? readers.map(() => undefined);
        fates.set(name, fatesByReader);
        fatesByReader[reader] = fateOf(line, name);
      }
      if (place % RECORDS_PER_STEP === 0) yield;
    }
    yield;
  }
  return {
    records: [...records.values()]
      .flatMap(groupByFate)
      .toSorted((a, b) => a.line - b.line || a.last - b.last),
    beaten: [...overridden.values()].toSorted((a, b) => a.line - b.line),
  };
}
