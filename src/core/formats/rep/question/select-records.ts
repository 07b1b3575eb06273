// Which records speak to a robot: those that name it, else those for everybody else.

import { agentChoices } from '../../../catalogue/agent-choices.ts';
import type { Encoding } from '../../../document/encoding.ts';
import {
  type AgentOptions,
  isStar,
  matchesRobotName,
  normalizeAgentName,
  normalizeRobotName,
} from '../../../matching/agent-names.ts';
import { encodingOfLine } from '../../../matching/visible-lines.ts';
import type { Reader } from '../../../readers/reader.ts';
import type { Policy } from '../../../syntax/policy.ts';
import { groupByKey } from '../../../text/group-by-key.ts';
import { addAll } from '../../../text/large-lists.ts';
import { lazy, memoizeByKey } from '../../../text/lazy.ts';
import { lowerCase } from '../../../text/lower-case.ts';
import { fieldOfLine, printedField } from '../record-parts.ts';
import type { Records } from '../records.ts';
import type { RobotsRecord } from '../robots-record.ts';

/** A user-agent line that stands in a record. */
export interface AgentLine {
  readonly line: number;
  /** Place of its record in `Records.records`. */
  readonly record: number;
  /** The value as written. */
  readonly value: string;
  /** The value as it is compared. */
  readonly name: string;
  readonly isStar: boolean;
}

/** User-agent lines, found by name. Records are given by their place, in file order. */
interface NameIndex {
  readonly lines: readonly AgentLine[];
  readonly byName: ReadonlyMap<string, readonly number[]>;
  readonly stars: readonly number[];
}

/** Those of a whole file, and the records of each of its names. */
export interface AgentIndex extends NameIndex {
  readonly groups: () => readonly NameGroup[];
}

/** The records that speak to a robot. */
export interface Selection {
  /** Places in `Records.records`, in file order; empty if no record speaks to it. */
  readonly records: readonly number[];
  /** By which of its names it was found; undefined for the default records or none. */
  readonly name?: string;
  /** Present if a quirk of the robot chose: other names that it obeys, or that it obeys no record for all others. */
  readonly quirk?: 'fallback' | 'star-ignored';
}

/** The knobs that decide which names a record has; a Reader fits. */
type NamesReading = Pick<Reader, 'agent' | 'group'>;

const unique = (places: readonly number[]) => [...new Set(places)];

/** The user-agent lines of some records in a row, of which the first has the place `first`. */
interface RunIndex extends NameIndex {
  readonly first: number;
}

function agentLines(
  encoding: Encoding,
  run: readonly RobotsRecord[],
  first: number,
  { agent: reading, group }: NamesReading,
): AgentLine[] {
  const found: AgentLine[] = [];
  run.forEach(({ agents, agentsSeen }, i) => {
    const before = found.length;
    let stars = 0;
    agents.forEach((line, k) => {
      const seen = agentsSeen[k]!;
      const { value } = fieldOfLine(seen);
      const name = normalizeAgentName(value, encodingOfLine(seen, encoding), reading);
      const shown = printedField(seen, encoding).value;
      const one = { line, record: first + i, value: shown, name, isStar: isStar(value, reading) };
      found.push(one);
      if (one.isStar) stars++;
    });
    if (group.starRecord !== 'default-only' || stars === 0 || stars === agents.length) return;
    addAll(
      found,
      found.splice(before).filter((line) => line.isStar),
    );
  });
  return found;
}

function indexRun(lines: readonly AgentLine[], first: number): RunIndex {
  const byName = new Map<string, number[]>();
  for (const { name, record, isStar } of lines) {
    if (isStar) continue;
    const places = byName.get(name);
    if (!places) byName.set(name, [record]);
    else if (places.at(-1) !== record) places.push(record);
  }
  return {
    first,
    lines,
    byName,
    stars: unique(lines.filter((line) => line.isStar).map((line) => line.record)),
  };
}

/** Kept as long as the run: an edit reads the names of one run again, not those of the file. */
const indexesByRun = memoizeByKey((_: readonly RobotsRecord[]) => new Map<string, RunIndex>());

/** The index of a run whose first record has the place `first`; kept with the run as long as it stands there. */
export function indexRunOnce(
  run: readonly RobotsRecord[],
  first: number,
  encoding: Encoding,
  reading: NamesReading,
): RunIndex {
  const perReading = indexesByRun(run);
  const key = `${encoding} ${namesKey(reading)}`;
  let index = perReading.get(key);
  if (index?.first !== first)
    perReading.set(key, (index = indexRun(agentLines(encoding, run, first, reading), first)));
  return index;
}

