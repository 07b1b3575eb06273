// The findings of tdmrep.json.

import { checksOf, sortByCode } from '../../../diagnostics/define-diagnostic.ts';
import type { Inspector } from '../../../diagnostics/inspection.ts';
import { createCheckContext } from './check-context.ts';
import { entryDiagnostics } from './entries.ts';
import { fileDiagnostics } from './file.ts';
import { nameDiagnostics } from './member-names.ts';
import { orderDiagnostics } from './order.ts';

/** All diagnostics of the file, in the order in which they are checked. */
export const tdmrepDiagnostics = [
  ...fileDiagnostics,
  ...entryDiagnostics,
  ...nameDiagnostics,
  ...orderDiagnostics,
];

export type TdmrepCode = (typeof tdmrepDiagnostics)[number]['code'];

export const tdmrepInspector: Inspector = {
  id: 'tdmrep',
  checks: sortByCode(tdmrepDiagnostics),
  *find(inspection) {
    if (inspection.policy.format.id !== 'tdmrep') return [];
    const { context, findings } = createCheckContext(inspection);
    for (const check of checksOf(tdmrepDiagnostics)) {
      check(context);
      yield;
    }
    return findings;
  },
};
