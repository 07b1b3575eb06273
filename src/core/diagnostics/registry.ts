// The list of inspectors. To add a system, add its inspector here.

import { applyEdits } from '../document/edits.ts';
import { isWide } from '../document/encoding.ts';
import { compareRanges, isWithin } from '../document/range.ts';
import type { Source } from '../document/source.ts';
import { acapInspector } from '../formats/acap/diagnostics/inspector.ts';
import { datasetInspector } from '../formats/data-txt/diagnostics/inspector.ts';
import { extensionInspector } from '../formats/extensions/diagnostics/inspector.ts';
import { mobileInspector } from '../formats/mobile-agents/diagnostics/inspector.ts';
import { repLineInspector } from '../formats/rep/diagnostics/lines/inspector.ts';
import { repPathsInspector } from '../formats/rep/diagnostics/paths/inspector.ts';
import { responseHeaderInspector } from '../formats/response-headers/diagnostics/inspector.ts';
import { robotsPiInspector } from '../formats/robots-pi/diagnostics/inspector.ts';
import { rslInspector } from '../formats/rsl/diagnostics/inspector.ts';
import { tdmrepInspector } from '../formats/tdmrep/diagnostics/inspector.ts';
import { type CooperativeTask, runSync } from '../questions/cooperative-task.ts';
import type { Reader } from '../readers/reader.ts';
import { createPolicy } from '../syntax/policy.ts';
import { fileAt, type Site } from '../workspace/site.ts';
import type { Diagnostic } from './define-diagnostic.ts';
import { createFinding, createFix, type Finding, type Fix, fixesNotKept } from './finding.ts';
import type { FindingExample } from './finding-example.ts';
import type { FindingOptions, Inspector } from './inspection.ts';

/** The inspectors of all systems. */
export const inspectors: readonly Inspector[] = [
  acapInspector,
  mobileInspector,
  datasetInspector,
  robotsPiInspector,
  rslInspector,
  tdmrepInspector,
  responseHeaderInspector,
  repLineInspector,
  extensionInspector,
  repPathsInspector,
];

const diagnosticsByCode: ReadonlyMap<string, Diagnostic> = new Map(
  inspectors.flatMap(({ checks }) => checks.map((one) => [one.code, one] as const)),
);

/** Whether a finding matters to a reader. What is an error for one reader may be irrelevant to another. */
export const appliesToReader = ({ code, values }: Finding, reader: Reader): boolean =>
  diagnosticsByCode.get(code)?.applies?.(reader, values) ?? true;

/** Returns the examples of a kind of finding, the simplest first. */
export const findExamples = (code: string): readonly FindingExample[] =>
  diagnosticsByCode.get(code)?.examples ?? [];

/** Returns the diagnostic with a code, or undefined if there is none. */
export const findDiagnostic = (code: string): Diagnostic | undefined => diagnosticsByCode.get(code);

/** Whether a finding is about the file as a whole, not about the line where its range begins. */
export const isAboutFile = ({ code }: Pick<Finding, 'code'>): boolean =>
  diagnosticsByCode.get(code)?.about === 'file';

/**
 * Marks a fix as changing verdicts if it changes the encoding of the file: readers of that encoding then read the
 * whole file differently.
 */
function checkFixEncoding(source: Source, fix: Fix): Fix {
  if (fix.verdicts === 'changes' || fix.command) return fix;
  const isSame = applyEdits(source, fix.edits).encoding === source.encoding;
  return isSame ? fix : createFix(fix.code, fix.values, 'changes', () => fix.edits);
}

/** Applies `fixInCharacters` to the fixes of a finding, if edits can convert the file to UTF-8. */
const checkFixEncodings = (source: Source, finding: Finding): Finding =>
  !isWide(source.encoding) && source.encoding !== 'utf-8' && !source.big
    ? createFinding(finding, finding.range, finding.values, () =>
        fixesNotKept(finding).map((fix) => checkFixEncoding(source, fix)),
      )
    : finding;

/** Removes findings within the range of another finding that explains them. */
function dropConsequences(found: readonly Finding[]): Finding[] {
  const causes = found.filter(({ code }) => diagnosticsByCode.get(code)?.isCause);
  if (causes.some(isAboutFile)) return found.filter(isAboutFile);
  const byLine = new Map(causes.map((cause) => [cause.range.start.line, cause] as const));
  const isExplained = (one: Finding) => {
    const cause = byLine.get(one.range.start.line);
    if (cause === undefined || cause === one || diagnosticsByCode.get(one.code)?.about) return false;
    return isWithin(one.range, cause.range);
  };
  return byLine.size === 0 ? [...found] : found.filter((one) => !isExplained(one));
}

/** Sorts findings of several sources by line and column, and removes consequences. */
export const sortByPosition = (found: readonly Finding[]): readonly Finding[] =>
  dropConsequences(found).sort((a, b) => compareRanges(a.range, b.range));

/**
 * Computes all findings, whichever readers they matter to, as a cooperative task.
 * @throws RangeError if the site has no such file.
 */
export function* findingsTask(
  site: Site,
  path: string,
  options: FindingOptions = {},
): CooperativeTask<readonly Finding[]> {
  const { source, format } = fileAt(site, path);
  const inspection = { site, path, policy: createPolicy(source, format), options };
  const found: Finding[] = [];
  for (const inspector of inspectors) {
    for (const finding of yield* inspector.find(inspection)) found.push(checkFixEncodings(source, finding));
    yield;
  }
  return sortByPosition(found);
}

/**
 * Returns all findings of a file, by line and column.
 * @throws RangeError if the site has no such file.
 */
export const findings = (site: Site, path: string, options: FindingOptions = {}): readonly Finding[] =>
  runSync(findingsTask(site, path, options));
