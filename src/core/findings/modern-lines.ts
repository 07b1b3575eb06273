// The findings of the lines of today: of single values, and of lines against each other, the records and the rules.

import { namedLines } from '../dialects/modern-lines/named-lines.ts';
import type { Inspector } from './inspection.ts';
import { contradictions } from './modern-lines/contradictions.ts';
import { disallowed, hosts, namedTwice, noindexes } from './modern-lines/legacy.ts';
import { extraLines, inRecords, remind } from './modern-lines/licenses.ts';
import { type Check, startLooking } from './modern-lines/looking.ts';
import { closed, delays, hours, ignored, paces, rates } from './modern-lines/pace.ts';
import { glue, orphans, unread } from './modern-lines/places.ts';
import { closedCrawlers, policyTokens } from './modern-lines/policy-tokens.ts';
import { last, operators, scope } from './modern-lines/signals.ts';
import { closed as closedSitemaps, insecure, otherHost, twice } from './modern-lines/sitemaps.ts';
import { modernChecks } from './modern-lines/table.ts';
import { closedPaths, orphans as orphanUsages, overruled, replaced } from './modern-lines/usages.ts';
import { values } from './modern-lines/values.ts';

const checks: readonly Check[] = [
  values,
  unread,
  orphans,
  glue,
  twice,
  insecure,
  otherHost,
  closedSitemaps,
  delays,
  ignored,
  closed,
  paces,
  rates,
  hours,
  hosts,
  disallowed,
  namedTwice,
  noindexes,
  inRecords,
  extraLines,
  policyTokens,
  closedCrawlers,
  remind,
  scope,
  last,
  operators,
  orphanUsages,
  closedPaths,
  overruled,
  replaced,
  contradictions,
];

export const modernInspector: Inspector = {
  id: 'modern-lines',
  checks: modernChecks,
  *find(inspection) {
    const { directives } = inspection.policy.format;
    if (!directives.some((one) => one === namedLines.sitemap)) return [];
    const { look, found } = startLooking(inspection);
    for (const check of checks) {
      const pieces = check(look);
      if (pieces) yield* pieces;
      yield;
    }
    return found;
  },
};
