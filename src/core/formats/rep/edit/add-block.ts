// Adds a block: user-agents and their rules, separated from other blocks by blank lines.

import { type PlacedLine, placeLines } from '../../../document/place-lines.ts';
import type { TextEdit } from '../../../document/range.ts';
import { blocksOf } from '../../../syntax/blocks.ts';
import type { Policy } from '../../../syntax/policy.ts';
import { agentText, defaultDialect, type RuleIntent, ruleText } from './field-spelling.ts';
import { contentEnd, dialectOf, getBlock, isBlankOrEdge } from './record-rows.ts';

/** The contents of a new block. */
export interface BlockIntent {
  /** At least one. Each must be writable. */
  readonly agents: readonly string[];
  readonly rules: readonly RuleIntent[];
}

/**
 * Returns the number of a new block of the format's main system: after its other blocks, and before the first
 * block of another system, which would absorb its lines (ACAP 1.1 2.3, 2.10.2).
 */
export function defaultBlockNumber(policy: Policy): number {
  const blocks = blocksOf(policy);
  const dialect = defaultDialect(policy.format);
  const other = blocks.findIndex(({ start }) => dialectOf(policy, start) !== dialect);
  return other < 0 ? blocks.length : other;
}

/**
 * Writes a new block before block number `at` (default: `defaultBlockNumber`; the number of blocks: at the end). A
 * blank line on each side separates it, unless there already is one. All other lines stay.
 * @throws RangeError without an agent, for a value that cannot be written, or if there is no block `at`.
 */
export function addBlock(
  policy: Policy,
  { agents, rules }: BlockIntent,
  at: number = defaultBlockNumber(policy),
): TextEdit[] {
  if (agents.length === 0) throw new RangeError('a block needs a user-agent');
  const { format, source } = policy;
  const before = at === blocksOf(policy).length ? source.lines.length : getBlock(policy, at).lead;
  const texts = [
    ...agents.map((name) => agentText(format, name)),
    ...rules.map((rule) => ruleText(format, rule)),
  ];
  const insert = separateByBlankLines(
    policy,
    before,
    texts.map((text) => ({ text })),
  );
  return placeLines(source, [{ at: before, remove: 0, insert }]);
}

/** Returns lines to be placed before line `at`, with the blank lines that separate them from the lines around. */
export function separateByBlankLines(policy: Policy, at: number, lines: readonly PlacedLine[]): PlacedLine[] {
  const above = Math.min(at, contentEnd(policy)) - 1;
  const blankFor = (line: number) => (isBlankOrEdge(policy, line) ? [] : [{ text: '' }]);
  return [...blankFor(above), ...lines, ...blankFor(at)];
}
