// Maps the row under the pointer to the place where a dragged rule would be dropped.

import type { RulePlace } from '../../../core/formats/rep/edit/move-rule.ts';
import { blockAt, blocksOf } from '../../../core/syntax/blocks.ts';
import { fieldAt } from '../../../core/syntax/policy.ts';
import { itemFrame, type ListItems, listItemAt } from './list-items.ts';

/** A place for a rule, and the row whose upper or lower edge shows it. */
export interface DropPlace {
  readonly place: RulePlace;
  readonly row: number;
  readonly edge: 'above' | 'below';
}

const isCommentLine = ({ policy }: ListItems, line: number) => fieldAt(policy, line).kind === 'comment';

/** Before the line of row `row`, and before the comments directly above it, which belong to it. */
function dropBeforeRow(items: ListItems, row: number, line: number): DropPlace {
  let first = row;
  for (let at = line - 1; at >= 0 && items.codes[first - 1] === at && isCommentLine(items, at); at--) first--;
  return { place: line, row: first, edge: 'above' };
}

function dropAtRecordTop(items: ListItems, head: number, block: number): DropPlace {
  const next = items.codes[head + 1];
  const { body = -1 } = blocksOf(items.policy)[block] ?? {};
  const hasRows = next !== undefined && next >= body && blockAt(items.policy, next) === block;
  return { place: hasRows ? next : { endOf: block }, row: head, edge: 'below' };
}

/** The place nearest to a row between the cards: the end of the card above, or the top of the first card. */
function nearestDropPlace(items: ListItems, row: number): DropPlace | undefined {
  for (let at = row; at >= 0; at--) {
    if (itemFrame(items, at).framed)
      return { place: { endOf: listItemAt(items, at).block }, row: at, edge: 'below' };
  }
  for (let at = row; at < items.codes.length; at++) {
    const item = listItemAt(items, at);
    if (item.kind === 'head') return dropAtRecordTop(items, at, item.block);
  }
  return undefined;
}

/** Finds the place for a rule that is dragged over row `row`, over its upper or lower half. */
export function findDropPlace(items: ListItems, row: number, isLower: boolean): DropPlace | undefined {
  const item = listItemAt(items, row);
  if (item.kind === 'head') return dropAtRecordTop(items, row, item.block);
  const { framed, last } = itemFrame(items, row);
  if (!framed) return nearestDropPlace(items, row);
  const { body } = blocksOf(items.policy)[item.block]!;
  if (!isLower && item.line >= body) return dropBeforeRow(items, row, item.line);
  if (last) return { place: { endOf: item.block }, row, edge: 'below' };
  const next = listItemAt(items, row + 1);
  return next.kind !== 'head' && next.line >= body
    ? dropBeforeRow(items, row + 1, next.line)
    : { place: { endOf: item.block }, row, edge: 'below' };
}
