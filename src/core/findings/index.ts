// The registry of inspectors: what can be found in a file. A new system is added here.

import type { Finding } from '../policy/finding.ts';
import { policyOf } from '../policy/policy.ts';
import { fileAt, type Site } from '../site/site.ts';
import { comparePositions } from '../text/range.ts';
import { acapInspector } from './acap.ts';
import type { FindingOptions, Inspector } from './inspection.ts';

/** All systems. */
export const inspectors: readonly Inspector[] = [acapInspector];

/** What is wrong or odd in a file, by line and column. @throws RangeError if the site has no such file. */
export function findings(site: Site, path: string, options: FindingOptions = {}): readonly Finding[] {
  const { source, format } = fileAt(site, path);
  const inspection = { site, path, policy: policyOf(source, format), options };
  return inspectors
    .flatMap((inspector) => inspector.find(inspection))
    .toSorted(
      (a, b) => comparePositions(a.range.start, b.range.start) || comparePositions(a.range.end, b.range.end),
    );
}
