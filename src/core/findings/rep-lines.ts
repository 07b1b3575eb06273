// The findings of conventional files: their shape, their lines, their records and the names in them.
import { fileCheckers } from '../catalogue/file-checkers.ts';
import { readPinsYaml } from '../dialects/datasets/yaml/pins.ts';
import { hasRecords } from '../policy/directive.ts';
import type { InPieces } from '../questions/pieces.ts';
import type { Inspector } from './inspection.ts';
import { reportedLines } from './rep-lines/checkers.ts';
import { type Checking, startChecking } from './rep-lines/checking.ts';
import { defaultRecord } from './rep-lines/default-record.ts';
import { lineFindings } from './rep-lines/line-findings.ts';
import { repeatedNames } from './rep-lines/names.ts';
import { filePlace, traits } from './rep-lines/once.ts';
import { recordFaults } from './rep-lines/record-faults.ts';
import * as shape from './rep-lines/shape.ts';
import { substrings } from './rep-lines/substrings.ts';
import { repLineChecks } from './rep-lines/table.ts';

function* look(checking: Checking): InPieces<void> {
  const { policy } = checking;
  const isWide = shape.wide(checking);
  if (shape.notAPolicy(checking)) return;
  if (!isWide) shape.notUtf8(checking);
  shape.byteOrderMark(checking);
  shape.mixedEnds(checking);
  shape.lastEnd(checking);
  shape.tooLong(checking);
  yield;
  if (policy.format.describes && readPinsYaml(policy) !== undefined) return;
  yield* lineFindings(checking);
  filePlace(checking);
  traits(checking);
  yield;
  yield* recordFaults(checking);
  yield;
  yield* repeatedNames(checking);
  yield;
  yield* substrings(checking);
  yield* defaultRecord(checking);
}

export const repLineInspector: Inspector = {
  id: 'rep-lines',
  checks: repLineChecks,
  *find(inspection) {
    // Without user-agents there are no records; what such a file says is looked at by its own inspectors.
    if (!hasRecords(inspection.policy.format)) return [];
    const checking = startChecking(inspection);
    yield* look(checking);
    const { policy, options } = inspection;
    const asked = fileCheckers.filter(({ id }) => options.checkers?.includes(id));
    return [...checking.found, ...asked.flatMap((one) => reportedLines(one, policy))];
  },
};
