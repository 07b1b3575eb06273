// The findings of tdmrep.json.

import { createInspector } from '../../../diagnostics/create-inspector.ts';
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

export const tdmrepInspector = createInspector({
  id: 'tdmrep',
  diagnostics: tdmrepDiagnostics,
  isFor: ({ policy }) => policy.format.id === 'tdmrep',
  createContext: createCheckContext,
});
