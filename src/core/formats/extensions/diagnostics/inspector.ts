// The findings of extension lines: about single values, and about lines compared with each other, the records and
// the rules.

import { createInspector } from '../../../diagnostics/create-inspector.ts';
import type { KindsOf } from '../../../diagnostics/define-checks.ts';
import { sitemap } from '../lines/sitemap.ts';
import { readSubject } from './check-context.ts';
import { contradictionChecks } from './contradictions.ts';
import { legacyChecks } from './legacy.ts';
import { licenseChecks } from './licenses.ts';
import { linePlaceChecks } from './line-places.ts';
import { paceChecks } from './pace.ts';
import { policyTokenChecks } from './policy-tokens.ts';
import { signalChecks } from './signals.ts';
import { sitemapChecks } from './sitemaps.ts';
import { usageChecks } from './usages.ts';
import { valueChecks } from './value-issues.ts';

const checks = [
  valueChecks,
  linePlaceChecks,
  sitemapChecks,
  paceChecks,
  legacyChecks,
  licenseChecks,
  policyTokenChecks,
  signalChecks,
  usageChecks,
  contradictionChecks,
] as const;

/** All kinds of findings of extension lines. */
export type ExtensionKinds = KindsOf<typeof checks>;

export const extensionInspector = createInspector({
  id: 'extensions',
  checks,
  isFor: ({ policy }) => policy.format.directives.some(({ id }) => id === sitemap.id),
  readSubject,
});
