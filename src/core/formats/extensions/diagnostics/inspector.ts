// The findings of the lines of today: of single values, and of lines against each other, the records and the rules.

import type { Inspector } from '../../../diagnostics/inspection.ts';
import { linesByName } from '../line-names.ts';
import { type Check, createCheckContext } from './check-context.ts';
import { checkContradictions } from './contradictions.ts';
import { extensionDiagnostics } from './diagnostics.ts';
import { checkDisallowedParameters, checkHosts, checkNoindexes, checkRepeatedParameters } from './legacy.ts';
import { checkExtraLines, checkLicenseConflict, checkLicensesInRecords } from './licenses.ts';
import { checkGluedRecords, checkOrphans, checkUnreadLines } from './line-places.ts';
import {
  checkClosed,
  checkDelays,
  checkIgnoredDelays,
  checkPaces,
  checkRates,
  checkVisitHours,
} from './pace.ts';
import { checkClosedCrawlers, checkPolicyTokens } from './policy-tokens.ts';
import { checkLastSignals, checkOperatorSignals, checkSignalScope } from './signals.ts';
import {
  checkInsecureSitemaps,
  checkOtherHost,
  checkRepeatedSitemaps,
  checkBlockedSitemaps as closedSitemaps,
} from './sitemaps.ts';
import {
  checkClosedPaths,
  checkOverruled,
  checkReplaced,
  checkOrphanUsages as orphanUsages,
} from './usages.ts';
import { reportValueIssues } from './value-issues.ts';

const extensionFileChecks: readonly Check[] = [
  reportValueIssues,
  checkUnreadLines,
  checkOrphans,
  checkGluedRecords,
  checkRepeatedSitemaps,
  checkInsecureSitemaps,
  checkOtherHost,
  closedSitemaps,
  checkDelays,
  checkIgnoredDelays,
  checkClosed,
  checkPaces,
  checkRates,
  checkVisitHours,
  checkHosts,
  checkDisallowedParameters,
  checkRepeatedParameters,
  checkNoindexes,
  checkLicensesInRecords,
  checkExtraLines,
  checkPolicyTokens,
  checkClosedCrawlers,
  checkLicenseConflict,
  checkSignalScope,
  checkLastSignals,
  checkOperatorSignals,
  orphanUsages,
  checkClosedPaths,
  checkOverruled,
  checkReplaced,
  checkContradictions,
];

export const extensionInspector: Inspector = {
  id: 'modern-lines',
  checks: extensionDiagnostics,
  *find(inspection) {
    const { directives } = inspection.policy.format;
    if (!directives.some((one) => one === linesByName.sitemap)) return [];
    const { look, found } = createCheckContext(inspection);
    for (const check of extensionFileChecks) {
      const pieces = check(look);
      if (pieces) yield* pieces;
      yield;
    }
    return found;
  },
};
