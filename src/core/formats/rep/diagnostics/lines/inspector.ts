// Inspects conventional files: their shape, lines, records and names.

import { fileCheckers } from '../../../../catalogue/file-checkers.ts';
import { sortByCode } from '../../../../diagnostics/define-diagnostic.ts';
import type { Inspector } from '../../../../diagnostics/inspection.ts';
import type { CooperativeTask } from '../../../../questions/cooperative-task.ts';
import { hasRecords } from '../../../../syntax/directives.ts';
import { readPinsYaml } from '../../../data-txt/yaml/pins.ts';
import { agentFaultsDiagnostics } from './agent-faults.ts';
import { agentNamesDiagnostics } from './agent-names.ts';
import { agentSubstringsDiagnostics, checkAgentSubstrings } from './agent-substrings.ts';
import { type CheckContext, createCheckContext } from './check-context.ts';
import { checkDefaultRecord, defaultRecordDiagnostics } from './default-record.ts';
import { fieldFaultsDiagnostics } from './field-faults.ts';
import { CHK_FILE, CHK_LINE, checkerFindings } from './file-checkers.ts';
import * as shape from './file-shape.ts';
import { checkFilePlace, checkTraits, fileTraitsDiagnostics } from './file-traits.ts';
import { R103 } from './glued-lines.ts';
import { R105, reportLineFaults } from './line-findings.ts';
import { R001 } from './orphan-rules.ts';
import { oddCharactersDiagnostics } from './read-lines.ts';
import { checkRecordFaults, recordFaultsDiagnostics } from './record-faults.ts';
import { checkRepeatedNames, repeatedNamesDiagnostics } from './repeated-names.ts';

function* runChecks(context: CheckContext): CooperativeTask<void> {
  const { policy } = context;
  const isWide = shape.checkWideEncoding(context);
  if (shape.checkNotAPolicy(context)) return;
  if (!isWide) shape.checkUtf8(context);
  shape.checkByteOrderMark(context);
  shape.checkMixedLineEnds(context);
  shape.checkLastLineEnd(context);
  shape.checkFileSize(context);
  yield;
  if (policy.format.describes && readPinsYaml(policy) !== undefined) return;
  yield* reportLineFaults(context);
  checkFilePlace(context);
  checkTraits(context);
  yield;
  yield* checkRecordFaults(context);
  yield;
  yield* checkRepeatedNames(context);
  yield;
  yield* checkAgentSubstrings(context);
  yield* checkDefaultRecord(context);
}

const readerDiagnostics = [
  ...agentFaultsDiagnostics,
  ...agentNamesDiagnostics,
  ...agentSubstringsDiagnostics,
  ...defaultRecordDiagnostics,
  ...fieldFaultsDiagnostics,
  ...shape.fileShapeDiagnostics,
  ...fileTraitsDiagnostics,
  R103,
  R105,
  R001,
  ...oddCharactersDiagnostics,
  ...recordFaultsDiagnostics,
  ...repeatedNamesDiagnostics,
];

const checkerDiagnostics = [CHK_FILE, CHK_LINE];

export type RepLineCode = (typeof readerDiagnostics | typeof checkerDiagnostics)[number]['code'];

export const repLineInspector: Inspector = {
  id: 'rep-lines',
  checks: [...sortByCode(readerDiagnostics), ...checkerDiagnostics],
  *find(inspection) {
    // Formats without user-agents have no records. Their own inspectors check them.
    if (!hasRecords(inspection.policy.format)) return [];
    const context = createCheckContext(inspection);
    yield* runChecks(context);
    const { policy, options } = inspection;
    const checkers = fileCheckers.filter(({ id }) => options.checkers?.includes(id));
    return [...context.findings, ...checkers.flatMap((checker) => checkerFindings(checker, policy))];
  },
};
