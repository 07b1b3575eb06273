// Findings about the value of a single line, and how it is repaired.

import { defineChecks, type Kind } from '../../../diagnostics/define-checks.ts';
import { createCommandFix, type Fix } from '../../../diagnostics/finding.ts';
import { replaceInLine } from '../../../document/range.ts';
import { urlParts } from '../../../matching/url-parts.ts';
import { lazy } from '../../../text/lazy.ts';
import type { ExtensionDefinition } from '../define-extension.ts';
import { type ExtensionLine, linesOf } from '../extension-file.ts';
import { fromLine } from '../line-readers.ts';
import type { Columns } from '../line-value.ts';
import { host } from '../lines/host.ts';
import { sitemap } from '../lines/sitemap.ts';
import { type ExtensionIssueCode, extensions } from '../registry.ts';
import type { Repair } from '../value-repairs.ts';
import { type ExtensionContext, type FixContext, forEachInTask, valueColumns } from './check-context.ts';
import { deleteLineFixes, writeOrDeleteFixes, writeValuesFix } from './fixes.ts';

/** What a message says about a value: the text with the issue, and the whole value. */
type IssueValues = { readonly text: string; readonly value: string };

const kindsOf = (extension: ExtensionDefinition) =>
  Object.entries(extension.issues).map(([code, { severity, examples }]): [string, Kind<IssueValues>] => [
    code,
    { severity, ...fromLine(extension), examples },
  ]);

/** A kind for each issue that the value of a line can have. */
const kinds = Object.fromEntries(extensions.flatMap(kindsOf)) as {
  readonly [Code in ExtensionIssueCode]: Kind<IssueValues>;
};

type Context = ExtensionContext<typeof kinds>;

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
function findOrigin({ subject: { file }, inspection: { site, options } }: Context): string {
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

function fixesOfRepair(context: FixContext, extensionLine: ExtensionLine, repair: Repair): readonly Fix[] {
  if ('values' in repair) return [writeValuesFix(context, extensionLine, repair.values)];
  if ('pageSnippet' in repair) {
    const path = repair.pageSnippet;
    return [createCommandFix('modern-page-snippet', { path }, { do: 'page-snippet', path })];
  }
  if ('field' in repair) {
    const { nameStart, valueEnd } = extensionLine.field.places;
    const write = () => [replaceInLine(extensionLine.line, nameStart, valueEnd, repair.field)];
    return [context.fix('modern-to-usage', { text: repair.field }, write)];
  }
  return writeOrDeleteFixes(context, extensionLine, repair.value);
}

/** Whether a repair writes one value, with an error that the line does not already have. */
function isFaulty({ extension, read }: ExtensionLine, repair: Repair): boolean {
  const [value = '', ...others] =
    'value' in repair ? [repair.value] : 'values' in repair ? repair.values : [];
  if (value === '' || others.length > 0) return false;
  const existing = new Set<string>(read.issues.map(({ code }) => code));
  return extension
    .read(value)
    .issues.some(({ code, severity }) => severity === 'error' && !existing.has(code));
}

/** The fixes of the repairs whose values are not wrong in another way. The line can always be deleted. */
function fixesOf(
  context: FixContext,
  extensionLine: ExtensionLine,
  repairs: readonly Repair[],
): readonly Fix[] {
  const faultless = repairs.filter((repair) => !isFaulty(extensionLine, repair));
  const fixes = faultless.flatMap((repair) => fixesOfRepair(context, extensionLine, repair));
  return fixes.length === 0 && faultless.length < repairs.length
    ? deleteLineFixes(context, extensionLine)
    : fixes;
}

/** Every issue of every value, under its code. */
function checkValues(context: Context) {
  const origin = lazy(() => findOrigin(context));
  return forEachInTask(context.subject.file.lines, (extensionLine) => {
    const { value, extension, read } = extensionLine;
    const { issues }: ExtensionDefinition = extension;
    const report = (code: ExtensionIssueCode, { start, end }: Columns) =>
      context.report(
        code,
        valueColumns(extensionLine, { start, end }),
        { text: value.slice(start, end), value },
        () => fixesOf(context, extensionLine, issues[code]?.repair?.(value, { start, end }, origin) ?? []),
      );
    for (const issue of read.issues) report(issue.code, issue);
  });
}

export const valueChecks = defineChecks(kinds, checkValues);
