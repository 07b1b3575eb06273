// What becomes of the lines of a file behind a delivery network's block.
import type { RobotsRecord, RuleLine } from '../dialects/rep/records.ts';
import { fieldAt } from '../policy/policy.ts';
import type { FetchAnswers } from '../questions/fetch.ts';
import type { InPieces } from '../questions/pieces.ts';
import type { Reader } from '../readers/reader.ts';
import { type EdgeQuestion, partOf } from './edge-block.ts';
import { neverDecides } from './never-decides.ts';

/**
 * A record of the own file that is not read as before. Lines are 0-based, of the own file; readers are places.
 * `unread`: none of its robots obeys it any more. `joined`: it counts together with lines of the block. `same`: it is
 * read as before, because the block has no record for its robots to these readers.
 */
interface OwnRecord {
  readonly line: number;
  readonly last: number;
  readonly names: readonly string[];
  readonly unread: readonly number[];
  readonly joined: readonly number[];
  readonly same: readonly number[];
}

/** A rule that decided something and does no longer, for none of its robots: the block's rules come before it. */
interface BeatenRule {
  readonly line: number;
  /** The lines of the block, which are the same in the combined file. */
  readonly by: readonly number[];
  readonly readers: readonly number[];
}

export interface OwnLines {
  readonly records: readonly OwnRecord[];
  readonly beaten: readonly BeatenRule[];
}

/** A name that stands for the robots of a user-agent line; those that no line names are `*`. */
const robotsOf = ({ plan }: FetchAnswers, place: number): readonly string[] =>
  plan
    .file!.agents.lines.filter(({ record }) => record === place)
    .map(({ value, isStar }) => (isStar ? '*' : value));

const recordsOf = ({ plan }: FetchAnswers, places: readonly number[]): readonly RobotsRecord[] =>
  places.map((place) => plan.file!.records.records[place]!);

type Fate = 'unread' | 'joined' | 'same';

/** How a record fares with the robots that obeyed it before; undefined if nobody did. */
function fateOf(question: EdgeQuestion, reader: number, place: number): Fate | undefined {
  const [own, combined] = [question.own[reader]!, question.combined[reader]!];
  const { offset } = question;
  const first = recordsOf(own, [place])[0]!.agents[0]! + offset;
  const robots = robotsOf(own, place).filter((agent) => own.classOf(agent).selection.records.includes(place));
  if (robots.length === 0) return undefined;
  const read = robots.flatMap((agent) => {
    const records = recordsOf(combined, combined.classOf(agent).selection.records);
    return records.some(({ agents }) => agents.includes(first)) ? [records] : [];
  });
  if (read.length === 0) return 'unread';
  const isShared = (records: readonly RobotsRecord[]) =>
    records.some((record) => partOf(record, offset) !== 'own');
  return read.some(isShared) ? 'joined' : 'same';
}

/** The last line of a record; what holds for the whole file is none of it, wherever it stands. */
function lastLine({ plan }: FetchAnswers, { agents, rules, others }: RobotsRecord): number {
  const { policy } = plan.file!;
  const own = others.filter((line) => fieldAt(policy, line).directive?.role !== 'setting');
  return Math.max(agents.at(-1)!, rules.at(-1)?.line ?? 0, own.at(-1) ?? 0);
}

const covers = (rules: readonly RuleLine[], { plan }: FetchAnswers, reader: Reader) =>
  neverDecides(rules, plan.file!.policy.source.encoding, reader);

/** The own rules of a robot that decided something: which still do, and the lines of the block that the others lose to. */
function standingOf({ own, combined, offset }: EdgeQuestion, place: number, agent: string) {
  const [was, is] = [own[place]!, combined[place]!];
  const { reader } = is.plan;
  const { rules } = is.classOf(agent);
  const before = was.classOf(agent).rules;
  const by = covers(rules, is, reader);
  const idle = covers(before, was, reader);
  const decided = new Set(before.filter((_, i) => idle[i]! < 0).map(({ line }) => line));
  return rules.flatMap(({ line }, i) => {
    if (!decided.has(line - offset)) return [];
    const cover = rules[by[i]!]?.line ?? Infinity;
    return [{ line: line - offset, by: cover < offset ? cover : undefined }];
  });
}

/** The own rules that decide nothing any more under one reader, with the lines of the block that come before them. */
function beatenUnder(question: EdgeQuestion, place: number): ReadonlyMap<number, ReadonlySet<number>> {
  const { lines = [] } = question.own[place]!.plan.file?.agents ?? {};
  const robots = new Set(lines.map(({ value, isStar }) => (isStar ? '*' : value)));
  const beaten = new Map<number, Set<number>>();
  const deciding = new Set<number>();
  for (const agent of robots) {
    for (const { line, by } of standingOf(question, place, agent)) {
      if (by === undefined) deciding.add(line);
      else beaten.set(line, (beaten.get(line) ?? new Set()).add(by));
    }
  }
  return new Map([...beaten].filter(([line]) => !deciding.has(line)));
}

function add(into: Map<string, number[]>, key: string, reader: number): void {
  const known = into.get(key);
  if (!known) into.set(key, [reader]);
  else if (known.at(-1) !== reader) known.push(reader);
}

const KEY = ' ';
const numbersOf = (key: string) => key.split(KEY).map(Number);

/** The own records and rules that count otherwise behind the block, in file order. A piece per reader. */
export function* ownLinesBehind(question: EdgeQuestion): InPieces<OwnLines> {
  const fates: Record<Fate, Map<string, number[]>> = {
    unread: new Map(),
    joined: new Map(),
    same: new Map(),
  };
  const beaten = new Map<string, number[]>();
  const names = new Map<string, readonly string[]>();
  for (const [reader, own] of question.own.entries()) {
    for (const [place, record] of (own.plan.file?.records.records ?? []).entries()) {
      const fate = fateOf(question, reader, place);
      const key = [record.agents[0], lastLine(own, record)].join(KEY);
      if (fate) add(fates[fate], key, reader);
      names.set(key, robotsOf(own, place));
    }
    for (const [line, by] of beatenUnder(question, reader))
      add(beaten, [line, ...[...by].toSorted((a, b) => a - b)].join(KEY), reader);
    yield;
  }
  const keys = new Set([...fates.unread.keys(), ...fates.joined.keys()]);
  const records = [...keys].map((key) => {
    const [line, last] = numbersOf(key);
    return {
      line: line!,
      last: last!,
      names: names.get(key) ?? [],
      unread: fates.unread.get(key) ?? [],
      joined: fates.joined.get(key) ?? [],
      same: fates.same.get(key) ?? [],
    };
  });
  const rules = [...beaten].map(([key, readers]) => {
    const [line = 0, ...by] = numbersOf(key);
    return { line, by, readers };
  });
  return {
    records: records.toSorted((a, b) => a.line - b.line || a.last - b.last),
    beaten: rules.toSorted((a, b) => a.line - b.line),
  };
}
