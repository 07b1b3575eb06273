// The findings of tdmrep.json.

import { inspectWith } from '../../../diagnostics/create-inspector.ts';
import { readTdmrepFile } from '../tdmrep-file.ts';
import { entryChecks } from './entries.ts';
import { fileChecks } from './file.ts';
import { nameChecks } from './member-names.ts';
import { orderChecks } from './order.ts';

/** All kinds of findings of the file. */
export type TdmrepKinds = typeof fileChecks.kinds &
  typeof entryChecks.kinds &
  typeof nameChecks.kinds &
  typeof orderChecks.kinds;

export const tdmrepInspector = inspectWith({
  id: 'tdmrep',
  checks: [fileChecks, entryChecks, nameChecks, orderChecks],
  isFor: ({ policy }) => policy.format.id === 'tdmrep',
  readSubject: ({ policy }) => readTdmrepFile(policy.source),
});
