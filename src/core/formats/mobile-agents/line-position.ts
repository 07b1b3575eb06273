// Where the lines of the dialect stand among the user-agent records of the file. They hold for the whole file all the
// same. Records of ACAP do not count: no reader of them takes such a line for one of theirs (ACAP 1.1 2.10.2).

import { EXACT_FIELDS } from '../../syntax/directives.ts';
import { fieldAt, type Policy } from '../../syntax/policy.ts';
import { memoizeByKey } from '../../text/lazy.ts';
import { defaultDialect } from '../rep/edit/field-spelling.ts';
import {
  contentEnd,
  dialectOf,
  findBlockAround,
  firstLineWithComments,
  rowRoleAt,
} from '../rep/edit/record-rows.ts';
import { readMobileFile } from './mobile-file.ts';

/** How a line stands to the record around it. */
export interface RecordPosition {
  /** The record's end: a block below it would begin before this line. */
  readonly end: number;
  /**
   * True if an Allow or Disallow stands above it in the same run of lines. Without one, a reader of the draft of
   * December 1996 takes the line for the first rule of the record, and would miss it.
   */
  readonly belowRule: boolean;
}

/** Behind the run of lines that begins at `from`: before the next blank line, or the next user-agent and its comments. */
function endOfRun(policy: Policy, from: number): number {
  const last = contentEnd(policy);
  let end = from;
  while (end < last && rowRoleAt(policy, end) !== 'blank' && rowRoleAt(policy, end) !== 'agent') end++;
  const isAgent = end < last && rowRoleAt(policy, end) === 'agent';
  return isAgent ? Math.max(from, firstLineWithComments(policy, end)) : end;
}

/** A conventional rule that every reader knows as one. */
function isPlainRule(policy: Policy, line: number): boolean {
  const { directive, line: own } = fieldAt(policy, line, EXACT_FIELDS);
  return (
    directive?.role === 'rule' &&
    directive.effect !== undefined &&
    !directive.open &&
    !/[\v\f]/.test(own.text)
  );
}

/** The lines of the dialect that stand inside a record. Kept because each fix that deletes a line asks, and it takes a pass over the file. */
export const recordPositions = memoizeByKey(
  (policy: Policy): ReadonlyMap<number, RecordPosition> => findPositions(policy),
);

function findPositions(policy: Policy): ReadonlyMap<number, RecordPosition> {
  const own = defaultDialect(policy.format);
  const found = new Map<number, RecordPosition>();
  const { lines } = readMobileFile(policy);
  let next = 0;
  let run: 'none' | 'agents' | 'rules' = 'none';
  let end = -1;
  for (let line = 0; next < lines.length; line++) {
    const row = rowRoleAt(policy, line);
    if (row === 'blank') run = 'none';
    else if (row === 'agent') run = dialectOf(policy, line) === own ? 'agents' : 'none';
    else if (row === 'rule' && run === 'agents' && isPlainRule(policy, line)) run = 'rules';
    if (line !== lines[next]?.line) continue;
    next++;
    const around = findBlockAround(policy, line);
    const block = around && dialectOf(policy, around.start) === own ? around : undefined;
    // What stands behind a line of the record in the same run goes where that line goes, or their order would change.
    if (run === 'none' && !block && line >= end) continue;
    if (line >= end) end = endOfRun(policy, Math.max(line + 1, block?.end ?? 0));
    found.set(line, { end, belowRule: run === 'rules' || run === 'none' });
  }
  return found;
}
