// What becomes of the lines of a file behind a delivery network's block.

import type { FetchAnswers } from '../../formats/rep/question/fetch.ts';
import type { AgentClass } from '../../formats/rep/question/fetch-plan.ts';
import type { RobotsRecord } from '../../formats/rep/robots-record.ts';
import type { CooperativeTask } from '../../questions/cooperative-task.ts';
import { fieldAt } from '../../syntax/policy.ts';
import { memoizeByKey } from '../../text/lazy.ts';
import { findNeverDeciding } from '../never-decides/never-decides.ts';
import { createPartsFinder, recordsOfClass } from './applied-parts.ts';
import type { CdnBlockVersions, CdnVersionPair } from './cdn-block.ts';

/**
 * Names of a record of the own file that do not read it as before, and all fare alike. Lines are 0-based, of the own
 * file; readers are places. `unread`: these robots do not obey it any more. `joined`: it counts together with lines of
 * the block. `same`: it is read as before, because the block has no record for these robots to these readers.
 */
interface AffectedRecord {
  readonly line: number;
  readonly last: number;
  readonly names: readonly string[];
  readonly unread: readonly number[];
  readonly joined: readonly number[];
  readonly same: readonly number[];
}

/** A rule that decided something and does no longer, for none of its robots: the block's rules come before it. */
interface OverriddenRule {
  readonly line: number;
  /** The lines of the block, which are the same in the combined file. */
  readonly by: readonly number[];
  readonly readers: readonly number[];
}

export interface AffectedOwnLines {
  readonly records: readonly AffectedRecord[];
  readonly beaten: readonly OverriddenRule[];
}

const recordsOfPlan = ({ plan }: FetchAnswers): readonly RobotsRecord[] => plan.file?.records.records ?? [];

/** Names that stand for the robots of each record, by its place; those that no line names are `*`. */
function agentsByRecord({ plan }: FetchAnswers): ReadonlyMap<number, readonly string[]> {
  const robots = new Map<number, string[]>();
  for (const { record, value, isStar } of plan.file?.agents.lines ?? []) {
    const own = robots.get(record);
    const name = isStar ? '*' : value;
    if (own) own.push(name);
    else robots.set(record, [name]);
  }
  return robots;
}

/** Which of some lines, where records begin, robots obey; each record and each class is looked at once. */
function findRecordsBegun(answers: FetchAnswers, beginnings: ReadonlySet<number>) {
  const begun = memoizeByKey(({ agents }: RobotsRecord) => agents.filter((line) => beginnings.has(line)));
  const obeyed = memoizeByKey((one: AgentClass) => new Set(recordsOfClass(answers, one).flatMap(begun)));
  return (agent: string): ReadonlySet<number> => obeyed(answers.classOf(agent));
}

type RecordFate = 'unread' | 'joined' | 'same';

/** How a record fares with a robot that obeyed it before, by its first line; undefined where it did not. */
function createFateFinder({ own: before, combined: behind }: CdnVersionPair, offset: number) {
  const firsts = recordsOfPlan(before).flatMap(({ agents }) => agents.slice(0, 1));
  const was = findRecordsBegun(before, new Set(firsts));
  const is = findRecordsBegun(behind, new Set(firsts.map((line) => line + offset)));
  const partsOf = createPartsFinder(behind, offset);
  return (first: number, robot: string): RecordFate | undefined => {
    if (!was(robot).has(first)) return undefined;
    if (!is(robot).has(first + offset)) return 'unread';
    const { whose } = partsOf(behind.classOf(robot));
    return whose.has('block') || whose.has('both') ? 'joined' : 'same';
  };
}

/** The last line of a record; what holds for the whole file is none of it, wherever it stands. */
function lastLineOfRecord({ plan }: FetchAnswers, { agents, rules, others }: RobotsRecord): number {
  const { file } = plan;
  const own = file ? others.filter((line) => fieldAt(file.policy, line).directive?.role !== 'setting') : [];
  return Math.max(agents.at(-1) ?? 0, rules.at(-1)?.line ?? 0, own.at(-1) ?? 0);
}

/** The rules of a class that decide something, and for each other one the rule that comes first wherever it matches. */
function standingOf({ plan }: FetchAnswers, { rules }: AgentClass) {
  const covers = plan.file ? findNeverDeciding(rules, plan.file.policy.source.encoding, plan.reader) : [];
  return rules.map((rule, place) => ({ rule, cover: rules[covers[place] ?? -1] }));
}

