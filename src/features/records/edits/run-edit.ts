// Runs an edit command of the form on the current file, through the store's `edit`.
import { flushSync } from 'react-dom';
import { changedRuns } from '../../../core/document/line-changes.ts';
import { lineIndexOfId, sliceLines } from '../../../core/document/lines.ts';
import type { TextEdit } from '../../../core/document/range.ts';
import type { Policy } from '../../../core/syntax/policy.ts';
import { edit } from '../../../state/document/document-store.ts';
import { openPolicy } from '../../../state/document/selectors.ts';
import { documentStore } from '../../../state/document/use-document.ts';
import { joinAddingStep } from './untouched-line.ts';

type EditParams = Readonly<Record<string, string | number>>;

/** Returns the current policy of the open file. */
export const currentPolicy = () => openPolicy(documentStore.getState());

/** Runs a command on the current file. Returns false if the store refused the edit. */
export function run(
  code: string,
  params: EditParams,
  createEdits: (policy: Policy) => TextEdit[],
  visit?: string,
): boolean {
  const policy = currentPolicy();
  const { path } = documentStore.getState().view;
  const intent = {
    origin: 'form',
    label: { code, params },
    ...(visit === undefined ? {} : { visit }),
  } as const;
  let accepted = false;
  flushSync(() => {
    accepted = edit(documentStore, path, createEdits(policy), intent).done;
  });
  return accepted;
}

/** Returns the current line number of the line with this id. */
export const lineOfId = (id: number) => lineIndexOfId(currentPolicy().source.lines, id);

/**
 * Runs a command on one line, which is identified by its id because line numbers change. What is written first into
 * a new line is a part of the step that added it.
 */
export function editLine(
  code: string,
  id: number,
  createEdits: (policy: Policy, line: number) => TextEdit[],
  visit?: string,
) {
  const line = lineOfId(id);
  if (line < 0) return false;
  joinAddingStep(id, visit);
  return run(code, { line: line + 1 }, (policy) => createEdits(policy, line), visit);
}

/** Runs a command that inserts lines; returns the new lines (0-based). */
export function insertedLines(command: () => boolean): number[] {
  const before = currentPolicy().source.lines;
  if (!command()) return [];
  const after = currentPolicy().source.lines;
  const newLines: number[] = [];
  for (const run of changedRuns(before, after)) {
    const oldIds = new Set(sliceLines(before, run.from, run.to).map(({ id }) => id));
    sliceLines(after, run.newFrom, run.newTo).forEach(({ id }, i) => {
      if (!oldIds.has(id)) newLines.push(run.newFrom + i);
    });
  }
  return newLines;
}
