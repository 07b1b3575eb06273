// The findings of license documents.
import { createInspector } from '../../../diagnostics/create-inspector.ts';
import { createCheckContext } from './check-context.ts';
import { structureDiagnostics } from './structure.ts';
import { termsDiagnostics } from './terms.ts';

/** All diagnostics of license documents, in the order in which they are checked. */
export const rslDiagnostics = [...structureDiagnostics, ...termsDiagnostics];

export type RslCode = (typeof rslDiagnostics)[number]['code'];

export const rslInspector = createInspector({
  id: 'rsl',
  diagnostics: rslDiagnostics,
  isFor: ({ policy }) => policy.format.id === 'rsl',
  createContext: createCheckContext,
});
