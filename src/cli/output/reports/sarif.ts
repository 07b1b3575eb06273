// Formats findings as SARIF 2.1.0 (OASIS, 2020), which code hosts show next to the lines.

import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type CheckRow,
  type Finding,
  type Fix,
  fixesNotKept,
  type Severity,
} from '../../../core/diagnostics/finding.ts';
import { inspectors } from '../../../core/diagnostics/registry.ts';
import type { Range } from '../../../core/document/range.ts';
import { capitalize } from '../../../core/text/capitalize.ts';
import { citeSource } from '../../../messages/cite-source.ts';
import {
  findingMessage,
  findingReason,
  findingTitle,
  fixTitle,
} from '../../../messages/explain/explain-finding.ts';
import { STDIN } from '../../input/read-input.ts';
import { isAddress } from '../../network/address.ts';
import { docsUrl } from '../docs-url.ts';
import { namesBelow, type ReportFolders } from '../finding-place.ts';
import type { FileReport } from '../format-findings.ts';
import { sourceToJson } from '../source-to-json.ts';

const sarifLevels: Readonly<Record<Severity, string>> = {
  error: 'error',
  warning: 'warning',
  info: 'note',
  hint: 'note',
};

/** The web page of the package. */
const INFORMATION_URI = 'https://www.npmjs.com/package/gatepost-robots';

/** Escapes text so that Markdown does not format it. */
const escapeMarkdown = (text: string): string => text.replace(/[\\`*_{}[\]<>()#+\-!|~]/g, '\\$&');

/** All checks, one for each code. */
const checkRows: readonly CheckRow[] = [
  ...new Map(inspectors.flatMap(({ checks }) => checks).map((row) => [row.code, row])).values(),
];
const ruleIndexes = new Map(checkRows.map(({ code }, index) => [code, index]));

/** Converts a title to the name of a rule, which is one word: SARIF 3.49.7. */
const toRuleName = (title: string): string =>
  title
    .split(/[^\p{L}\p{N}]+/u)
    .map(capitalize)
    .join('');

function toSarifRule({ code, severity, source }: CheckRow, docs: string | undefined): object {
  const cited = citeSource(source);
  const title = findingTitle(code);
  const why = findingReason({ code });
  const name = toRuleName(title);
  const about = why === '' ? title : why;
  return {
    id: code,
    // The name must not repeat the id: 3.49.7.
    ...(name === '' || name === code ? {} : { name }),
    shortDescription: { text: title },
    fullDescription: { text: about },
    help: {
      text: `${about} (${cited})`,
      markdown: `**${escapeMarkdown(title)}**\n\n${escapeMarkdown(about)}\n\nSource: ${escapeMarkdown(cited)}`,
    },
    ...(docs === undefined ? {} : { helpUri: docsUrl(docs, code) }),
    defaultConfiguration: { level: sarifLevels[severity] },
    properties: { source: sourceToJson(source), severity },
  };
}

/** Columns count UTF-16 code units from 1. The end is after the last one. */
const toSarifRegion = ({ start, end }: Range) => ({
  startLine: start.line + 1,
  startColumn: start.column + 1,
  endLine: end.line + 1,
  endColumn: end.column + 1,
});

/** The names of folders and a file as a relative URL. Half a character becomes U+FFFD, as it cannot be encoded. */
const encodePath = (names: readonly string[]) =>
  names.map((name) => encodeURIComponent(name.toWellFormed())).join('/');

/** The URI of a file: relative to the root of the repository or to the current folder, else a file URL. */
function fileUri({ name, path }: FileReport, { cwd, root }: ReportFolders): string {
  if (isAddress(name)) return name;
  if (name === STDIN) return encodePath(path.slice(1).split('/'));
  const file = resolve(cwd, name);
  const names = namesBelow(root, file) ?? namesBelow(cwd, file);
  return names === undefined ? pathToFileURL(file).href : encodePath(names);
}

/** Viewers make links of `[text](target)` in messages: SARIF 3.11.6. */
const escapeLinks = (text: string): string => text.replaceAll('](', ']\u27e6U+0028\u27e7');

const toSarifFix = (fix: Fix, uri: string) => ({
  description: { text: escapeLinks(fixTitle(fix)) },
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
    message: { text: escapeLinks(findingMessage(finding)) },
    locations: [{ physicalLocation: { artifactLocation: { uri }, region: toSarifRegion(finding.range) } }],
    ...(fixes.length > 0 ? { fixes } : {}),
  };
}

/** Creates the log of one run. */
export function createSarifLog(
  reports: readonly FileReport[],
  { version, docs, ...folders }: ReportFolders & { version: string; docs?: string | undefined },
) {
  const results = reports.flatMap((report) =>
    report.findings.map((finding) => toSarifResult(finding, fileUri(report, folders))),
  );
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'gatepost',
            fullName: `gatepost ${version}`,
            version,
            semanticVersion: version,
            informationUri: docs ?? INFORMATION_URI,
            rules: checkRows.map((row) => toSarifRule(row, docs)),
          },
        },
        columnKind: 'utf16CodeUnits',
        results,
      },
    ],
  };
}
