// The findings of extension lines: about single values, and about lines compared with each other, the records and
// the rules.

import { checksOf, sortByCode } from '../../../diagnostics/define-diagnostic.ts';
import type { Inspector } from '../../../diagnostics/inspection.ts';
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

const checks = checksOf(extensionDiagnostics);

export const extensionInspector: Inspector = {
  id: 'modern-lines',
  checks: sortByCode(extensionDiagnostics),
  *find(inspection) {
    if (!inspection.policy.format.directives.some(({ id }) => id === sitemap.id)) return [];
    const { context, findings } = createCheckContext(inspection);
    for (const check of checks) {
      const task = check(context);
      if (task) yield* task;
      yield;
    }
    return findings;
  },
};
