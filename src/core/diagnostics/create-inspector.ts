// An inspector: the checks of one system, with how it reads a file.
import { type Checks } from './define-checks.ts';
import { sortByCode } from './define-diagnostic.ts';
import type { Finding } from './finding.ts';
import type { Inspection, Inspector } from './inspection.ts';

/** Creates an inspector from checks, which run in their order. Findings at the same place stay in that order. */
export const createInspector = <Subject>({
  id,
  checks,
  isFor,
  readSubject,
}: {
  readonly id: string;
  readonly checks: readonly Checks<Subject>[];
  /** Whether a file is one that the inspector checks. */
  readonly isFor: (inspection: Inspection) => boolean;
  /** Reads the file as its system does. */
  readonly readSubject: (inspection: Inspection) => Subject;
}): Inspector => ({
  id,
  checks: sortByCode(checks.flatMap(({ diagnostics }) => diagnostics)),
  *find(inspection) {
    if (!isFor(inspection)) return [];
    const found: Finding[] = [];
    const subject = readSubject(inspection);
    for (const { run } of checks) yield* run(inspection, subject, found);
    return found;
  },
});
