// The registry of inspectors: what can be found in a file. A new system is added here.

import { applyEdits } from '../document/edits.ts';
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

/** All systems. */
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

/** Whether a finding matters to a reader: a fault to one may be nothing to another. */
export const appliesToReader = ({ code, detail }: Finding, reader: Reader): boolean =>
  diagnosticsByCode.get(code)?.applies?.(reader, detail) ?? true;

/** The examples of a kind of finding, the plainest first. */
export const findExamples = (code: string): readonly FindingExample[] =>
  diagnosticsByCode.get(code)?.examples ?? [];

/** The diagnostic of a code; undefined if there is none. */
export const findDiagnostic = (code: string): Diagnostic | undefined => diagnosticsByCode.get(code);

/** Whether a finding is about the file as a whole, not about the line that it begins in. */
export const isAboutFile = ({ code }: Pick<Finding, 'code'>): boolean =>
  diagnosticsByCode.get(code)?.about === 'file';

/** A fix after which the file is in another encoding changes what readers of that encoding make of all of it. */
function fixInCharacters(source: Source, fix: Fix): Fix {
  if (fix.verdicts === 'changes' || fix.command) return fix;
  const isSame = applyEdits(source, fix.edits).encoding === source.encoding;
  return isSame ? fix : createFix(fix.code, fix.words, 'changes', () => fix.edits);
}

/** A finding of a file that edits can make UTF-8. */
const findingInCharacters = (source: Source, finding: Finding): Finding =>
  source.encoding === 'octets' && !source.big
    ? createFinding(
        finding,
        finding.range,
        finding.words,
        () => fixesNotKept(finding).map((fix) => fixInCharacters(source, fix)),
        finding.detail,
      )
    : finding;

/** What is found within the range of a fault that explains it is not told. */
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

/** Findings of several sources as those of one file, by line and column. */
export const sortByPosition = (found: readonly Finding[]): readonly Finding[] =>
  dropConsequences(found).sort((a, b) => compareRanges(a.range, b.range));

/** The findings, whomever they matter to, worked out piece by piece. @throws RangeError if the site has no such file. */
export function* findingsTask(
  site: Site,
  path: string,
  options: FindingOptions = {},
): CooperativeTask<readonly Finding[]> {
  const { source, format } = fileAt(site, path);
  const inspection = { site, path, policy: createPolicy(source, format), options };
  const found: Finding[] = [];
  for (const inspector of inspectors) {
    for (const finding of yield* inspector.find(inspection)) found.push(findingInCharacters(source, finding));
    yield;
  }
  return sortByPosition(found);
}

/** What is wrong or odd in a file, by line and column. @throws RangeError if the site has no such file. */
export const findings = (site: Site, path: string, options: FindingOptions = {}): readonly Finding[] =>
  runSync(findingsTask(site, path, options));
