// The rows of the records pane as one flat, compact list over the whole file, so that only visible ones are built.

import type { Marks } from '../../core/compare/mark.ts';
import { blockAt, blocksOf } from '../../core/policy/blocks.ts';
import { MOST_LENIENT } from '../../core/policy/directive.ts';
import type { Policy } from '../../core/policy/policy.ts';
import { KIND, kindsInChunk } from '../../core/policy/recognise.ts';
import { cardIds } from './card-ids.ts';

/** One row: the head of a card, or a line. `block` is -1 for a line between the cards. */
export type Item =
  | { readonly kind: 'head'; readonly block: number }
  | { readonly kind: 'line'; readonly line: number; readonly block: number };

/** All rows in file order. `codes`: a line number, or -1 minus the number of a block for its head. */
export interface Items {
  readonly policy: Policy;
  readonly codes: Int32Array;
  /** An id for each row that survives edits: the line's, or that of the card, negated, for its head. */
  readonly keys: Int32Array;
}

const unmarked: Pick<Marks, 'has'> = new Map();

/**
 * The rows of a policy. Blank lines have none unless they are marked; user-agent lines are part of the head. Of a
 * folded card only the head is there. `keys` is the same object as last time if no row came, went or moved.
 */
export function itemsOf(
  policy: Policy,
  folded: ReadonlySet<number>,
  marks: Pick<Marks, 'has'> = unmarked,
): Items {
  const { lines } = policy.source;
  const blocks = blocksOf(policy);
  const ids = cardIds(policy);
  const codes = new Int32Array(lines.length + blocks.length);
  const keys = new Int32Array(codes.length);
  let count = 0;
  let next = 0;
  let line = 0;
  const push = (code: number, key: number) => {
    codes[count] = code;
    keys[count++] = key;
  };
  for (const chunk of lines.chunks) {
    const kinds = kindsInChunk(chunk, policy.format, MOST_LENIENT);
    for (let i = 0; i < chunk.length; i++, line++) {
      while (next < blocks.length && blocks[next]!.end <= line) next++;
      const block = blocks[next];
      const inside = block !== undefined && line >= block.start;
      if (inside && line === block.start) push(-1 - next, -ids[next]!);
      if (kinds[i] === KIND.blank && !marks.has(line)) continue;
      if (inside && folded.size > 0 && folded.has(ids[next]!)) continue;
      if (inside && line < block.body && kinds[i]! >= KIND.directive) continue;
      push(line, chunk[i]!.id);
    }
  }
  return { policy, codes: codes.subarray(0, count), keys: interned(keys.subarray(0, count)) };
}

let latest = new Int32Array(0);

/** The array of last time if it holds the same: what was measured for its rows still holds. */
function interned(keys: Int32Array<ArrayBuffer>): Int32Array {
  const isSame = latest.length === keys.length && latest.every((key, i) => key === keys[i]);
  if (!isSame) latest = keys;
  return latest;
}

/** Row `index` of the list. */
export function itemAt({ policy, codes }: Items, index: number): Item {
  const code = codes[index] ?? 0;
  if (code < 0) return { kind: 'head', block: -1 - code };
  return { kind: 'line', line: code, block: blockAt(policy, code) };
}

/**
 * The row that shows a line: its own, the head of the card for its user-agents or where the card is folded, the row
 * above for a line without one; -1 above the first row.
 */
export function indexOfLine({ policy, codes }: Items, line: number): number {
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

/** How a row is drawn: inside the frame of its card, with room above it, as the last row of the frame. */
export interface Frame {
  readonly framed: boolean;
  readonly gap: boolean;
  readonly last: boolean;
}

function isFramed(items: Items, index: number): boolean {
  if (index < 0 || index >= items.codes.length) return false;
  const item = itemAt(items, index);
  if (item.kind === 'head') return true;
  return item.block >= 0 && item.line >= blocksOf(items.policy)[item.block]!.start;
}

/** The frame of row `index`. Comments directly above a card stand outside its frame but move with it. */
export function frameOf(items: Items, index: number): Frame {
  const framed = isFramed(items, index);
  const above = isFramed(items, index - 1);
  const isHead = itemAt(items, index).kind === 'head';
  const aboveIsLead = index > 0 && !above && itemAt(items, index - 1).block >= 0;
  const below = index + 1 < items.codes.length && itemAt(items, index + 1);
  const goesOn = below && below.kind === 'line' && isFramed(items, index + 1);
  return { framed, gap: index > 0 && (isHead ? !aboveIsLead : !framed && above), last: framed && !goesOn };
}
