// Removes lines, and puts them in another order: each takes another's place, with the comments directly above it.
//
// The places stay where they are, so that no line comes into a record or out of one.

import { placeLines } from '../../../document/place-lines.ts';
import type { TextEdit } from '../../../document/range.ts';
import type { Policy } from '../../../syntax/policy.ts';
import { linesIn, removeRows } from '../../rep/edit/record-rows.ts';
import { readMobileFile } from '../mobile-file.ts';
import { lineWithComments, mobileLineAt } from './line-text.ts';

/** Deletes lines with their comments. @throws RangeError if one is none of the dialect. */
export function removeMobileLines(policy: Policy, lines: readonly number[]): TextEdit[] {
  const changes = lines.map((line) => {
    mobileLineAt(policy, line);
    const { from, to } = lineWithComments(policy, line);
    return removeRows(policy, from, to);
  });
  return placeLines(policy.source, changes);
}

/** Writes the line `order[i]` in the place of the line `places[i]`. */
function permute(policy: Policy, places: readonly number[], order: readonly number[]): TextEdit[] {
  const changes = places.flatMap((place, i) => {
    const comes = order[i];
    if (comes === undefined || comes === place) return [];
    const old = lineWithComments(policy, place);
    const { from, to } = lineWithComments(policy, comes);
    return [{ at: old.from, remove: old.to - old.from, insert: linesIn(policy, from, to) }];
  });
  return placeLines(policy.source, changes);
}

/**
 * Moves a line among those of the dialect: to the place of number `to` (from 0), those between move up or down.
 * @throws RangeError if `line` is none of the dialect, or there is no such place.
 */
export function moveMobileLine(policy: Policy, line: number, to: number): TextEdit[] {
  mobileLineAt(policy, line);
  const places = readMobileFile(policy).lines.map((one) => one.line);
  if (!(to in places)) throw new RangeError(`there is no place ${to} among ${places.length} lines`);
  const others = places.filter((one) => one !== line);
  return permute(policy, places, others.toSpliced(to, 0, line));
}

/** The lines in the order from general to specific: by the length of their paths, those of one length as they are. */
function sortedLines(policy: Policy): { readonly places: number[]; readonly order: number[] } {
  const { assignments } = readMobileFile(policy);
  return {
    places: assignments.map(({ line }) => line),
    order: assignments.toSorted((a, b) => a.units.length - b.units.length).map(({ line }) => line),
  };
}

/**
 * Sorts from general to specific, as the draft's own examples are: then the last line that matches is also the one
 * with the longest path. Lines that are skipped stay where they are. No edits if it is sorted.
 */
export function sortMobileLines(policy: Policy): TextEdit[] {
  const { places, order } = sortedLines(policy);
  return permute(policy, places, order);
}
