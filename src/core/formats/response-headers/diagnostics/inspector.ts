// The findings of response headers.
import { createInspector } from '../../../diagnostics/create-inspector.ts';
import type { KindsOf } from '../../../diagnostics/define-checks.ts';
import { readHeadersFile } from '../headers-file.ts';
import { lineChecks } from './lines.ts';
import { robotsTagChecks } from './robots-tags.ts';
import { useHeaderChecks } from './use-headers.ts';

const checks = [lineChecks, robotsTagChecks, useHeaderChecks] as const;

/** All kinds of findings of the file. */
export type ResponseHeaderKinds = KindsOf<typeof checks>;

export const responseHeaderInspector = createInspector({
  id: 'response-headers',
  checks,
  isFor: ({ policy }) => policy.format.id === 'response-headers',
  readSubject: ({ policy }) => readHeadersFile(policy.source),
});
