// The findings of response headers.
import { checksOf, sortByCode } from '../../../diagnostics/define-diagnostic.ts';
import type { Inspector } from '../../../diagnostics/inspection.ts';
import { createCheckContext } from './check-context.ts';
import { lineDiagnostics } from './lines.ts';
import { robotsTagDiagnostics } from './robots-tags.ts';
import { useHeaderDiagnostics } from './use-headers.ts';

/** All diagnostics of the file, in the order in which they are checked. */
export const responseHeaderDiagnostics = [
  ...lineDiagnostics,
  ...robotsTagDiagnostics,
  ...useHeaderDiagnostics,
];

export type ResponseHeaderCode = (typeof responseHeaderDiagnostics)[number]['code'];

export const responseHeaderInspector: Inspector = {
  id: 'response-headers',
  checks: sortByCode(responseHeaderDiagnostics),
  *find(inspection) {
    if (inspection.policy.format.id !== 'response-headers') return [];
    const { context, findings } = createCheckContext(inspection);
    for (const check of checksOf(responseHeaderDiagnostics)) {
      check(context);
      yield;
    }
    return findings;
  },
};
