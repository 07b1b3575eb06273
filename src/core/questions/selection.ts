// Which records speak to a robot: those that name it, else those for everybody else.

import { fieldOfLine, type Records, seenLine } from '../dialects/rep/records.ts';
import { type AgentReading, agentName, isStar, namesRobot, robotName } from '../matching/agent.ts';
import { encodingOfLine } from '../matching/text-limits.ts';
import type { Policy } from '../policy/policy.ts';
import type { Reader } from '../readers/reader.ts';

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

/** The user-agent lines of a file, found by name. Records are given by their place, in file order. */
export interface AgentIndex {
  readonly lines: readonly AgentLine[];
  readonly byName: ReadonlyMap<string, readonly number[]>;
  readonly stars: readonly number[];
}

/** The records that speak to a robot. */
export interface Selection {
  /** Places in `Records.records`, in file order; empty if no record speaks to it. */
  readonly records: readonly number[];
  /** By which of its names it was found; undefined for the default records or none. */
  readonly name?: string;
}

const unique = (places: readonly number[]) => [...new Set(places)];

function agentLines(policy: Policy, records: Records, reading: AgentReading): AgentLine[] {
  return records.records.flatMap(({ agents }, record) =>
    agents.map((line) => {
      const seen = seenLine(policy, records, line);
      const { value } = fieldOfLine(seen);
      const name = agentName(value, encodingOfLine(seen, policy.source.encoding), reading);
      return { line, record, value, name, isStar: isStar(value, reading) };
    }),
  );
}

function buildIndex(lines: readonly AgentLine[]): AgentIndex {
  const byName = new Map<string, number[]>();
  for (const { name, record, isStar } of lines) {
    if (isStar) continue;
    const places = byName.get(name);
    if (!places) byName.set(name, [record]);
    else if (places.at(-1) !== record) places.push(record);
  }
  return { lines, byName, stars: unique(lines.filter((line) => line.isStar).map((line) => line.record)) };
}

const known = new WeakMap<Records, Map<string, AgentIndex>>();

/** The index of the user-agent lines of a file; kept for the records and the knobs. */
export function agentIndex(policy: Policy, records: Records, reading: AgentReading): AgentIndex {
  let perReading = known.get(records);
  if (!perReading) known.set(records, (perReading = new Map()));
  const key = [reading.value, reading.match, reading.star].join(' ');
  let index = perReading.get(key);
  if (!index) perReading.set(key, (index = buildIndex(agentLines(policy, records, reading))));
  return index;
}

/** The records that name a robot (`robotName`), in file order. */
function recordsNaming(index: AgentIndex, robot: string, reading: AgentReading): readonly number[] {
  if (robot === '') return [];
  if (reading.match === 'equals') return index.byName.get(robot) ?? [];
  const naming = index.lines.filter((line) => !line.isStar && namesRobot(line.name, robot, reading));
  return unique(naming.map((line) => line.record));
}

/**
 * The records that a robot with these names obeys. Where the first record counts, it may have any of the names
 * (draft 1 3.2.1 "name(s)"); where records are merged, the first name that has any decides (GGL-004).
 */
export function selectRecords(index: AgentIndex, names: readonly string[], reader: Reader): Selection {
  const { agent, group } = reader;
  const found = names
    .map((name) => ({ name, records: recordsNaming(index, robotName(name), agent) }))
    .filter(({ records }) => records.length > 0);
  if (found.length === 0)
    return { records: group.default === 'first' ? index.stars.slice(0, 1) : index.stars };
  if (group.specific === 'merge') return found[0]!;
  const [first] = found.toSorted((a, b) => a.records[0]! - b.records[0]!);
  return { name: first!.name, records: first!.records.slice(0, 1) };
}