function joinRuns(runs: readonly RunIndex[]): AgentIndex {
  const byName = new Map<string, readonly number[]>();
  const joined = new Map<string, number[]>();
  for (const run of runs) {
    for (const [name, places] of run.byName) {
      const there = byName.get(name);
      if (!there) byName.set(name, places);
      else {
        let all = joined.get(name);
        if (!all) joined.set(name, (all = [...there]));
        addAll(all, places);
        byName.set(name, all);
      }
    }
  }
  const lines = runs.flatMap((run) => run.lines);
  const index = { lines, byName, stars: runs.flatMap(({ stars }) => stars) };
  return { ...index, groups: lazy(() => groupNames(index)) };
}

/** Text that a key of a cache can hold: all that decides how names are read. */
const namesKey = ({ agent, group }: NamesReading) =>
  [agent.value, agent.match, agent.star, agent.name, agent.decode, agent.letterCase, group.starRecord].join(
    ' ',
  );

/** Kept as long as the records: every question about a version of the file, and its findings, look names up in it. */
const indexesByRecords = memoizeByKey((_: Records) => new Map<string, AgentIndex>());

/** The index of the user-agent lines of a file; kept for the records and the knobs. */
export function agentIndex(policy: Policy, records: Records, reading: NamesReading): AgentIndex {
  const perReading = indexesByRecords(records);
  const key = namesKey(reading);
  let index = perReading.get(key);
  if (!index) {
    let first = 0;
    const runs = records.runs.map((run) => {
      const one = indexRunOnce(run, first, policy.source.encoding, reading);
      first += run.length;
      return one;
    });
    perReading.set(key, (index = joinRuns(runs)));
  }
  return index;
}

/** The records of one name together, and the names that all of them have. */
interface NameGroup {
  readonly records: readonly number[];
  readonly names: readonly AgentLine[];
}

/** The names of the first record that all others of some records have, written alike. */
function sharedNames(byRecord: ReadonlyMap<number, readonly AgentLine[]>, records: readonly number[]) {
  const [first, ...others] = records.map((record) => byRecord.get(record) ?? []);
  const written = others.map((lines) => new Set(lines.map(({ value }) => value)));
  return (first ?? []).filter(({ isStar, value }) => !isStar && written.every((values) => values.has(value)));
}

/**
 * The records of each name of a file, `*` among them, in the order in which the names first appear; the same records once.
 */
function groupNames(index: NameIndex): readonly NameGroup[] {
  const byRecord = groupByKey(index.lines, ({ record }) => record);
  const groups = new Map<string, NameGroup>();
  for (const { name, isStar } of index.lines) {
    const records = isStar ? index.stars : (index.byName.get(name) ?? []);
    const key = records.join(' ');
    if (!groups.has(key)) groups.set(key, { records, names: sharedNames(byRecord, records) });
  }
  return [...groups.values()];
}

/** The records that name a robot (`robotName`), in file order. */
function recordsNaming(index: AgentIndex, robot: string, reading: AgentOptions): readonly number[] {
  if (reading.match === 'equals') return robot === '' ? [] : (index.byName.get(robot) ?? []);
  if (reading.match === 'equals-else-contained') {
    const isNaming = ({ name }: AgentLine) => matchesRobotName(name, robot, reading);
    return index.byName.get(robot) ?? index.groups().find(({ names }) => names.some(isNaming))?.records ?? [];
  }
  const naming = index.lines.filter((line) => !line.isStar && matchesRobotName(line.name, robot, reading));
  return unique(naming.map((line) => line.record));
}

/**
 * The records that have one of these names. Where the first record counts, it may have any of them (draft 1 3.2.1
 * "name(s)"); where records are merged, the first name that has any decides (GGL-004).
 */
function namedRecords(
  index: AgentIndex,
  names: readonly string[],
  { agent, group }: NamesReading,
): Selection | undefined {
  const found = names
    .map((name) => ({ name, records: recordsNaming(index, normalizeRobotName(name, agent), agent) }))
    .filter(({ records }) => records.length > 0);
  if (group.specific === 'merge') return found[0];
  const [first] = found.toSorted((a, b) => a.records[0]! - b.records[0]!);
  return first && { name: first.name, records: first.records.slice(0, 1) };
}

/** The choice of a robot that differs from that of others; names are compared without regard to case. */
export const findAgentChoice = (agent: string) => agentChoices.get(lowerCase(agent));

/**
 * The records that a robot with these names obeys: those that name it, else those for all others. With `quirks`, those
 * for names that the first of its names falls back to come between, and it may obey none of the last.
 */
export function selectRecords(
  index: AgentIndex,
  names: readonly string[],
  reader: NamesReading,
  quirks: boolean,
): Selection {
  const own = namedRecords(index, names, reader);
  if (own) return own;
  const choice = quirks ? findAgentChoice(names[0] ?? '') : undefined;
  const instead = namedRecords(index, choice?.fallbackTokens ?? [], reader);
  if (instead) return { ...instead, quirk: 'fallback' };
  if (choice?.star === 'ignored') return { records: [], quirk: 'star-ignored' };
  return { records: reader.group.default === 'first' ? index.stars.slice(0, 1) : index.stars };
}
