// Findings about the value of a single line, and how it is repaired.

import { type Diagnostic, defineDiagnostic } from '../../../diagnostics/define-diagnostic.ts';
import { createCommandFix, createFix, type Fix } from '../../../diagnostics/finding.ts';
import { replaceInLine } from '../../../document/range.ts';
import { urlParts } from '../../../matching/url-parts.ts';
import { lazy } from '../../../text/lazy.ts';
import type { ExtensionDefinition } from '../define-extension.ts';
import { type ExtensionLine, linesOf } from '../extension-file.ts';
import { diagnosticOf } from '../line-readers.ts';
import type { LineIssue } from '../line-value.ts';
import { host } from '../lines/host.ts';
import { sitemap } from '../lines/sitemap.ts';
import { extensions, reportedCode } from '../registry.ts';
import type { Repair } from '../value-repairs.ts';
import { type Check, type CheckContext, forEachInTask, valueColumns } from './check-context.ts';
import { deleteLineFixes, writeOrDeleteFixes, writeValuesFix } from './fixes.ts';

const originIn = (url: string): string | undefined => {
  const { authority } = urlParts(url);
  return authority && /^https?$/.test(authority.scheme) && authority.host !== ''
    ? /^[a-z]+:\/\/[^/?#]+/i.exec(url)?.[0]
    : undefined;
};

/**
 * The origin of the site; otherwise that of the first sitemap, host line or URL of the caller that has one;
 * otherwise ''.
 */
function findOrigin({ file, inspection: { site, options } }: CheckContext): string {
  if (site.origin !== '') return site.origin;
  const sitemaps = linesOf(file, sitemap).flatMap(({ value, read }) => (read.parts ? [value] : []));
  const hosts = linesOf(file, host).flatMap(({ read }) =>
    read.parts ? [`https://${read.parts.host.text}`] : [],
  );
  for (const url of [...sitemaps, ...hosts, ...(options.urls ?? [])]) {
    const origin = originIn(url);
    if (origin !== undefined) return origin;
  }
  return '';
}

function fixesOf(context: CheckContext, extensionLine: ExtensionLine, repair: Repair): readonly Fix[] {
  if ('values' in repair) return [writeValuesFix(context, extensionLine, repair.values)];
  if ('pageSnippet' in repair) {
    const path = repair.pageSnippet;
    return [createCommandFix('modern-page-snippet', [path], { do: 'page-snippet', path })];
  }
  if ('field' in repair) {
    const { nameStart, valueEnd } = extensionLine.field.places;
    return [
      createFix('modern-to-usage', [repair.field], 'changes', () => [
        replaceInLine(extensionLine.line, nameStart, valueEnd, repair.field),
      ]),
    ];
  }
  return writeOrDeleteFixes(context, extensionLine, repair.value);
}

/** Whether a value has an error that the line does not already have. */
const hasNewErrors = ({ extension, read }: ExtensionLine, value: string): boolean => {
  const existing = new Set<string>(read.issues.map(({ code }) => code));
  return extension
    .read(value)
    .issues.some(({ code, severity }) => severity === 'error' && !existing.has(code));
};

/** Removes fixes whose values would be wrong in another way. The line can always be deleted. */
function removeFaultyFixes(
  context: CheckContext,
  extensionLine: ExtensionLine,
  fixes: readonly Fix[],
): readonly Fix[] {
  const faultless = fixes.filter(
    ({ code, values }) =>
      code !== 'modern-write' || !hasNewErrors(extensionLine, (values as readonly string[])[0] ?? ''),
  );
  return faultless.length === 0 && fixes.length > 0 ? deleteLineFixes(context, extensionLine) : faultless;
}

/** The diagnostics of a line's values, by the codes of their issues. */
const diagnosticsOf = (extension: ExtensionDefinition) =>
  Object.entries(extension.issues).map(([code, { severity, examples }]): [string, Diagnostic<Check>] => [
    code,
    defineDiagnostic({
      code: reportedCode(extension, code),
      severity,
      ...diagnosticOf(extension),
      check: checkValues,
      examples,
    }),
  ]);

function reportIssue(
  context: CheckContext,
  extensionLine: ExtensionLine,
  { code, detail, start, end }: LineIssue,
  origin: () => string,
): void {
  const diagnostic = valueDiagnostics.get(code);
  if (!diagnostic) return;
  const { issues }: ExtensionDefinition = extensionLine.extension;
  const repairs = () => issues[code]?.repair?.(extensionLine.value, { start, end }, origin) ?? [];
  context.report(
    diagnostic,
    valueColumns(extensionLine, { start, end }),
    [extensionLine.value.slice(start, end), extensionLine.value],
    () =>
      removeFaultyFixes(
        context,
        extensionLine,
        repairs().flatMap((repair) => fixesOf(context, extensionLine, repair)),
      ),
    diagnostic.code === code ? detail : code,
  );
}

/** Reports every issue of every value under its code. */
function checkValues(context: CheckContext): ReturnType<Check> {
  const origin = lazy(() => findOrigin(context));
  return forEachInTask(context.file.lines, (extensionLine) => {
    for (const issue of extensionLine.read.issues) reportIssue(context, extensionLine, issue, origin);
  });
}

export const valueDiagnostics: ReadonlyMap<string, Diagnostic<Check>> = new Map(
  extensions.flatMap(diagnosticsOf),
);
