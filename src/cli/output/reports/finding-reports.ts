// Formats findings for programs that show them next to the lines: GitHub, GitLab Code Quality, Checkstyle, JUnit.
import { createHash } from 'node:crypto';
import type { Finding, Severity } from '../../../core/diagnostics/finding.ts';
import { findingMessage, findingReason, findingTitle } from '../../../messages/explain/explain-finding.ts';
import { findingLine, findingPlace, type ReportFolders, reportedFile } from '../finding-place.ts';
import type { FileReport } from '../format-findings.ts';
import { type Annotation, formatAnnotation } from './github-annotation.ts';
import type { JunitCase, JunitSuite } from './junit.ts';
import { formatAttributes, XML_DECLARATION } from './xml.ts';

interface PlacedFinding {
  readonly report: FileReport;
  readonly finding: Finding;
}

const eachFinding = (reports: readonly FileReport[]): readonly PlacedFinding[] =>
  reports.flatMap((report) => report.findings.map((finding) => ({ report, finding })));

const githubLevels: Readonly<Record<Severity, Annotation['level']>> = {
  error: 'error',
  warning: 'warning',
  info: 'notice',
  hint: 'notice',
};

/** Formats workflow commands of GitHub Actions, one a line. */
export const formatGithubAnnotations = (reports: readonly FileReport[], folders: ReportFolders): string =>
  eachFinding(reports)
    .map(({ report, finding }) => {
      const { file, line, column, endLine, endColumn, lead } = findingPlace(report, finding, folders);
      return formatAnnotation({
        level: githubLevels[finding.severity],
        file,
        line,
        endLine,
        ...(endLine === line ? { col: column, endColumn } : {}),
        title: `${finding.code} ${findingTitle(finding.code)}`,
        message: lead + findingMessage(finding),
      });
    })
    .join('');

const codeQualitySeverities: Readonly<Record<Severity, string>> = {
  error: 'critical',
  warning: 'major',
  info: 'minor',
  hint: 'info',
};

/**
 * Adds fingerprints that stay the same when other lines are added or removed: of the code, the text of the line, and
 * the index among equal ones.
 */
function* withFingerprints(
  reports: readonly FileReport[],
  folders: ReportFolders,
): Generator<PlacedFinding & { readonly fingerprint: string }> {
  const counts = new Map<string, number>();
  for (const { report, finding } of eachFinding(reports)) {
    const file = reportedFile(report, folders);
    const key = JSON.stringify([file, report.path, finding.code, findingLine(report, finding)]);
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    const fingerprint = createHash('sha256').update(`${key} ${count}`).digest('hex');
    yield { report, finding, fingerprint };
  }
}

/** Creates a GitLab Code Quality report. */
export const toCodeQuality = (reports: readonly FileReport[], folders: ReportFolders): readonly object[] =>
  [...withFingerprints(reports, folders)].map(({ report, finding, fingerprint }) => {
    const { file, line, endLine, lead } = findingPlace(report, finding, folders);
    return {
      description: lead + findingMessage(finding),
      check_name: finding.code,
      fingerprint,
      severity: codeQualitySeverities[finding.severity],
      location: { path: file, lines: { begin: line, end: endLine } },
    };
  });

const checkstyleSeverities: Readonly<Record<Severity, string>> = {
  error: 'error',
  warning: 'warning',
  info: 'info',
  hint: 'info',
};

/** Formats a Checkstyle report. */
export function formatCheckstyle(reports: readonly FileReport[], folders: ReportFolders): string {
  const files = reports.map((report) => {
    const errors = report.findings.map((finding) => {
      const { line, column, lead } = findingPlace(report, finding, folders);
      const severity = checkstyleSeverities[finding.severity];
      const message = lead + findingMessage(finding);
      return `    <error${formatAttributes({ line, column, severity, message, source: `gatepost.${finding.code}` })}/>`;
    });
    const head = formatAttributes({ name: reportedFile(report, folders) });
    return [`  <file${head}>`, ...errors, '  </file>'].join('\n');
  });
  return [XML_DECLARATION, '<checkstyle version="10.0">', ...files, '</checkstyle>', ''].join('\n');
}

/**
 * Creates a suite for each file, with a case for each finding. Findings that fail the command are failures: errors, and
 * warnings if there are more than allowed. So is a status that blocks the whole site. A file without findings has one
 * case, which passes.
 */
export function toFindingSuites(
  reports: readonly FileReport[],
  folders: ReportFolders,
  failing: readonly Severity[],
): readonly JunitSuite[] {
  return reports.map((report): JunitSuite => {
    const file = reportedFile(report, folders);
    const cases = report.findings.map((finding): JunitCase => {
      const { line, lead } = findingPlace(report, finding, folders);
      const { start } = finding.range;
      const kind = failing.includes(finding.severity) ? 'failure' : 'note';
      return {
        className: finding.code,
        name: `${report.heldBy === undefined ? file : report.path}:${start.line + 1}:${start.column + 1}: ${findingTitle(finding.code)}`,
        file,
        line,
        outcome: { kind, message: lead + findingMessage(finding), text: findingReason(finding) },
      };
    });
    if (report.closedSite)
      cases.push({
        className: 'gatepost',
        name: report.closedSite.message,
        file,
        outcome: { kind: 'failure', ...report.closedSite },
      });
    const clean: JunitCase = { className: 'gatepost', name: report.name, file };
    return {
      name: report.name,
      file,
      milliseconds: report.milliseconds,
      cases: cases.length === 0 ? [clean] : cases,
    };
  });
}
