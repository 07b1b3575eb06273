// The findings of response headers.
import { createInspector } from '../../../diagnostics/create-inspector.ts';
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

export const responseHeaderInspector = createInspector({
  id: 'response-headers',
  diagnostics: responseHeaderDiagnostics,
  isFor: ({ policy }) => policy.format.id === 'response-headers',
  createContext: createCheckContext,
});
