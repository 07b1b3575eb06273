// The findings of conventional files: their shape, their lines, their records and the names in them.
import { fileCheckers } from '../../../../catalogue/file-checkers.ts';
import type { Inspector } from '../../../../diagnostics/inspection.ts';
import type { CooperativeTask } from '../../../../questions/cooperative-task.ts';
import { hasRecords } from '../../../../syntax/directives.ts';
import { readPinsYaml } from '../../../data-txt/yaml/pins.ts';
import { checkAgentSubstrings } from './agent-substrings.ts';
import { type CheckContext, createCheckContext } from './check-context.ts';
import { checkDefaultRecord } from './default-record.ts';
import { repLineDiagnostics } from './diagnostics.ts';
import { checkerFindings } from './file-checkers.ts';
import * as shape from './file-shape.ts';
import { checkFilePlace, checkTraits } from './file-traits.ts';
import { reportLineFaults } from './line-findings.ts';
import { checkRecordFaults } from './record-faults.ts';
import { checkRepeatedNames } from './repeated-names.ts';

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
  checkTraits(checking);
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
  checks: repLineDiagnostics,
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
