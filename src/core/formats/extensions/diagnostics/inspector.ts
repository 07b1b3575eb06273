// The findings of extension lines: about single values, and about lines compared with each other, the records and
// the rules.

import { createInspector } from '../../../diagnostics/create-inspector.ts';
import { sitemap } from '../lines/sitemap.ts';
import type { ExtensionIssueCode } from '../registry.ts';
import { createCheckContext } from './check-context.ts';
import { contradictionDiagnostics } from './contradictions.ts';
import { legacyDiagnostics } from './legacy.ts';
import { licenseDiagnostics } from './licenses.ts';
import { linePlaceDiagnostics } from './line-places.ts';
import { paceDiagnostics } from './pace.ts';
import { policyTokenDiagnostics } from './policy-tokens.ts';
import { signalDiagnostics } from './signals.ts';
import { sitemapDiagnostics } from './sitemaps.ts';
import { usageDiagnostics } from './usages.ts';
import { valueDiagnostics } from './value-issues.ts';

/** The diagnostics of lines in the context of their file, in the order in which they are checked. */
const lineDiagnostics = [
  ...linePlaceDiagnostics,
  ...sitemapDiagnostics,
  ...paceDiagnostics,
  ...legacyDiagnostics,
  ...licenseDiagnostics,
  ...policyTokenDiagnostics,
  ...signalDiagnostics,
  ...usageDiagnostics,
  ...contradictionDiagnostics,
];

export type ExtensionCode = ExtensionIssueCode | (typeof lineDiagnostics)[number]['code'];

export const extensionDiagnostics = [...valueDiagnostics.values(), ...lineDiagnostics];

export const extensionInspector = createInspector({
  id: 'modern-lines',
  diagnostics: extensionDiagnostics,
  isFor: ({ policy }) => policy.format.directives.some(({ id }) => id === sitemap.id),
  createContext: createCheckContext,
});
