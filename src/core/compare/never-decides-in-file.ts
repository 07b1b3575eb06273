// The rules of a file that never decide under a reader, and the line that comes before each.
import { type Records, type RuleLine, readRecords } from '../dialects/rep/records.ts';
import type { Policy } from '../policy/policy.ts';
import type { InPieces } from '../questions/pieces.ts';
import { type AgentIndex, agentIndex } from '../questions/selection.ts';
import type { Reader } from '../readers/reader.ts';
import { neverDecides } from './never-decides.ts';

/** The places of the records that count together with record `place` for each of its robots; else only its own. */
function runOf(
  index: AgentIndex,
  agents: readonly string[],
  place: number,
  { agent, group }: Reader,
): string {
  if (agent.match !== 'equals') return String(place);
  const runs = agents.map((name) => {
    const places = name === '*' ? index.stars : (index.byName.get(name) ?? [place]);
    return (name === '*' ? group.default : group.specific) === 'merge' ? places.join(' ') : String(place);
  });
  return runs.every((run) => run === runs[0]) ? (runs[0] ?? String(place)) : String(place);
}

/** Which records are looked at together, each set once, as the rules that robots get. */
function runsOf({ records }: Records, index: AgentIndex, reader: Reader): readonly RuleLine[][] {
  const names = new Map<number, string[]>();
  for (const { record, isStar, name } of index.lines) {
    const known = names.get(record);
    if (known) known.push(isStar ? '*' : name);
    else names.set(record, [isStar ? '*' : name]);
  }
  const runs = new Set(
    [...names].map(([place, agents]) => runOf(index, [...new Set(agents)], place, reader)),
  );
  return [...runs].map((run) => run.split(' ').flatMap((place) => records[Number(place)]!.rules));
}

/** Line to covering line, both 0-based and of the one Policy; rules that may decide are not in it. A piece per record. */
export function* linesThatNeverDecide(policy: Policy, reader: Reader): InPieces<ReadonlyMap<number, number>> {
  const records = readRecords(policy, reader);
  const index = agentIndex(policy, records, reader);
  const found = new Map<number, number>();
  for (const run of runsOf(records, index, reader)) {
    neverDecides(run, policy.source.encoding, reader).forEach((by, place) => {
      if (by >= 0) found.set(run[place]!.line, run[by]!.line);
    });
    yield;
  }
  return found;
}
