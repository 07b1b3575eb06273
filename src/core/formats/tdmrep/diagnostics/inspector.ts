// The findings of tdmrep.json.

import { createInspector } from '../../../diagnostics/create-inspector.ts';
import type { KindsOf } from '../../../diagnostics/define-checks.ts';
import { readTdmrepFile } from '../tdmrep-file.ts';
import { entryChecks } from './entries.ts';
import { fileChecks } from './file.ts';
import { nameChecks } from './member-names.ts';
import { orderChecks } from './order.ts';

const checks = [fileChecks, entryChecks, nameChecks, orderChecks] as const;

/** All kinds of findings of the file. */
export type TdmrepKinds = KindsOf<typeof checks>;

export const tdmrepInspector = createInspector({
  id: 'tdmrep',
  checks,
  isFor: ({ policy }) => policy.format.id === 'tdmrep',
  readSubject: ({ policy }) => readTdmrepFile(policy.source),
});
