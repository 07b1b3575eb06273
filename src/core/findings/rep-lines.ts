// The findings of conventional files: their shape, their lines, their records and the names in them.
import { fileCheckers } from '../catalogue/file-checkers.ts';
import { readPinsYaml } from '../dialects/datasets/yaml/pins.ts';
import { hasRecords } from '../policy/directive.ts';
import type { CooperativeTask } from '../questions/pieces.ts';
import type { Inspector } from './inspection.ts';
import { checkerFindings } from './rep-lines/checkers.ts';
import { type CheckContext, createCheckContext } from './rep-lines/checking.ts';
import { checkDefaultRecord } from './rep-lines/default-record.ts';
import { reportLineFaults } from './rep-lines/line-findings.ts';
import { checkRepeatedNames } from './rep-lines/names.ts';
import { checkFilePlace, traits } from './rep-lines/once.ts';
import { checkRecordFaults } from './rep-lines/record-faults.ts';
import * as shape from './rep-lines/shape.ts';
import { checkAgentSubstrings } from './rep-lines/substrings.ts';
import { repLineChecks } from './rep-lines/table.ts';

function* runChecks(checking: CheckContext): CooperativeTask<void> {
  const { policy } = checking;
  const isWide = shape.checkWideEncoding(checking);
  if (shape.checkNotAPolicy(checking)) return;
  if (!isWide) shape.checkUtf8(checking);
  shape.checkByteOrderMark(checking);
  shape.checkMixedLineEnds(checking);
  shape.checkLastLineEnd(checking);
  shape.checkFileSize(checking);
  yield;
  if (policy.format.describes && readPinsYaml(policy) !== undefined) return;
  yield* reportLineFaults(checking);
  checkFilePlace(checking);
  traits(checking);
  yield;
  yield* checkRecordFaults(checking);
  yield;
  yield* checkRepeatedNames(checking);
  yield;
  yield* checkAgentSubstrings(checking);
  yield* checkDefaultRecord(checking);
}

export const repLineInspector: Inspector = {
  id: 'rep-lines',
  checks: repLineChecks,
  *find(inspection) {
    // Without user-agents there are no records; what such a file says is looked at by its own inspectors.
    if (!hasRecords(inspection.policy.format)) return [];
    const checking = createCheckContext(inspection);
    yield* runChecks(checking);
    const { policy, options } = inspection;
    const asked = fileCheckers.filter(({ id }) => options.checkers?.includes(id));
    return [...checking.found, ...asked.flatMap((one) => checkerFindings(one, policy))];
  },
};
