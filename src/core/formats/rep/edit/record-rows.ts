// Helpers of the edit commands, about the lines around an edited line.

import { lineAt, sliceLines } from '../../../document/lines.ts';
import type { LineChange, PlacedLine } from '../../../document/place-lines.ts';
import { replaceInLine, type TextEdit } from '../../../document/range.ts';
import { type Block, blockAt, blocksOf } from '../../../syntax/blocks.ts';
import { type Field, fieldAt, type Policy } from '../../../syntax/policy.ts';

/** The role of a line for its neighbors. `loose`: neither blank, comment, user-agent nor rule. */
export type RowRole = 'blank' | 'comment' | 'agent' | 'rule' | 'loose';

/** Returns the role of line `line`, recognized as leniently as by any reader. */
export function rowRoleAt(policy: Policy, line: number): RowRole {
  const { kind, directive } = fieldAt(policy, line);
  if (kind === 'blank' || kind === 'comment') return kind;
  return directive?.role === 'agent' || directive?.role === 'rule' ? directive.role : 'loose';
}

/**
 * Returns the field in line `line`.
 * @throws RangeError if the line does not have that role.
 */
export function fieldInRole(policy: Policy, line: number, role: 'agent' | 'rule'): Field {
  const field = fieldAt(policy, line);
  if (field.directive?.role !== role) throw new RangeError(`line ${line} holds no ${role}`);
  return field;
}

/** Returns the dialect of the field in line `line`, if it is a known field. */
export const dialectOf = (policy: Policy, line: number): string | undefined =>
  fieldAt(policy, line).directive?.dialect;

/**
 * Returns block number `index`.
 * @throws RangeError if there is none.
 */
export function getBlock(policy: Policy, index: number): Block {
  const block = blocksOf(policy)[index];
  if (!block) throw new RangeError(`there is no block ${index}`);
  return block;
}

/** Returns the block that contains line `line`. Undefined for a line between the cards. */
export function findBlockAround(policy: Policy, line: number): Block | undefined {
  return blocksOf(policy)[blockAt(policy, line)];
}

/** Returns the first of the comment lines directly above a line, or the line itself if there are none. */
export function firstLineWithComments(policy: Policy, line: number): number {
  let first = line;
  while (first > 0 && rowRoleAt(policy, first - 1) === 'comment') first--;
  return first;
}

/**
 * Returns the first line that moves with a rule. The comments directly above belong only to it if a comment, a
 * blank line or the end of the record follows, or if fields describe it. Comments above several rules belong to
 * them all, and stay.
 */
export function firstLineOfRule(policy: Policy, line: number): number {
  const next = endOfRule(policy, line);
  const isAlone =
    next > line + 1 ||
    next >= contentEnd(policy) ||
    ['blank', 'comment', 'agent'].includes(rowRoleAt(policy, next));
  return isAlone ? firstLineWithComments(policy, line) : line;
}

/**
 * In formats in which other fields describe the lines above them, returns the line after those that begin at `at`,
 * so that nothing is inserted in between. In other formats returns `at`.
 */
export function lineBehindDescription(policy: Policy, at: number): number {
  let end = at;
  if (!policy.format.describes) return end;
  for (let line = at; line < policy.source.lines.length; line++) {
    const { kind } = fieldAt(policy, line);
    if (kind === 'blank' || kind === 'directive') break;
    if (kind === 'other') end = line + 1;
  }
  return end;
}

/** Returns the line after a rule and the fields that describe it. */
export const endOfRule = (policy: Policy, line: number): number => lineBehindDescription(policy, line + 1);

/** Returns how many comment lines move with the rule in line `line`. */
export const countCommentsOfRule = (policy: Policy, line: number): number =>
  line - firstLineOfRule(policy, line);

/** Returns where a rule is inserted at the end of a block: after its last rule, or at its end if it has none. */
export function endOfRules(policy: Policy, { body, end }: Block): number {
  for (let line = end; line > body; line--)
    if (rowRoleAt(policy, line - 1) === 'rule') return endOfRule(policy, line - 1);
  return end;
}

/** Returns the number of lines without the empty one after a final line break: the position after all content. */
export function contentEnd({ source: { lines } }: Policy): number {
  return lineAt(lines, lines.length - 1)?.text === '' ? lines.length - 1 : lines.length;
}

/** Whether line `line` is blank, or outside the file. */
export function isBlankOrEdge(policy: Policy, line: number): boolean {
  return line < 0 || line >= contentEnd(policy) || rowRoleAt(policy, line) === 'blank';
}

/**
 * Removes rules or other lines from a block. If nothing else would separate its user-agent lines from those of the
 * next block, a blank line is inserted: removing a line never merges two blocks.
 */
export function removeRows(policy: Policy, from: number, to: number): LineChange {
  const insert = agentAbove(policy, from) && agentBelow(policy, to) ? [{ text: '' }] : [];
  return { at: from, remove: to - from, insert };
}

/** Removes everything but the comment from a line. Undefined if the line has no comment. */
export function keepCommentOnly(policy: Policy, line: number): TextEdit | undefined {
  const { comment } = fieldAt(policy, line).places;
  return comment < 0 ? undefined : replaceInLine(line, 0, comment, '');
}

function agentAbove(policy: Policy, from: number): boolean {
  let line = from - 1;
  while (line >= 0 && rowRoleAt(policy, line) === 'comment') line--;
  return line >= 0 && rowRoleAt(policy, line) === 'agent';
}

function agentBelow(policy: Policy, to: number): boolean {
  const { length } = policy.source.lines;
  let line = to;
  while (line < length && rowRoleAt(policy, line) === 'comment') line++;
  return line < length && rowRoleAt(policy, line) === 'agent';
}

/** Returns the lines `from` up to, but not including, `to`. */
export function linesIn(policy: Policy, from: number, to: number): PlacedLine[] {
  return sliceLines(policy.source.lines, from, to);
}

/** The lines from `from` up to, but not including, `to`. */
export interface LineRange {
  readonly from: number;
  readonly to: number;
}

/**
 * Returns the lines `from` up to `to` of the block that begins in line `start`, without rules of another system
 * and the comments above those, which belong to a block of that system further up.
 */
export function rangesOfOwnLines(
  policy: Policy,
  start: number,
  from: number,
  to: number,
): readonly LineRange[] {
  const dialect = dialectOf(policy, start);
  const runs: { from: number; to: number }[] = [];
  let isForeign = false;
  for (let line = to - 1; line >= from; line--) {
    const row = rowRoleAt(policy, line);
    if (row !== 'comment') isForeign = row === 'rule' && dialectOf(policy, line) !== dialect;
    const next = runs.at(-1);
    if (isForeign) continue;
    if (next?.from === line + 1) next.from = line;
    else runs.push({ from: line, to: line + 1 });
  }
  return runs.toReversed();
}

/** Returns those lines. */
export const ownLines = (policy: Policy, start: number, from: number, to: number): PlacedLine[] =>
  rangesOfOwnLines(policy, start, from, to).flatMap((run) => linesIn(policy, run.from, run.to));
