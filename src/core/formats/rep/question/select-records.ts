// Selects the records that apply to a crawler: those that name it, or else those for any other crawler.

import { agentChoices } from '../../../catalogue/agent-choices.ts';
import type { Encoding } from '../../../document/encoding.ts';
import {
  type AgentOptions,
  createNameList,
  findMatchingNames,
  isStar,
  type NameList,
  normalizeAgentName,
  normalizeRobotName,
} from '../../../matching/agent-names.ts';
import { crawlerName } from '../../../matching/product-token.ts';
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

/** A user-agent line in a record. */
export interface AgentLine {
  readonly line: number;
  /** The place of its record in `Records.records`. */
  readonly record: number;
  /** The value as written. */
  readonly value: string;
  /** The value in the form in which it is compared. */
  readonly name: string;
  readonly isStar: boolean;
}

/** User-agent lines by name. Records are identified by their places, in file order. */
interface NameIndex {
  readonly lines: readonly AgentLine[];
  readonly byName: ReadonlyMap<string, readonly number[]>;
  readonly stars: readonly number[];
}

/** The user-agent lines of a whole file, and the records of each of its names. */
export interface AgentIndex extends NameIndex {
  readonly groups: () => readonly NameGroup[];
  readonly names: () => NameList;
}

/** The records that apply to a crawler. */
export interface Selection {
  /** Places in `Records.records`, in file order. Empty if no record applies. */
  readonly records: readonly number[];
  /** The name of the crawler that matched. Undefined for the default records or none. */
  readonly name?: string;
  /** Present if a quirk of the crawler decided: it obeys other names, or it obeys no record for any other crawler. */
  readonly quirk?: 'fallback' | 'star-ignored';
}

/** The reader options that decide which names a record has. A Reader can be passed. */
type NamesReading = Pick<Reader, 'agent' | 'group'>;

const unique = (places: readonly number[]) => [...new Set(places)];

/** The user-agent lines of some consecutive records, the first of which has the place `first`. */
interface RunIndex extends NameIndex {
  readonly first: number;
}

function agentLines(
  encoding: Encoding,
  run: readonly RobotsRecord[],
  first: number,
  { agent: reading, group }: NamesReading,
): AgentLine[] {
  const result: AgentLine[] = [];
  run.forEach(({ agents, agentsSeen }, i) => {
    const before = result.length;
    let stars = 0;
    agents.forEach((line, k) => {
      const lineAsRead = agentsSeen[k]!;
      const { value } = fieldOfLine(lineAsRead);
      const lineEncoding = encodingOfLine(lineAsRead, encoding);
      const name = normalizeAgentName(value, lineEncoding, reading);
      const printedValue = lineEncoding === encoding ? value : printedField(lineAsRead, encoding).value;
      const agentLine = {
        line,
        record: first + i,
        value: printedValue,
        name,
        isStar: isStar(value, reading),
      };
      result.push(agentLine);
      if (agentLine.isStar) stars++;
    });
    if (group.starRecord !== 'default-only' || stars === 0 || stars === agents.length) return;
    addAll(
      result,
      result.splice(before).filter((line) => line.isStar),
    );
  });
  return result;
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

/** Cached as long as the run: an edit reads the names of one run, not those of the file. */
const indexesByRun = memoizeByKey((_: readonly RobotsRecord[]) => new Map<string, RunIndex>());

/**
 * Returns the index of a run whose first record has the place `first`. Cached with the run while it is at this
 * place.
 */
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
  const [only, ...others] = runs;
  if (only && others.length === 0) return withNames(only);
  const byName = new Map<string, readonly number[]>();
  const merged = new Map<string, number[]>();
  for (const run of runs) {
    for (const [name, places] of run.byName) {
      const existing = byName.get(name);
      if (!existing) byName.set(name, places);
      else {
        let mergedPlaces = merged.get(name);
        if (!mergedPlaces) merged.set(name, (mergedPlaces = [...existing]));
        addAll(mergedPlaces, places);
        byName.set(name, mergedPlaces);
      }
    }
  }
  const lines = runs.flatMap((run) => run.lines);
  return withNames({ lines, byName, stars: runs.flatMap(({ stars }) => stars) });
}

/** Adds what only some readers need. */
const withNames = ({ lines, byName, stars }: NameIndex): AgentIndex => ({
  lines,
  byName,
  stars,
  groups: lazy(() => groupNames({ lines, byName, stars })),
  names: lazy(() => createNameList([...byName.keys()])),
});

