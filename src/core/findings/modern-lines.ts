// The findings of the lines of today: of single values, and of lines against each other, the records and the rules.

import { linesByName } from '../dialects/modern-lines/named-lines.ts';
import type { Inspector } from './inspection.ts';
import { checkContradictions } from './modern-lines/contradictions.ts';
import {
  checkDisallowedParameters,
  checkHosts,
  checkNoindexes,
  checkRepeatedParameters,
} from './modern-lines/legacy.ts';
import { checkExtraLines, checkLicenseConflict, checkLicensesInRecords } from './modern-lines/licenses.ts';
import { type Check, createCheckContext } from './modern-lines/looking.ts';
import {
  checkClosed,
  checkIgnoredDelays,
  checkPaces,
  checkVisitHours,
  delays,
  rates,
} from './modern-lines/pace.ts';
import { checkGluedRecords, checkOrphans, checkUnreadLines } from './modern-lines/places.ts';
import { checkClosedCrawlers, checkPolicyTokens } from './modern-lines/policy-tokens.ts';
import { checkLastSignals, checkOperatorSignals, checkSignalScope } from './modern-lines/signals.ts';
import {
  checkInsecureSitemaps,
  checkOtherHost,
  checkRepeatedSitemaps,
  checkBlockedSitemaps as closedSitemaps,
} from './modern-lines/sitemaps.ts';
import { extensionChecks } from './modern-lines/table.ts';
import {
  checkClosedPaths,
  checkOverruled,
  checkReplaced,
  checkOrphanUsages as orphanUsages,
} from './modern-lines/usages.ts';
import { values } from './modern-lines/values.ts';

const extensionFileChecks: readonly Check[] = [
  values,
  checkUnreadLines,
  checkOrphans,
  checkGluedRecords,
  checkRepeatedSitemaps,
  checkInsecureSitemaps,
  checkOtherHost,
  closedSitemaps,
  delays,
  checkIgnoredDelays,
  checkClosed,
  checkPaces,
  rates,
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
  checks: extensionChecks,
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
