// Names that are parts of other names: to some readers such a robot obeys the other's record: R029, R092.

import { createFix, type Fix } from '../../../../diagnostics/finding.ts';
import type { Policy } from '../../../../syntax/policy.ts';
import { lowerCase } from '../../../../text/lower-case.ts';
import { moveBlock } from '../../edit/move-block.ts';
import { blockOfRecord } from './block-of-record.ts';
import { type CheckContext, readerTitles } from './check-context.ts';
import { intendedRecords } from './intended-records.ts';
import { agentNameAt, valueRange } from './line-text.ts';

/** Names that are compared before others may come between; and so much of a name is compared. */
const NAMES_PER_STEP = 200;
const MAX_NAME_LENGTH = 80;

interface NamedRecord {
  readonly line: number;
  readonly record: number;
}

/** The first line of each name, in lower case. */
function firstLines(policy: Policy): Map<string, NamedRecord> {
  const named = new Map<string, NamedRecord>();
  intendedRecords(policy).records.forEach(({ agents }, record) => {
    for (const line of agents) {
      const name = lowerCase(agentNameAt(policy, line));
      if (name !== '' && name !== '*' && !named.has(name)) named.set(name, { line, record });
    }
  });
  return named;
}

/** The names of `wanted` that are parts of a name, without itself. */
function substringsOf(
  name: string,
  wanted: ReadonlyMap<string, unknown>,
  lengths: readonly number[],
): string[] {
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
function moveAboveFixes(policy: Policy, own: NamedRecord, taken: NamedRecord): readonly Fix[] {
  const { records } = intendedRecords(policy);
  const [from, to] = [own, taken].map(({ record }) => blockOfRecord(policy, records[record]!));
  const isSafe = records[own.record]!.rules.length > 0;
  if (from! < 0 || to! < 0 || from! <= to! || !isSafe) return [];
  const words = [agentNameAt(policy, own.line), agentNameAt(policy, taken.line)];
  return [createFix('move-record-above', words, 'changes', () => moveBlock(policy, from!, to!))];
}

/** Which way round readers look for the name. */
const substringMatches = { R029: 'contains', R092: 'contained-in-name' } as const;

/** A robot whose name stands in a record of its own, or is asked about, and the name above that is taken for it. */
function reportSubstring(
  { policy, put }: CheckContext,
  code: keyof typeof substringMatches,
  { robot, taken, own }: { robot: string; taken: NamedRecord; own: NamedRecord | undefined },
): void {
  const match = substringMatches[code];
  put(code, valueRange(policy, own?.line ?? taken.line), {
    words: [
      own ? agentNameAt(policy, own.line) : robot,
      agentNameAt(policy, taken.line),
      String(taken.line + 1),
      readerTitles(({ agent }) => agent.match === match),
      own ? String(own.line + 1) : '',
    ],
    fixes: () => (own ? moveAboveFixes(policy, own, taken) : []),
  });
}

/** `short` is part of `long`: who stands first takes the other's robot, to readers that look for it one way round. */
export function* checkAgentSubstrings(checking: CheckContext): Generator<undefined, void> {
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
    if (++count % NAMES_PER_STEP === 0) yield;
    for (const short of substringsOf(long.slice(0, MAX_NAME_LENGTH), wanted, lengths)) {
      const own = named.get(short);
      if (own?.record === at.record) continue;
      if ((!own || own.record > at.record) && !told.has(short)) {
        told.add(short);
        reportSubstring(checking, 'R029', { robot: short, taken: at, own });
      }
      if (own && own.record < at.record && !told.has(` ${long}`)) {
        told.add(` ${long}`);
        reportSubstring(checking, 'R092', { robot: long, taken: own, own: at });
      }
    }
  }
}
