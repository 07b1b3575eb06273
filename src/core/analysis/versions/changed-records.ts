// The records in which two versions of a file differ: which robots they name, and which rules may decide otherwise.

import { type CommonLines, commonLines } from '../../document/common-lines.ts';
import { blockAt, blocksOf } from '../../syntax/blocks.ts';
import { fieldAt, type Policy, valueOf } from '../../syntax/policy.ts';
import { lowerCase } from '../../text/lower-case.ts';
import { lineTexts } from './changed-rules.ts';

/** One version's part: robots as written (case ignored, without `*`), and 0-based lines of rules, both in file order. */
export interface ChangedRecords {
  readonly agents: readonly string[];
  readonly rules: readonly number[];
}

/** Lines that count as changed: those of `rules` alone, those of `records` with all that stands in their record. */
interface TouchedLines {
  readonly rules: Set<number>;
  readonly records: Set<number>;
}

const isRuleLine = (policy: Policy, line: number) => fieldAt(policy, line).directive?.role === 'rule';

/** Whether a change of the line may give rules to other robots: it names some, or parts records. */
function joinsRules(policy: Policy, line: number): boolean {
  const { directive, kind } = fieldAt(policy, line);
  return directive?.role === 'agent' || kind === 'blank';
}

/** What the lines of one version that are not in common touch in both, as `pairs` places the others. */
function collectTouched(policy: Policy, pairs: CommonLines, own: TouchedLines, other: TouchedLines): void {
  let next = 0;
  const count = policy.source.lines.length;
  for (let line = 0; line < count; line++) {
    if (pairs[next]?.[0] === line) {
      next++;
      continue;
    }
    const binds = joinsRules(policy, line);
    (binds ? own.records : own.rules).add(line);
    if (binds) for (const near of [pairs[next - 1], pairs[next]]) if (near) other.records.add(near[1]);
  }
}

function describeTouched(policy: Policy, touched: TouchedLines): ChangedRecords {
  const rules = new Set([...touched.rules].filter((line) => isRuleLine(policy, line)));
  const agents = new Map<string, string>();
  const blocks = blocksOf(policy);
  const placesOf = (lines: Iterable<number>) => new Set([...lines].map((line) => blockAt(policy, line)));
  const whole = placesOf(touched.records);
  for (const place of [...new Set([...whole, ...placesOf(touched.rules)])].toSorted((a, b) => a - b)) {
    const block = blocks[place];
    if (!block) continue;
    for (let line = block.start; line < block.body; line++) {
      const name = valueOf(fieldAt(policy, line));
      if (name !== '' && name !== '*' && !agents.has(lowerCase(name))) agents.set(lowerCase(name), name);
    }
    if (!whole.has(place)) continue;
    for (let line = block.body; line < block.end; line++) if (isRuleLine(policy, line)) rules.add(line);
  }
  return { agents: [...agents.values()], rules: [...rules].toSorted((a, b) => a - b) };
}

/**
 * Where two versions of a file differ, of the older and of the newer: rules of which one has no same line in order, and
 * all rules of records whose user-agents or blank lines differ. Never throws.
 */
export function findChangedRecords(
  before: Policy,
  after: Policy,
): readonly [before: ChangedRecords, after: ChangedRecords] {
  const pairs = commonLines(lineTexts(before), lineTexts(after));
  const old: TouchedLines = { rules: new Set(), records: new Set() };
  const fresh: TouchedLines = { rules: new Set(), records: new Set() };
  collectTouched(before, pairs, old, fresh);
  collectTouched(
    after,
    pairs.map(([i, j]) => [j, i] as const),
    fresh,
    old,
  );
  return [describeTouched(before, old), describeTouched(after, fresh)];
}