/** The own rules of a robot that decided something: which still do, and the lines of the block that the others lose to. */
function createRuleStanding({ own: was, combined: is }: CdnVersionPair, offset: number, agent: string) {
  const before = standingOf(was, was.classOf(agent));
  const decided = new Set(before.flatMap(({ rule, cover }) => (cover ? [] : [rule.line])));
  return standingOf(is, is.classOf(agent)).flatMap(({ rule: { line }, cover }) => {
    if (!decided.has(line - offset)) return [];
    return [{ line: line - offset, by: cover && cover.line < offset ? cover.line : undefined }];
  });
}

/**
 * The own rules that decide nothing any more under one reader, with the lines of the block that come before them. A piece
 * per robot.
 */
function* overriddenRulesTask(
  pair: CdnVersionPair,
  offset: number,
): CooperativeTask<ReadonlyMap<number, ReadonlySet<number>>> {
  const { own, combined } = pair;
  const { lines = [] } = own.plan.file?.agents ?? {};
  /** One robot of each kind. */
  const robots = new Map<string, string>();
  for (const agent of new Set(lines.map(({ value, isStar }) => (isStar ? '*' : value)))) {
    robots.set(JSON.stringify([own.classOf(agent).key, combined.classOf(agent).key]), agent);
    yield;
  }
  const beaten = new Map<number, Set<number>>();
  const deciding = new Set<number>();
  for (const agent of robots.values()) {
    for (const { line, by } of createRuleStanding(pair, offset, agent)) {
      if (by === undefined) deciding.add(line);
      else beaten.set(line, (beaten.get(line) ?? new Set()).add(by));
    }
    yield;
  }
  return new Map([...beaten].filter(([line]) => !deciding.has(line)));
}

/** Notes a reader, once. */
function addReader(readers: number[], reader: number): void {
  if (readers.at(-1) !== reader) readers.push(reader);
}

type ReadersByLine<T> = { -readonly [K in keyof T]: T[K] extends readonly number[] ? number[] : T[K] };

/** A record, and what becomes of it for each of its names; by the places of readers. */
interface ExaminedRecord {
  readonly line: number;
  readonly last: number;
  readonly fates: Map<string, (RecordFate | undefined)[]>;
}

/** The names of a record that fare alike stand together; those that read it as before everywhere are left out. */
function groupByFate({ line, last, fates }: ExaminedRecord): readonly AffectedRecord[] {
  const groups = new Map<string, AffectedRecord & { readonly names: string[] }>();
  for (const [name, told] of fates) {
    const known = groups.get(told.join());
    if (known) {
      known.names.push(name);
      continue;
    }
    const readers = (fate: RecordFate) => told.flatMap((of, reader) => (of === fate ? [reader] : []));
    const [unread, joined, same] = [readers('unread'), readers('joined'), readers('same')];
    groups.set(told.join(), { line, last, names: [name], unread, joined, same });
  }
  return [...groups.values()].filter(({ unread, joined }) => unread.length + joined.length > 0);
}

/** Records that are looked at in a piece. */
const RECORDS_PER_STEP = 256;

/**
 * The own records and rules that count otherwise behind the block, in file order. A piece per reader and robot, and per
 * some records.
 */
export function* affectedOwnLinesTask({
  readers,
  offset,
}: CdnBlockVersions): CooperativeTask<AffectedOwnLines> {
  const records = new Map<string, ExaminedRecord>();
  const beaten = new Map<string, ReadersByLine<OverriddenRule>>();
  for (const [reader, pair] of readers.entries()) {
    // What robots obey is found here, in pieces; the records below look it up.
    for (const [line, lines] of yield* overriddenRulesTask(pair, offset)) {
      const by = [...lines].toSorted((a, b) => a - b);
      const key = [line, ...by].join(' ');
      const known = beaten.get(key) ?? { line, by, readers: [] };
      beaten.set(key, known);
      addReader(known.readers, reader);
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
        const told = fates.get(name) ?? readers.map(() => undefined);
        fates.set(name, told);
        told[reader] = fateOf(line, name);
      }
      if (place % RECORDS_PER_STEP === 0) yield;
    }
    yield;
  }
  return {
    records: [...records.values()]
      .flatMap(groupByFate)
      .toSorted((a, b) => a.line - b.line || a.last - b.last),
    beaten: [...beaten.values()].toSorted((a, b) => a.line - b.line),
  };
}
