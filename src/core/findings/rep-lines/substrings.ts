// Names that are parts of other names: to some readers such a robot obeys the other's record: R029, R092.
import { moveBlock } from '../../policy/edit/move-block.ts';
import { type Fix, fixOf } from '../../policy/finding.ts';
import type { Policy } from '../../policy/policy.ts';
import { lowerCase } from '../../text/lower-case.ts';
import { cardOf } from './cards.ts';
import { type Checking, titlesOf } from './checking.ts';
import { nameIn, valueRange } from './line-text.ts';
import { meantRecords } from './meant-records.ts';

/** Names that are compared before others may come between; and so much of a name is compared. */
const PIECE = 200;
const LONGEST = 80;

interface Named {
  readonly line: number;
  readonly record: number;
}

/** The first line of each name, in lower case. */
function firstLines(policy: Policy): Map<string, Named> {
  const named = new Map<string, Named>();
  meantRecords(policy).records.forEach(({ agents }, record) => {
    for (const line of agents) {
      const name = lowerCase(nameIn(policy, line));
      if (name !== '' && name !== '*' && !named.has(name)) named.set(name, { line, record });
    }
  });
  return named;
}

/** The names of `wanted` that are parts of a name, without itself. */
function partsOf(name: string, wanted: ReadonlyMap<string, unknown>, lengths: readonly number[]): string[] {
  const found = new Set<string>();
  for (const length of lengths) {
    if (length >= name.length) break;
    for (let at = 0; at + length <= name.length; at++) {
      const part = name.slice(at, at + length);
      if (wanted.has(part)) found.add(part);
    }
  }
  return [...found];
}

/** A record above another, if both are cards of their own. */
function moveAbove(policy: Policy, own: Named, taken: Named): readonly Fix[] {
  const { records } = meantRecords(policy);
  const [from, to] = [own, taken].map(({ record }) => cardOf(policy, records[record]!));
  const isSafe = records[own.record]!.rules.length > 0;
  if (from! < 0 || to! < 0 || from! <= to! || !isSafe) return [];
  const words = [nameIn(policy, own.line), nameIn(policy, taken.line)];
  return [fixOf('move-record-above', words, 'changes', () => moveBlock(policy, from!, to!))];
}

/** Which way round readers look for the name. */
const matches = { R029: 'contains', R092: 'contained-in-name' } as const;

/** A robot whose name stands in a record of its own, or is asked about, and the name above that is taken for it. */
function report(
  { policy, put }: Checking,
  code: keyof typeof matches,
  { robot, taken, own }: { robot: string; taken: Named; own: Named | undefined },
): void {
  const match = matches[code];
  put(code, valueRange(policy, own?.line ?? taken.line), {
    words: [
      own ? nameIn(policy, own.line) : robot,
      nameIn(policy, taken.line),
      String(taken.line + 1),
      titlesOf(({ agent }) => agent.match === match),
      own ? String(own.line + 1) : '',
    ],
    fixes: () => (own ? moveAbove(policy, own, taken) : []),
  });
}

/** `short` is part of `long`: who stands first takes the other's robot, to readers that look for it one way round. */
export function* substrings(checking: Checking): Generator<undefined, void> {
  const { policy, inspection } = checking;
  const named = firstLines(policy);
  const asked = (inspection.options.agents ?? [])
    .map(lowerCase)
    .filter((name) => name !== '' && name !== '*');
  const wanted = new Map<string, unknown>([...named, ...asked.map((name) => [name, name] as const)]);
  const lengths = [...new Set([...wanted.keys()].map((name) => name.length))].sort((a, b) => a - b);
  const told = new Set<string>();
  let count = 0;
  for (const [long, at] of named) {
    if (++count % PIECE === 0) yield;
    for (const short of partsOf(long.slice(0, LONGEST), wanted, lengths)) {
      const own = named.get(short);
      if (own?.record === at.record) continue;
      if ((!own || own.record > at.record) && !told.has(short)) {
        told.add(short);
        report(checking, 'R029', { robot: short, taken: at, own });
      }
      if (own && own.record < at.record && !told.has(` ${long}`)) {
        told.add(` ${long}`);
        report(checking, 'R092', { robot: long, taken: own, own: at });
      }
    }
  }
}
