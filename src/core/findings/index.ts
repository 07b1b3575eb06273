// The registry of inspectors: what can be found in a file. A new system is added here.

import { type Finding, type Fix, findingOf, fixOf } from '../policy/finding.ts';
import { policyOf } from '../policy/policy.ts';
import { atOnce, type InPieces } from '../questions/pieces.ts';
import type { Reader } from '../readers/reader.ts';
import { fileAt, type Site } from '../site/site.ts';
import { applyEdits } from '../text/edits.ts';
import { compareRanges, isWithin } from '../text/range.ts';
import type { Source } from '../text/source.ts';
import { acapInspector } from './acap.ts';
import { datasetInspector } from './datasets.ts';
import type { FindingOptions, InspectedRow, Inspector } from './inspection.ts';
import { mobileInspector } from './mobile-agents.ts';
import { modernInspector } from './modern-lines.ts';
import { repLineInspector } from './rep-lines.ts';
import { repPathsInspector } from './rep-paths.ts';
import { robotsPiInspector } from './robots-pi.ts';

/** All systems. */
export const inspectors: readonly Inspector[] = [
  acapInspector,
  mobileInspector,
  datasetInspector,
  robotsPiInspector,
  repLineInspector,
  modernInspector,
  repPathsInspector,
];

const rows: ReadonlyMap<string, InspectedRow> = new Map(
  inspectors.flatMap(({ checks }) => checks.map((row) => [row.code, row] as const)),
);

/** Whether a finding matters to a reader: a fault to one may be nothing to another. */
export const appliesTo = ({ code, detail }: Finding, reader: Reader): boolean =>
  rows.get(code)?.applies?.(reader, detail) ?? true;

/** The row of a code; undefined if there is none. */
export const rowOf = (code: string): InspectedRow | undefined => rows.get(code);

/** Whether a finding is about the file as a whole, not about the line that it begins in. */
export const isAboutFile = ({ code }: Pick<Finding, 'code'>): boolean => rows.get(code)?.about === 'file';

/** A fix after which the file is in another encoding changes what readers of that encoding make of all of it. */
function fixIn(source: Source, fix: Fix): Fix {
  if (fix.verdicts === 'changes' || fix.command) return fix;
  const isSame = applyEdits(source, fix.edits).encoding === source.encoding;
  return isSame ? fix : fixOf(fix.code, fix.words, 'changes', () => fix.edits);
}

/** A finding of a file that edits can make UTF-8. */
const findingIn = (source: Source, finding: Finding): Finding =>
  source.encoding === 'octets' && !source.big
    ? findingOf(
        finding,
        finding.range,
        finding.words,
        () => finding.fixes.map((fix) => fixIn(source, fix)),
        finding.detail,
      )
    : finding;

/** What is found within the range of a fault that explains it is not told. */
function withoutConsequences(found: readonly Finding[]): Finding[] {
  const causes = found.filter(({ code }) => rows.get(code)?.isCause);
  if (causes.some(isAboutFile)) return found.filter(isAboutFile);
  const byLine = new Map(causes.map((cause) => [cause.range.start.line, cause] as const));
  const isExplained = (one: Finding) => {
    const cause = byLine.get(one.range.start.line);
    if (cause === undefined || cause === one || rows.get(one.code)?.about) return false;
    return isWithin(one.range, cause.range);
  };
  return byLine.size === 0 ? [...found] : found.filter((one) => !isExplained(one));
}

/** Findings of several sources as those of one file, by line and column. */
export const inFileOrder = (found: readonly Finding[]): readonly Finding[] =>
  withoutConsequences(found).sort((a, b) => compareRanges(a.range, b.range));

/** The findings, whomever they matter to, worked out piece by piece. @throws RangeError if the site has no such file. */
export function* findingsInPieces(
  site: Site,
  path: string,
  options: FindingOptions = {},
): InPieces<readonly Finding[]> {
  const { source, format } = fileAt(site, path);
  const inspection = { site, path, policy: policyOf(source, format), options };
  const found: Finding[] = [];
  for (const inspector of inspectors) {
    for (const finding of yield* inspector.find(inspection)) found.push(findingIn(source, finding));
    yield;
  }
  return inFileOrder(found);
}

/** What is wrong or odd in a file, by line and column. @throws RangeError if the site has no such file. */
export const findings = (site: Site, path: string, options: FindingOptions = {}): readonly Finding[] =>
  atOnce(findingsInPieces(site, path, options));
