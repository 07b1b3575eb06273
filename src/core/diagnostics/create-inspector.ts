// An inspector whose diagnostics name their checks.
import type { CooperativeTask } from '../questions/cooperative-task.ts';
import type { Checks } from './define-checks.ts';
import { checksOf, type Diagnostic, sortByCode } from './define-diagnostic.ts';
import type { Finding } from './finding.ts';
import type { Inspection, Inspector } from './inspection.ts';

type Check<Context> = (context: Context) => CooperativeTask<void> | void;

/**
 * Creates an inspector that runs the check of each diagnostic once, in their order. Findings at the same place stay in
 * that order.
 */
export const createInspector = <Context>({
  id,
  diagnostics,
  isFor,
  createContext,
}: {
  readonly id: string;
  readonly diagnostics: readonly Diagnostic<Check<Context>>[];
  /** Whether a file is one that the inspector checks. */
  readonly isFor: (inspection: Inspection) => boolean;
  /** Creates the context of the checks, and the list to which they report. */
  readonly createContext: (inspection: Inspection) => {
    readonly context: Context;
    readonly findings: readonly Finding[];
  };
}): Inspector => {
  const checks = checksOf(diagnostics);
  return {
    id,
    checks: sortByCode(diagnostics),
    *find(inspection) {
      if (!isFor(inspection)) return [];
      const { context, findings } = createContext(inspection);
      for (const check of checks) {
        const task = check(context);
        if (task) yield* task;
        yield;
      }
      return findings;
    },
  };
};

/** Creates an inspector from checks, which run in their order. Findings at the same place stay in that order. */
export const inspectWith = <Subject>({
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
