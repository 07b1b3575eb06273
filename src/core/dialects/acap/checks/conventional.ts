// Conventional records below the first ACAP record: no crawler of ACAP reads them (ACAP 1.1 2.10.2, ACAP-033).

import { rowAt } from '../../../policy/edit/rows.ts';
import { fixOf } from '../../../policy/finding.ts';
import { placeLines } from '../../../policy/place.ts';
import { type Field, fieldAt, nameOf, type Policy } from '../../../policy/policy.ts';
import { sliceLines } from '../../../text/lines.ts';
import { acapDirectives } from '../directives.ts';
import { withComments } from '../edit/definitions.ts';
import { type Check, textAt } from './checking.ts';

/** Lines `from` to `to`, both included. */
interface Run {
  readonly from: number;
  to: number;
}

const OWN = acapDirectives[0].dialect;

const isConventional = ({ directive }: Field) =>
  (directive?.role === 'agent' || directive?.role === 'rule') && directive.dialect !== OWN;

/** Runs of conventional lines; blank lines and comments between them belong to a run, other lines end it. */
function runsFrom(policy: Policy, first: number): readonly Run[] {
  const runs: Run[] = [];
  let open: Run | undefined;
  for (let line = first; line < policy.source.lines.length; line++) {
    const field = fieldAt(policy, line);
    if (isConventional(field)) {
      if (open) open.to = line;
      else runs.push((open = { from: line, to: line }));
    } else if (field.kind !== 'blank' && field.kind !== 'comment') open = undefined;
  }
  return runs;
}

/** Moves a run, with the comments above it, above the first record; blank lines keep it apart there. */
function moveUp(policy: Policy, { from, to }: Run, firstRecord: number) {
  const before = withComments(policy, firstRecord);
  const first = withComments(policy, from);
  const isApart = before === 0 || rowAt(policy, before - 1) === 'blank';
  const moved = sliceLines(policy.source.lines, first, to + 1);
  return placeLines(policy.source, [
    { at: before, remove: 0, insert: [...(isApart ? [] : [{ text: '' }]), ...moved, { text: '' }] },
    { at: first, remove: to + 1 - first, insert: [] },
  ]);
}

/** Runs of conventional lines below the first record, each told once. */
export const conventionalBelow: Check = ({ policy, file, put }) => {
  const { firstRecord } = file;
  if (firstRecord < 0) return;
  for (const run of runsFrom(policy, firstRecord)) {
    const name = nameOf(fieldAt(policy, run.from));
    const at = { start: 0, end: textAt(policy, run.to).length };
    const fix = fixOf('move-up', [], 'changes', () => moveUp(policy, run, firstRecord));
    put('conventional-after-acap', run.from, at, [name], () => [fix], run.to);
  }
};
