// Finds the records in which two versions of a file differ: the crawlers that they name, and the rules that may
// decide differently.

import { type CommonLines, commonLines } from '../../document/common-lines.ts';
import { blockAt, blocksOf } from '../../syntax/blocks.ts';
import { fieldAt, type Policy, valueOf } from '../../syntax/policy.ts';
import { lowerCase } from '../../text/lower-case.ts';
import { lineTexts } from './changed-rules.ts';

/**
 * The changes in one version: crawlers as written (without `*`, case ignored), and 0-based lines of rules, both in
 * file order.
 */
export interface ChangedRecords {
  readonly agents: readonly string[];
  readonly rules: readonly number[];
}

/** Lines that count as changed. `rules`: only these lines. `records`: all lines of their records. */
interface TouchedLines {
  readonly rules: Set<number>;
  readonly records: Set<number>;
}

const isRuleLine = (policy: Policy, line: number) => fieldAt(policy, line).directive?.role === 'rule';

/** Whether a change of the line may assign rules to other crawlers: it names one, or separates records. */
function joinsRules(policy: Policy, line: number): boolean {
  const { directive, kind } = fieldAt(policy, line);
  return directive?.role === 'agent' || kind === 'blank';
}

/**
 * Collects the changed lines of both versions, from the lines of one version that the other does not have.
 * `pairs`: the common lines.
 */
function collectTouched(
  policy: Policy,
  pairs: CommonLines,
  ownChanges: TouchedLines,
  otherChanges: TouchedLines,
): void {
  let next = 0;
  const count = policy.source.lines.length;
  for (let line = 0; line < count; line++) {
    if (pairs[next]?.[0] === line) {
      next++;
      continue;
    }
    const assignsRules = joinsRules(policy, line);
    (assignsRules ? ownChanges.records : ownChanges.rules).add(line);
    if (assignsRules)
      for (const neighbor of [pairs[next - 1], pairs[next]])
        if (neighbor) otherChanges.records.add(neighbor[1]);
  }
}

function describeTouched(policy: Policy, touched: TouchedLines): ChangedRecords {
  const rules = new Set([...touched.rules].filter((line) => isRuleLine(policy, line)));
  const agents = new Map<string, string>();
  const blocks = blocksOf(policy);
  const placesOf = (lines: Iterable<number>) => new Set([...lines].map((line) => blockAt(policy, line)));
  const wholeBlocks = placesOf(touched.records);
  for (const place of [...new Set([...wholeBlocks, ...placesOf(touched.rules)])].toSorted((a, b) => a - b)) {
    const block = blocks[place];
    if (!block) continue;
    for (let line = block.start; line < block.body; line++) {
      const name = valueOf(fieldAt(policy, line));
      if (name !== '' && name !== '*' && !agents.has(lowerCase(name))) agents.set(lowerCase(name), name);
    }
    if (!wholeBlocks.has(place)) continue;
    for (let line = block.body; line < block.end; line++) if (isRuleLine(policy, line)) rules.add(line);
  }
  return { agents: [...agents.values()], rules: [...rules].toSorted((a, b) => a - b) };
}

/**
 * Finds where two versions of a file differ, in the older and in the newer version: rules without an equal line in
 * the other version, in order, and all rules of records whose user-agents or blank lines differ. Never throws.
 */
export function findChangedRecords(
  before: Policy,
  after: Policy,
): readonly [before: ChangedRecords, after: ChangedRecords] {
  const pairs = commonLines(lineTexts(before), lineTexts(after));
  const oldLines: TouchedLines = { rules: new Set(), records: new Set() };
  const newLines: TouchedLines = { rules: new Set(), records: new Set() };
  collectTouched(before, pairs, oldLines, newLines);
  collectTouched(
    after,
    pairs.map(([i, j]) => [j, i] as const),
    newLines,
    oldLines,
  );
  return [describeTouched(before, oldLines), describeTouched(after, newLines)];
}
