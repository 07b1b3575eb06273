// What the edit commands need to know about the lines around the one they change.

import { lineAt, sliceLines } from '../../../document/lines.ts';
import type { LineChange, PlacedLine } from '../../../document/place-lines.ts';
import { replaceInLine, type TextEdit } from '../../../document/range.ts';
import { type Block, blockAt, blocksOf } from '../../../syntax/blocks.ts';
import { type Field, fieldAt, type Policy } from '../../../syntax/policy.ts';

/** The role a line plays for its neighbours. `loose` is all that is neither blank, comment, user-agent nor rule. */
export type RowRole = 'blank' | 'comment' | 'agent' | 'rule' | 'loose';

/** The role of line `line`, recognised as leniently as any reader does. */
export function rowRoleAt(policy: Policy, line: number): RowRole {
  const { kind, directive } = fieldAt(policy, line);
  if (kind === 'blank' || kind === 'comment') return kind;
  return directive?.role === 'agent' || directive?.role === 'rule' ? directive.role : 'loose';
}

/** The field in line `line`. @throws RangeError if the line does not play that role. */
export function fieldInRole(policy: Policy, line: number, role: 'agent' | 'rule'): Field {
  const field = fieldAt(policy, line);
  if (field.directive?.role !== role) throw new RangeError(`line ${line} holds no ${role}`);
  return field;
}

/** The dialect of the field in line `line`, if it is a known one. */
export const dialectOf = (policy: Policy, line: number): string | undefined =>
  fieldAt(policy, line).directive?.dialect;

/** Block number `index`. @throws RangeError if there is none. */
export function getBlock(policy: Policy, index: number): Block {
  const block = blocksOf(policy)[index];
  if (!block) throw new RangeError(`there is no block ${index}`);
  return block;
}

/** The block that line `line` stands in, or undefined for a line between the cards. */
export function findBlockAround(policy: Policy, line: number): Block | undefined {
  return blocksOf(policy)[blockAt(policy, line)];
}

/** The first of the comment lines directly above a line; the line itself without any. */
export function firstLineWithComments(policy: Policy, line: number): number {
  let first = line;
  while (first > 0 && rowRoleAt(policy, first - 1) === 'comment') first--;
  return first;
}

/**
 * The first line that goes where a rule goes: the comments directly above belong to it alone if a comment, a blank
 * line or the end of the record follows, or if fields describe it. Comments above several rules head them all, and stay.
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
 * Where other fields describe what stands above them: the place behind those that begin at `at`, so that nothing comes
 * between. `at` itself anywhere else.
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

/** The line behind a rule and all that describes it. */
export const endOfRule = (policy: Policy, line: number): number => lineBehindDescription(policy, line + 1);

/** How many comment lines go where the rule in line `line` goes. */
export const countCommentsOfRule = (policy: Policy, line: number): number =>
  line - firstLineOfRule(policy, line);

/** Where a rule is placed at the end of a block: behind its last rule, or at its end if it has none. */
export function endOfRules(policy: Policy, { body, end }: Block): number {
  for (let line = end; line > body; line--)
    if (rowRoleAt(policy, line - 1) === 'rule') return endOfRule(policy, line - 1);
  return end;
}

/** The number of lines without the empty one that a final line break leaves: the place to write behind all of them. */
export function contentEnd({ source: { lines } }: Policy): number {
  return lineAt(lines, lines.length - 1)?.text === '' ? lines.length - 1 : lines.length;
}

/** True if line `line` is blank, or no line at all: before the file, or behind its end. */
export function isBlankOrEdge(policy: Policy, line: number): boolean {
  return line < 0 || line >= contentEnd(policy) || rowRoleAt(policy, line) === 'blank';
}

/**
 * Takes rules or other lines out of a block. If nothing else keeps its user-agent lines apart from those of the
 * next block, a blank line does: taking a line away never makes one block of two.
 */
export function removeRows(policy: Policy, from: number, to: number): LineChange {
  const insert = agentAbove(policy, from) && agentBelow(policy, to) ? [{ text: '' }] : [];
  return { at: from, remove: to - from, insert };
}

/** Takes all out of a line but its comment, which stays as a line of its own; undefined if it has none. */
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

/** The lines `from` up to `to` of the file. */
export function linesIn(policy: Policy, from: number, to: number): PlacedLine[] {
  return sliceLines(policy.source.lines, from, to);
}

/** Lines from one up to another. */
export interface LineRange {
  readonly from: number;
  readonly to: number;
}

/**
 * The lines `from` up to `to` of the block that begins in line `start`, without rules of another system and the
 * comments above those: they stand among its lines, and belong to a block of their own system further up.
 */
export function rangesOfOwnLines(
  policy: Policy,
  start: number,
  from: number,
  to: number,
): readonly LineRange[] {
  const own = dialectOf(policy, start);
  const runs: { from: number; to: number }[] = [];
  let isForeign = false;
  for (let line = to - 1; line >= from; line--) {
    const row = rowRoleAt(policy, line);
    if (row !== 'comment') isForeign = row === 'rule' && dialectOf(policy, line) !== own;
    const next = runs.at(-1);
    if (isForeign) continue;
    if (next?.from === line + 1) next.from = line;
    else runs.push({ from: line, to: line + 1 });
  }
  return runs.toReversed();
}

/** Those lines. */
export const ownLines = (policy: Policy, start: number, from: number, to: number): PlacedLine[] =>
  rangesOfOwnLines(policy, start, from, to).flatMap((run) => linesIn(policy, run.from, run.to));
