// Inspects conventional files: their shape, lines, records and names.

import { fileCheckers } from '../../../../catalogue/file-checkers.ts';
import type { KindsOf } from '../../../../diagnostics/define-checks.ts';
import { sortByCode } from '../../../../diagnostics/define-diagnostic.ts';
import type { Finding } from '../../../../diagnostics/finding.ts';
import type { Inspector } from '../../../../diagnostics/inspection.ts';
import { hasRecords } from '../../../../syntax/directives.ts';
import type { Policy } from '../../../../syntax/policy.ts';
import { lazy } from '../../../../text/lazy.ts';
import { readPinsYaml } from '../../../data-txt/yaml/pins.ts';
import type { LinesSubject } from './check-context.ts';
import { type CheckerKinds, checkerDiagnostics, checkerFindings } from './file/file-checkers.ts';
import { contentChecks, otherContentOf } from './file/file-content.ts';
import { shapeChecks } from './file/file-shape.ts';
import { traitChecks } from './file/file-traits.ts';
import { lineChecks } from './line-findings.ts';
import { agentSubstringChecks } from './names/agent-substrings.ts';
import { repeatedNameChecks } from './names/repeated-names.ts';
import { intendedParts, readPartsTask } from './read-lines.ts';
import { defaultRecordChecks } from './records/default-record.ts';
import { formIntendedRecords } from './records/intended-records.ts';
import { recordChecks } from './records/record-faults.ts';

const checks = [
  contentChecks,
  shapeChecks,
  lineChecks,
  traitChecks,
  recordChecks,
  repeatedNameChecks,
  agentSubstringChecks,
  defaultRecordChecks,
] as const;

/** All kinds of findings of lines and records. */
export type RepLineKinds = KindsOf<typeof checks> & CheckerKinds;

/** The checks of a file: those of lines and records are only for text that has some. */
function checksFor({ policy, otherContent }: LinesSubject): readonly (typeof checks)[number][] {
  if (otherContent) return [contentChecks];
  const isYaml = policy.format.describes && readPinsYaml(policy) !== undefined;
  return isYaml ? [contentChecks, shapeChecks] : checks;
}

function readSubject(policy: Policy): LinesSubject {
  const intended = lazy(() => formIntendedRecords(intendedParts(policy)));
  return {
    policy,
    get intended() {
      return intended();
    },
    names: new Map(),
    otherContent: otherContentOf(policy),
  };
}

export const repLineInspector: Inspector = {
  id: 'rep-lines',
  checks: [...sortByCode(checks.flatMap(({ diagnostics }) => diagnostics)), ...checkerDiagnostics],
  *find(inspection) {
    const { policy, options } = inspection;
    // Formats without user-agents have no records. Their own inspectors check them.
    if (!hasRecords(policy.format)) return [];
    const subject = readSubject(policy);
    const found: Finding[] = [];
    if (!subject.otherContent) yield* readPartsTask(policy);
    for (const { run } of checksFor(subject)) yield* run(inspection, subject, found);
    const checkers = fileCheckers.filter(({ id }) => options.checkers?.includes(id));
    return [...found, ...checkers.flatMap((checker) => checkerFindings(checker, policy))];
  },
};
