// Finds the problems of lines for mobile agents.

import { createInspector } from '../../../diagnostics/create-inspector.ts';
import type { KindsOf } from '../../../diagnostics/define-checks.ts';
import { readMobileFile } from '../mobile-file.ts';
import type { MobileSubject } from './check-context.ts';
import { faultChecks } from './faults.ts';
import { orderChecks } from './order.ts';
import { pathChecks } from './paths.ts';
import { siteChecks } from './site-checks.ts';
import { targetChecks } from './targets.ts';

const checks = [faultChecks, targetChecks, orderChecks, pathChecks, siteChecks] as const;

/** All kinds of findings of the dialect. */
export type MobileKinds = KindsOf<typeof checks>;

export const mobileInspector = createInspector({
  id: 'mobile-agents',
  checks,
  isFor: ({ policy }) => readMobileFile(policy).lines.length > 0,
  readSubject: ({ policy }): MobileSubject => ({ policy, file: readMobileFile(policy) }),
});
