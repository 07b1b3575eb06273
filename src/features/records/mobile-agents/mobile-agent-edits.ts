// What the rows for mobile agents do to the file: each intent becomes text edits through the one entrance of the store.

import { mobileDirectives } from '../../../core/formats/mobile-agents/directives.ts';
import { addMobileLine } from '../../../core/formats/mobile-agents/edit/add-line.ts';
import {
  moveMobileLine,
  removeMobileLines,
  sortMobileLines,
} from '../../../core/formats/mobile-agents/edit/order-lines.ts';
import { setMobilePath, setMobileTarget } from '../../../core/formats/mobile-agents/edit/set-line.ts';
import { readMobileFile } from '../../../core/formats/mobile-agents/mobile-file.ts';
import { systemEdits } from '../edits/line-edits.ts';
import { currentPolicy, editLine, insertedLines, lineOfId, run } from '../edits/run-edit.ts';

const [{ dialect }] = mobileDirectives;

// A line goes with the comments above it.
systemEdits[dialect] = { removeOther: (policy, line) => removeMobileLines(policy, [line]) };

/** Adds a line below the line with this id, or where new ones stand; returns its line, or -1. */
export function addPath(below?: number): number {
  const after = below === undefined ? undefined : lineOfId(below);
  return (
    insertedLines(() => run('mobile-add', {}, (policy) => addMobileLine(policy, undefined, after))).at(-1) ??
    -1
  );
}

export const setAssignmentPath = (id: number, path: string, visit: string) =>
  editLine('mobile-path', id, (policy, line) => setMobilePath(policy, line, path), visit);

export const setAssignmentTarget = (id: number, target: string, visit?: string) =>
  editLine('mobile-target', id, (policy, line) => setMobileTarget(policy, line, target), visit);

export const sortAssignments = () => run('mobile-sort', {}, sortMobileLines);

/** Sorts the lines and returns where the one with this id has gone, or -1. */
export function sortAndLocate(id: number): number {
  sortAssignments();
  return lineOfId(id);
}

/** Where a line stands among those for mobile agents, from 0, and how many there are. */
export function positionAmongAssignments(id: number): { readonly place: number; readonly all: number } {
  const { lines } = readMobileFile(currentPolicy());
  const line = lineOfId(id);
  return { place: lines.findIndex((one) => one.line === line), all: lines.length };
}

/** Moves a line one place up or down among its like; returns its new line, or -1 at the edge. */
export function moveAssignmentBy(id: number, step: -1 | 1): number {
  const { place, all } = positionAmongAssignments(id);
  const to = place + step;
  if (place < 0 || to < 0 || to >= all) return -1;
  return editLine('mobile-move', id, (policy, line) => moveMobileLine(policy, line, to)) ? lineOfId(id) : -1;
}
