// The rows of the records pane as one flat, compact list of the whole file, so that only visible rows are rendered.

import { lineIn, type SourceLine } from '../../../core/document/lines.ts';
import { blockAt, blocksOf } from '../../../core/syntax/blocks.ts';
import { LENIENT_FIELDS } from '../../../core/syntax/directives.ts';
import type { Policy } from '../../../core/syntax/policy.ts';
import { kindsInChunk, LINE_KIND } from '../../../core/syntax/recognize.ts';
import { reuseIfEqual } from '../../../core/text/lazy.ts';
import { recordIds } from './record-ids.ts';
import { type HiddenLines, noHiddenLines, RUN_KEY_BASE } from './rule-runs.ts';

/** One row: the head of a card, a line, or a folded run of lines. `block` is -1 for a line between the cards. */
export type ListItem =
  | { readonly kind: 'head'; readonly block: number }
  | { readonly kind: 'line'; readonly line: number; readonly block: number }
  | { readonly kind: 'run'; readonly line: number; readonly end: number; readonly block: number };

/** All rows in file order. `codes`: a line number (for a run, its first line), or -1 minus the number of a block. */
export interface ListItems {
  readonly policy: Policy;
  readonly codes: Int32Array;
  /** For the first line of each folded run, the line after its last. */
  readonly runs: ReadonlyMap<number, number>;
  /**
   * An id for each row that survives edits: that of the line, or for the head of a card the negated id of the
   * card.
   */
  readonly keys: Int32Array;
}

/**
 * Lists the rows of a policy. A blank line has a row only if it is the first one inside a card, where it ends the
 * record for some readers; user-agent lines are part of the head. A folded card has only its head. `keys` is the
 * same object as last time if no row was added, removed or moved.
 */
export function createListItems(
  policy: Policy,
  folded: ReadonlySet<number>,
  hidden: HiddenLines = noHiddenLines,
): ListItems {
  const { lines } = policy.source;
  const blocks = blocksOf(policy);
  const ids = recordIds(policy);
  const codes = new Int32Array(lines.length + blocks.length);
  const keys = new Int32Array(codes.length);
  let count = 0;
  let next = 0;
  let line = 0;
  let lastBlankBlock = -1;
  let openRun: SourceLine | undefined;
  let runStart = -1;
  const runs = new Map<number, number>();
  const push = (code: number, key: number) => {
    codes[count] = code;
    keys[count++] = key;
  };
  for (const chunk of lines.chunks) {
    const kinds = kindsInChunk(chunk, policy.format, LENIENT_FIELDS);
    for (let i = 0; i < chunk.length; i++, line++) {
      while (next < blocks.length && blocks[next]!.end <= line) next++;
      const block = blocks[next];
      const isInside = block !== undefined && line >= block.start;
      if (isInside && line === block.start) push(-1 - next, -ids[next]!);
      if (kinds[i] === LINE_KIND.blank) {
        if (!isInside || lastBlankBlock === next) continue;
        lastBlankBlock = next;
      }
      if (isInside && folded.size > 0 && folded.has(ids[next]!)) continue;
      if (isInside && line < block.body && kinds[i]! >= LINE_KIND.directive) continue;
      const run = hidden.size > 0 ? hidden.get(lineIn(chunk, i)!) : undefined;
      const runLimit = isInside ? block.start : (blocks[next - 1]?.end ?? 0);
      if (run && run === openRun && runs.get(runStart) === line && runStart >= runLimit) {
        runs.set(runStart, line + 1);
        continue;
      }
      openRun = run;
      runStart = line;
      if (run) runs.set(line, line + 1);
      push(line, (run ? RUN_KEY_BASE : 0) + lineIn(chunk, i)!.id);
    }
  }
  return { policy, runs, codes: codes.subarray(0, count), keys: reuseEqualKeys(keys.subarray(0, count)) };
}

/** Reuses the previous array if it has the same keys, so that the measured row heights stay valid. */
const reuseEqualKeys = reuseIfEqual<Int32Array>(
  (a, b) => a.length === b.length && a.every((key, i) => key === b[i]),
);

/** Row `index` of the list. */
export function listItemAt({ policy, codes, runs }: ListItems, index: number): ListItem {
  const code = codes[index] ?? 0;
  if (code < 0) return { kind: 'head', block: -1 - code };
  const block = blockAt(policy, code);
  const end = runs.get(code);
  return end === undefined ? { kind: 'line', line: code, block } : { kind: 'run', line: code, end, block };
}

/**
 * Returns the row that shows a line: its own, that of its run, the head of the card (for user-agents and in a
 * folded card), or the row above for a line without a row; -1 above the first row.
 */
export function itemIndexOfLine({ policy, codes }: ListItems, line: number): number {
  const blocks = blocksOf(policy);
  let low = 0;
  let high = codes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const code = codes[middle]!;
    if ((code < 0 ? blocks[-1 - code]!.start : code) <= line) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** How a row is drawn: inside the frame of its card, with a gap above it, as the last row of the frame. */
export interface ItemFrame {
  readonly framed: boolean;
  readonly gap: boolean;
  readonly last: boolean;
}

function isInsideFrame(items: ListItems, index: number): boolean {
  if (index < 0 || index >= items.codes.length) return false;
  const item = listItemAt(items, index);
  if (item.kind === 'head') return true;
  return item.block >= 0 && item.line >= blocksOf(items.policy)[item.block]!.start;
}

/** The frame of row `index`. Comments directly above a card are outside its frame but move with the card. */
export function itemFrame(items: ListItems, index: number): ItemFrame {
  const framed = isInsideFrame(items, index);
  const above = isInsideFrame(items, index - 1);
  const isHead = listItemAt(items, index).kind === 'head';
  const aboveIsLead = index > 0 && !above && listItemAt(items, index - 1).block >= 0;
  const below = index + 1 < items.codes.length && listItemAt(items, index + 1);
  const frameContinues = below && below.kind !== 'head' && isInsideFrame(items, index + 1);
  return {
    framed,
    gap: index > 0 && (isHead ? !aboveIsLead : !framed && above),
    last: framed && !frameContinues,
  };
}
