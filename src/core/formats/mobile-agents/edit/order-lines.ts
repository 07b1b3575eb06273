// Removes lines and reorders them: each takes the position of another one, with the comments directly above it.
// The positions do not change, so that no line moves into a record or out of one.

import { placeLines } from '../../../document/place-lines.ts';
import type { TextEdit } from '../../../document/range.ts';
import type { Policy } from '../../../syntax/policy.ts';
import { linesIn, removeRows } from '../../rep/edit/record-rows.ts';
import { readMobileFile } from '../mobile-file.ts';
import { lineWithComments, mobileLineAt } from './line-text.ts';

/** Deletes lines with their comments. @throws RangeError if one is not a line of the dialect. */
export function removeMobileLines(policy: Policy, lines: readonly number[]): TextEdit[] {
  const changes = lines.map((line) => {
    mobileLineAt(policy, line);
    const { from, to } = lineWithComments(policy, line);
    return removeRows(policy, from, to);
  });
  return placeLines(policy.source, changes);
}

/** Writes the line `order[i]` at the position of the line `places[i]`. */
function permute(policy: Policy, places: readonly number[], order: readonly number[]): TextEdit[] {
  const changes = places.flatMap((place, i) => {
    const line = order[i];
    if (line === undefined || line === place) return [];
    const old = lineWithComments(policy, place);
    const { from, to } = lineWithComments(policy, line);
    return [{ at: old.from, remove: old.to - old.from, insert: linesIn(policy, from, to) }];
  });
  return placeLines(policy.source, changes);
}

/**
 * Moves a line among those of the dialect to position `to` (from 0). The lines between move up or down.
 * @throws RangeError if `line` is not a line of the dialect, or if there is no such position.
 */
export function moveMobileLine(policy: Policy, line: number, to: number): TextEdit[] {
  mobileLineAt(policy, line);
  const places = readMobileFile(policy).lines.map((one) => one.line);
  if (!(to in places)) throw new RangeError(`there is no place ${to} among ${places.length} lines`);
  const others = places.filter((one) => one !== line);
  return permute(policy, places, others.toSpliced(to, 0, line));
}

/** The lines from general to specific, by the length of their paths. Lines of equal length keep their order. */
function sortedLines(policy: Policy): { readonly places: number[]; readonly order: number[] } {
  const { assignments } = readMobileFile(policy);
  return {
    places: assignments.map(({ line }) => line),
    order: assignments.toSorted((a, b) => a.units.length - b.units.length).map(({ line }) => line),
  };
}

/**
 * Sorts lines from general to specific, as in the draft's examples: the last line that matches is then also the
 * one with the longest path. Skipped lines keep their positions. Returns no edits if the lines are sorted.
 */
export function sortMobileLines(policy: Policy): TextEdit[] {
  const { places, order } = sortedLines(policy);
  return permute(policy, places, order);
}