/** Returns a cache key with everything that decides how names are read. */
const namesKey = ({ agent, group }: NamesReading) =>
  [agent.value, agent.match, agent.star, agent.name, agent.decode, agent.letterCase, group.starRecord].join(
    ' ',
  );

/** Cached as long as the records: every question about a version of the file, and its findings, look up names. */
const indexesByRecords = memoizeByKey((_: Records) => new Map<string, AgentIndex>());

/** Returns the index of the user-agent lines of a file. Cached by records and options. */
export function agentIndex(policy: Policy, records: Records, reading: NamesReading): AgentIndex {
  const perReading = indexesByRecords(records);
  const key = namesKey(reading);
  let index = perReading.get(key);
  if (!index) {
    let first = 0;
    const runs = records.runs.map((run) => {
      const runIndex = indexRunOnce(run, first, policy.source.encoding, reading);
      first += run.length;
      return runIndex;
    });
    perReading.set(key, (index = joinRuns(runs)));
  }
  return index;
}

/** The records of one name, and the names that all of them have. */
interface NameGroup {
  readonly records: readonly number[];
  readonly names: readonly AgentLine[];
}

/** Returns the names of the first record that all other records in a list have, with the same spelling. */
function sharedNames(byRecord: ReadonlyMap<number, readonly AgentLine[]>, records: readonly number[]) {
  const [first, ...others] = records.map((record) => byRecord.get(record) ?? []);
  const valuesOfOthers = others.map((lines) => new Set(lines.map(({ value }) => value)));
  return (first ?? []).filter(
    ({ isStar, value }) => !isStar && valuesOfOthers.every((values) => values.has(value)),
  );
}

/**
 * Returns the records of each name of a file, including `*`, in the order in which the names first appear. The
 * same set of records is returned once.
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

const ascending = (a: number, b: number) => a - b;

/** Returns the records that name a crawler (`normalizeRobotName`), in file order. */
function recordsNaming(index: AgentIndex, crawlerName: string, reading: AgentOptions): readonly number[] {
  if (reading.match === 'equals') return crawlerName === '' ? [] : (index.byName.get(crawlerName) ?? []);
  const equal = reading.match === 'equals-else-contained' ? index.byName.get(crawlerName) : undefined;
  if (equal) return equal;
  const names = findMatchingNames(index.names(), crawlerName, reading);
  if (names.length === 0) return [];
  if (reading.match === 'equals-else-contained') {
    const matching = new Set(names);
    return index.groups().find((group) => group.names.some(({ name }) => matching.has(name)))?.records ?? [];
  }
  const [only = [], ...others] = names.map((name) => index.byName.get(name) ?? []);
  return others.length === 0 ? only : unique([...only, ...others.flat()].sort(ascending));
}

/**
 * Returns the records that have one of these names. If the first record applies, it may have any of them (draft 1
 * 3.2.1 "name(s)"). If records are merged, the first name that has a record decides (Google).
 */
function namedRecords(
  index: AgentIndex,
  names: readonly string[],
  { agent, group }: NamesReading,
): Selection | undefined {
  const matches = names
    .map((name) => ({ name, records: recordsNaming(index, normalizeRobotName(name, agent), agent) }))
    .filter(({ records }) => records.length > 0);
  if (group.specific === 'merge') return matches[0];
  const [first] = matches.toSorted((a, b) => a.records[0]! - b.records[0]!);
  return first && { name: first.name, records: first.records.slice(0, 1) };
}

/** Returns the deviating record selection of a crawler, if it has one. Names are compared without regard to case. */
export const findAgentChoice = (agent: string) => agentChoices.get(lowerCase(agent));

/**
 * Selects the records that a crawler with these names or user-agents obeys: those that name it, or else those for any
 * other crawler. With `quirks`, the records for the fallback names of the first name come in between, and the crawler
 * may ignore the records for any other crawler.
 */
export function selectRecords(
  index: AgentIndex,
  names: readonly string[],
  reader: NamesReading,
  quirks: boolean,
): Selection {
  const named = namedRecords(index, names, reader);
  if (named) return named;
  const choice = quirks ? findAgentChoice(crawlerName(names[0] ?? '', reader.agent)) : undefined;
  const instead = namedRecords(index, choice?.fallbackTokens ?? [], reader);
  if (instead) return { ...instead, quirk: 'fallback' };
  if (choice?.star === 'ignored') return { records: [], quirk: 'star-ignored' };
  return { records: reader.group.default === 'first' ? index.stars.slice(0, 1) : index.stars };
}
