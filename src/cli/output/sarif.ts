// Findings as SARIF 2.1.0 (OASIS, 2020), which code hosts show beside the lines.
import { resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type CheckRow,
  type Finding,
  type Fix,
  fixesNotKept,
  type Severity,
} from '../../core/diagnostics/finding.ts';
import { inspectors } from '../../core/diagnostics/registry.ts';
import type { Range } from '../../core/document/range.ts';
import { findingMessage, findingReason, fixTitle } from '../../messages/explain-finding.ts';
import { STDIN } from '../input/read-input.ts';
import type { FileReport } from './format-findings.ts';

const sarifLevels: Readonly<Record<Severity, string>> = {
  error: 'error',
  warning: 'warning',
  info: 'note',
  hint: 'note',
};

/** All that can be found, a code once. */
const checkRows: readonly CheckRow[] = [
  ...new Map(inspectors.flatMap(({ checks }) => checks).map((row) => [row.code, row])).values(),
];
const ruleIndexes = new Map(checkRows.map(({ code }, place) => [code, place]));

/** The page about a code, in the editor that is served at `docs`. */
const docsUrl = (docs: string, code: string) =>
  `${docs.replace(/#.*$/, '')}#/learn/findings/${encodeURIComponent(code)}`;

function toSarifRule({ code, severity, spec }: CheckRow, docs: string | undefined): object {
  const why = findingReason({ code });
  return {
    id: code,
    shortDescription: { text: why === '' ? code : why },
    help: { text: why === '' ? spec : `${why} (${spec})` },
    ...(docs === undefined ? {} : { helpUri: docsUrl(docs, code) }),
    defaultConfiguration: { level: sarifLevels[severity] },
    properties: { spec, severity },
  };
}

/** Columns count UTF-16 code units from 1; the end is behind the last one. */
const toSarifRegion = ({ start, end }: Range) => ({
  startLine: start.line + 1,
  startColumn: start.column + 1,
  endLine: end.line + 1,
  endColumn: end.column + 1,
});

/** Names from a folder downwards as an address. Half a character has none: it is written as the character for that. */
const encodePath = (names: readonly string[]) =>
  names.map((name) => encodeURIComponent(name.toWellFormed())).join('/');

/** The address of a file: relative below the folder of the run, else from the root of the disk. */
function fileUri({ name, path }: FileReport, cwd: string): string {
  if (name === STDIN) return encodePath(path.slice(1).split('/'));
  const file = resolve(cwd, name);
  const folder = cwd.endsWith(sep) ? cwd : cwd + sep;
  if (!file.startsWith(folder)) return pathToFileURL(file).href;
  return encodePath(file.slice(folder.length).split(sep));
}

const toSarifFix = (fix: Fix, uri: string) => ({
  description: { text: fixTitle(fix) },
  artifactChanges: [
    {
      artifactLocation: { uri },
      replacements: fix.edits.map(({ range, text }) => ({
        deletedRegion: toSarifRegion(range),
        insertedContent: { text },
      })),
    },
  ],
});

function toSarifResult(finding: Finding, uri: string): object {
  const fixes = fixesNotKept(finding)
    .filter(({ edits }) => edits.length > 0)
    .map((fix) => toSarifFix(fix, uri));
  return {
    ruleId: finding.code,
    ruleIndex: ruleIndexes.get(finding.code) ?? -1,
    level: sarifLevels[finding.severity],
    message: { text: findingMessage(finding) },
    locations: [{ physicalLocation: { artifactLocation: { uri }, region: toSarifRegion(finding.range) } }],
    ...(fixes.length > 0 ? { fixes } : {}),
  };
}

/** The log of one run. */
export function createSarifLog(
  reports: readonly FileReport[],
  { cwd, version, docs }: { cwd: string; version: string; docs?: string | undefined },
) {
  const results = reports.flatMap((report) =>
    report.findings.map((finding) => toSarifResult(finding, fileUri(report, cwd))),
  );
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: { name: 'gatepost', version, rules: checkRows.map((row) => toSarifRule(row, docs)) },
        },
        columnKind: 'utf16CodeUnits',
        results,
      },
    ],
  };
}
