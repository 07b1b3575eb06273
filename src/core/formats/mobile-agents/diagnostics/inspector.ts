// Finds the problems of lines for mobile agents.

import { createInspector } from '../../../diagnostics/create-inspector.ts';
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

export const mobileInspector = createInspector({
  id: 'mobile-agents',
  diagnostics: mobileDiagnostics,
  isFor: ({ policy }) => readMobileFile(policy).lines.length > 0,
  createContext: createCheckContext,
});
