// Finds the positions of the dialect's lines in user-agent records. The lines apply to the whole file anyway. ACAP
// records do not count: no reader of ACAP treats such a line as part of a record (ACAP 1.1 2.10.2).

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

/** The position of a line in the record around it. */
export interface RecordPosition {
  /** The line after the record: a block below the record is inserted before this line. */
  readonly end: number;
  /**
   * Whether an Allow or Disallow is above it in the same run of lines. Without one, a reader of the draft of
   * December 1996 treats the line as the first rule of the record, and removing it changes the record.
   */
  readonly belowRule: boolean;
}

/**
 * The end of the run of lines that begins at `from`: before the next blank line, or the next user-agent with its
 * comments.
 */
function endOfRun(policy: Policy, from: number): number {
  const last = contentEnd(policy);
  let end = from;
  while (end < last && rowRoleAt(policy, end) !== 'blank' && rowRoleAt(policy, end) !== 'agent') end++;
  const isAgent = end < last && rowRoleAt(policy, end) === 'agent';
  return isAgent ? Math.max(from, firstLineWithComments(policy, end)) : end;
}

/** Whether a line is a conventional rule for every reader. */
function isPlainRule(policy: Policy, line: number): boolean {
  const { directive, line: sourceLine } = fieldAt(policy, line, EXACT_FIELDS);
  return (
    directive?.role === 'rule' &&
    directive.effect !== undefined &&
    !directive.open &&
    !/[\v\f]/.test(sourceLine.text)
  );
}

/**
 * The lines of the dialect that are inside a record. Cached because each fix that deletes a line uses it, and it
 * takes a pass over the file.
 */
export const recordPositions = memoizeByKey(
  (policy: Policy): ReadonlyMap<number, RecordPosition> => findPositions(policy),
);

function findPositions(policy: Policy): ReadonlyMap<number, RecordPosition> {
  const recordDialect = defaultDialect(policy.format);
  const positions = new Map<number, RecordPosition>();
  const { lines } = readMobileFile(policy);
  let next = 0;
  let run: 'none' | 'agents' | 'rules' = 'none';
  let end = -1;
  for (let line = 0; next < lines.length; line++) {
    const row = rowRoleAt(policy, line);
    if (row === 'blank') run = 'none';
    else if (row === 'agent') run = dialectOf(policy, line) === recordDialect ? 'agents' : 'none';
    else if (row === 'rule' && run === 'agents' && isPlainRule(policy, line)) run = 'rules';
    if (line !== lines[next]?.line) continue;
    next++;
    const blockAround = findBlockAround(policy, line);
    const block =
      blockAround && dialectOf(policy, blockAround.start) === recordDialect ? blockAround : undefined;
    // A line after a line of the record in the same run belongs to the record too, or moving them would change
    // their order.
    if (run === 'none' && !block && line >= end) continue;
    if (line >= end) end = endOfRun(policy, Math.max(line + 1, block?.end ?? 0));
    positions.set(line, { end, belowRule: run === 'rules' || run === 'none' });
  }
  return positions;
}
