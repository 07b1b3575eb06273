// The state that the checks of one inspection share: the file, its intended records, and the findings.
import type { Diagnostic } from '../../../../diagnostics/define-diagnostic.ts';
import { createFinding, type Finding, type Fix } from '../../../../diagnostics/finding.ts';
import type { Inspection } from '../../../../diagnostics/inspection.ts';
import type { Range } from '../../../../document/range.ts';
import type { Policy } from '../../../../syntax/policy.ts';
import { lazy } from '../../../../text/lazy.ts';
import { formIntendedRecords, type IntendedRecords, intendedParts } from './intended-records.ts';

/** The parts of a finding besides its diagnostic and its range. */
interface FindingDetails {
  readonly words?: readonly string[];
  readonly detail?: string | undefined;
  readonly fixes?: () => readonly Fix[];
}

/** One inspection of one file. */
export interface CheckContext {
  readonly inspection: Inspection;
  readonly policy: Policy;
  /** Created when a check first needs them. */
  readonly intended: IntendedRecords;
  /** The names in user-agent lines by line, as far as they were read. */
  readonly names: Map<number, string>;
  readonly report: (diagnostic: Diagnostic, range: Range, details?: FindingDetails) => void;
  readonly findings: readonly Finding[];
}

export function createCheckContext(inspection: Inspection): CheckContext {
  const { policy } = inspection;
  const findings: Finding[] = [];
  const intended = lazy(() => formIntendedRecords(intendedParts(policy)));
  return {
    inspection,
    policy,
    get intended() {
      return intended();
    },
    names: new Map(),
    report: (diagnostic, range, { words = [], detail, fixes } = {}) => {
      findings.push(createFinding(diagnostic, range, words, fixes, detail));
    },
    findings,
  };
}
