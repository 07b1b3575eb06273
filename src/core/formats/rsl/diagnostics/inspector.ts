// The findings of license documents.
import { checksOf, sortByCode } from '../../../diagnostics/define-diagnostic.ts';
import type { Inspector } from '../../../diagnostics/inspection.ts';
import { createCheckContext } from './check-context.ts';
import { structureDiagnostics } from './structure.ts';
import { termsDiagnostics } from './terms.ts';

/** All diagnostics of license documents, in the order in which they are checked. */
export const rslDiagnostics = [...structureDiagnostics, ...termsDiagnostics];

export type RslCode = (typeof rslDiagnostics)[number]['code'];

export const rslInspector: Inspector = {
  id: 'rsl',
  checks: sortByCode(rslDiagnostics),
  *find(inspection) {
    if (inspection.policy.format.id !== 'rsl') return [];
    const { context, findings } = createCheckContext(inspection);
    for (const check of checksOf(rslDiagnostics)) {
      check(context);
      yield;
    }
    return findings;
  },
};
