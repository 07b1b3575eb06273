// The findings of the lines of today: of single values, and of lines against each other, the records and the rules.

import { namedLines } from '../dialects/modern-lines/directives.ts';
import type { Inspector } from './inspection.ts';
import { disallowed, hosts, namedTwice, noindexes } from './modern-lines/legacy.ts';
import { extraLines, inRecords } from './modern-lines/licenses.ts';
import { type Check, startLooking } from './modern-lines/looking.ts';
import { closed, delays, hours, ignored, paces, rates } from './modern-lines/pace.ts';
import { glue, orphans, unread } from './modern-lines/places.ts';
import { policyTokens } from './modern-lines/policy-tokens.ts';
import { closed as closedSitemaps, insecure, otherHost, twice } from './modern-lines/sitemaps.ts';
import { modernChecks } from './modern-lines/table.ts';
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
];

export const modernInspector: Inspector = {
  id: 'modern-lines',
  checks: modernChecks,
  *find(inspection) {
    const { directives } = inspection.policy.format;
    if (!directives.some((one) => one === namedLines.sitemap)) return [];
    const { look, found } = startLooking(inspection);
    for (const check of checks) {
      check(look);
      yield;
    }
    return found;
  },
};
