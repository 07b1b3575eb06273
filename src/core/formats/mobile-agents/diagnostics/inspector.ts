// Finds the problems of lines for mobile agents.

import { checksOf, sortByCode } from '../../../diagnostics/define-diagnostic.ts';
import type { Inspector } from '../../../diagnostics/inspection.ts';
import { readMobileFile } from '../mobile-file.ts';
import { createCheckContext } from './check-context.ts';
import { faultDiagnostics } from './faults.ts';
import { orderDiagnostics } from './order.ts';
import { pathDiagnostics } from './paths.ts';
import { siteDiagnostics } from './site-checks.ts';
import { targetDiagnostics } from './targets.ts';

/** All diagnostics of the dialect, in the order of the checks. */
export const mobileDiagnostics = [
  ...faultDiagnostics,
  ...targetDiagnostics,
  ...orderDiagnostics,
  ...pathDiagnostics,
  ...siteDiagnostics,
];

export type MobileCode = (typeof mobileDiagnostics)[number]['code'];

export const mobileInspector: Inspector = {
  id: 'mobile-agents',
  checks: sortByCode(mobileDiagnostics),
  *find(inspection) {
    if (readMobileFile(inspection.policy).lines.length === 0) return [];
    const { context, findings } = createCheckContext(inspection);
    for (const check of checksOf(mobileDiagnostics)) {
      check(context);
      yield;
    }
    return findings;
  },
};
