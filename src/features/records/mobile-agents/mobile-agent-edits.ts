// The edits of the rows for mobile agents. Each command creates text edits and passes them to the store's `edit`.

import { addMobileLine } from '../../../core/formats/mobile-agents/edit/add-line.ts';
import { moveMobileLine, sortMobileLines } from '../../../core/formats/mobile-agents/edit/order-lines.ts';
import { setMobilePath, setMobileTarget } from '../../../core/formats/mobile-agents/edit/set-line.ts';
import { readMobileFile } from '../../../core/formats/mobile-agents/mobile-file.ts';
import { addLineToFill } from '../edits/new-line.ts';
import { currentPolicy, editLine, insertedLines, lineOfId, run } from '../edits/run-edit.ts';

/** Adds a line below the line with this id, or at the default place; returns its line, or -1. */
export function addPath(below?: number): number {
  const after = below === undefined ? undefined : lineOfId(below);
  const add = () => run('mobile-add', {}, (policy) => addMobileLine(policy, undefined, after));
  return addLineToFill(() => insertedLines(add).at(-1) ?? -1, after);
}

export const setAssignmentPath = (id: number, path: string, visit: string) =>
  editLine('mobile-path', id, (policy, line) => setMobilePath(policy, line, path), visit);

export const setAssignmentTarget = (id: number, target: string, visit?: string) =>
  editLine('mobile-target', id, (policy, line) => setMobileTarget(policy, line, target), visit);

export const sortAssignments = () => run('mobile-sort', {}, sortMobileLines);

/** Sorts the lines, and returns the new place of the line with this id, or -1. */
export function sortAndLocate(id: number): number {
  sortAssignments();
  return lineOfId(id);
}

/** Returns the position of a line among the lines for mobile agents, from 0, and their number. */
export function positionAmongAssignments(id: number): { readonly place: number; readonly count: number } {
  const { lines } = readMobileFile(currentPolicy());
  const line = lineOfId(id);
  return { place: lines.findIndex((entry) => entry.line === line), count: lines.length };
}

/**
 * Moves a line up or down by one place among the lines for mobile agents; returns its new line, or -1 at the
 * edge.
 */
export function moveAssignmentBy(id: number, step: -1 | 1): number {
  const { place, count } = positionAmongAssignments(id);
  const target = place + step;
  if (place < 0 || target < 0 || target >= count) return -1;
  return editLine('mobile-move', id, (policy, line) => moveMobileLine(policy, line, target))
    ? lineOfId(id)
    : -1;
}
