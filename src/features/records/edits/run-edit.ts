// How a command of the form is run: the file as it is now, text edits, the one entrance of the store.
import { flushSync } from 'react-dom';
import { changedRuns } from '../../../core/document/line-changes.ts';
import { lineIndexOfId, sliceLines } from '../../../core/document/lines.ts';
import type { TextEdit } from '../../../core/document/range.ts';
import type { Policy } from '../../../core/syntax/policy.ts';
import { edit } from '../../../state/document/document-store.ts';
import { openPolicy } from '../../../state/document/selectors.ts';
import { documentStore } from '../../../state/document/use-document.ts';

type EditParams = Readonly<Record<string, string | number>>;

/** The open file as it is now. */
export const currentPolicy = () => openPolicy(documentStore.getState());

/** Runs one command on the file as it is now. False if the store refused it. */
export function run(
  code: string,
  params: EditParams,
  make: (policy: Policy) => TextEdit[],
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
    accepted = edit(documentStore, path, make(policy), intent).done;
  });
  return accepted;
}

/** Where the line with this id stands now. */
export const lineOfId = (id: number) => lineIndexOfId(currentPolicy().source.lines, id);

/** A command on one line, named by its id: line numbers go stale, ids do not. */
export function editLine(
  code: string,
  id: number,
  make: (policy: Policy, line: number) => TextEdit[],
  visit?: string,
) {
  const line = lineOfId(id);
  return line >= 0 && run(code, { line: line + 1 }, (policy) => make(policy, line), visit);
}

/** Runs a command that inserts lines; returns the new ones, 0-based. */
export function insertedLines(command: () => boolean): number[] {
  const before = currentPolicy().source.lines;
  if (!command()) return [];
  const after = currentPolicy().source.lines;
  const fresh: number[] = [];
  for (const run of changedRuns(before, after)) {
    const old = new Set(sliceLines(before, run.from, run.to).map(({ id }) => id));
    sliceLines(after, run.newFrom, run.newTo).forEach(({ id }, i) => {
      if (!old.has(id)) fresh.push(run.newFrom + i);
    });
  }
  return fresh;
}
