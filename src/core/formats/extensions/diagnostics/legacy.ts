// Findings about Host, Clean-param and Noindex compared with other lines.

import { defineDiagnostic } from '../../../diagnostics/define-diagnostic.ts';
import type { Fix } from '../../../diagnostics/finding.ts';
import { createCommandFix, createFix } from '../../../diagnostics/finding.ts';
import { replaceInLine } from '../../../document/range.ts';
import { pathOfRule } from '../../../matching/path-rule.ts';
import type { Policy } from '../../../syntax/policy.ts';
import { lowerCase } from '../../../text/lower-case.ts';
import { ruleDirective } from '../../rep/edit/field-spelling.ts';
import { removeRule } from '../../rep/edit/remove-rule.ts';
import { setPath } from '../../rep/edit/set-path.ts';
import type { RobotsRecord, RuleLine } from '../../rep/robots-record.ts';
import { recordExample, standaloneExample } from '../example.ts';
import type { ExtensionLine, ReadableLine } from '../extension-file.ts';
import { linesOf, readableLinesOf } from '../extension-file.ts';
import { diagnosticOf } from '../line-readers.ts';
import { cleanParam } from '../lines/clean-param.ts';
import { host } from '../lines/host.ts';
import { noindex } from '../lines/noindex.ts';
import { sitemap } from '../lines/sitemap.ts';
import type { Check, CheckContext } from './check-context.ts';
import { fieldColumns, valueColumns } from './check-context.ts';
import { deleteLineFixes, writeValueFix } from './fixes.ts';
import { findRuleClosingPath, groupByRecord, isPartedFrom } from './lines-by-record.ts';

/** Whether a path covers a folder and nothing else. `/admin` also covers `/admin.php`. */
const isFolder = (path: string) => /^\/(?:[^*$?]*\/)?$/.test(path);

/**
 * Removes a rule. The fix names its path, because it unblocks everything that matches. If it is the only one of its record, its path is removed instead, because the record would have
 * no rule.
 */
export const removeRuleFix = ({ policy }: CheckContext, { rules }: RobotsRecord, rule: RuleLine): Fix =>
  createFix('modern-lift-rule', [String(rule.line + 1), pathOfRule(rule)], 'changes', () =>
    rules.length > 1 ? removeRule(policy, rule.line) : setPath(policy, rule.line, ''),
  );

/** HOST-TWICE, HOST-DIFFERS: a second host line, or a host that no sitemap has. */
const checkHosts: Check = (context) => {
  const names = readableLinesOf(context.file, sitemap).map(({ parts }) => parts.host);
  const hosts = linesOf(context.file, host);
  const [first] = hosts;
  for (const extensionLine of hosts) {
    const fixes = () => deleteLineFixes(context, extensionLine);
    if (first && extensionLine !== first)
      context.report(
        HOST_TWICE,
        fieldColumns(extensionLine),
        [extensionLine.value, String(first.line + 1)],
        fixes,
      );
    const { parts } = extensionLine.read;
    const [name] = names;
    if (!parts || name === undefined || names.includes(lowerCase(parts.host.text))) continue;
    context.report(HOST_DIFFERS, valueColumns(extensionLine, parts.host), [parts.host.text, name], fixes);
  }
};

/** The names of parameters in a pattern: the text before an equals sign, after a character that begins a parameter. */
const parametersIn = (path: string) => [...path.matchAll(/[?&*]([^?&=*$/]+)=/g)].map(([, name = '']) => name);

/** CLP-DISALLOWED: a parameter that changes nothing, and a rule that blocks URLs with it. */
const checkDisallowedParameters: Check = (context) => {
  const lines = readableLinesOf(context.file, cleanParam);
  if (lines.length === 0) return;
  const closing = new Map<string, { readonly record: RobotsRecord; readonly rule: RuleLine }>();
  for (const record of context.records.records)
    for (const rule of record.rules)
      for (const name of rule.effect === 'deny' ? parametersIn(pathOfRule(rule)) : [])
        if (!closing.has(name)) closing.set(name, { record, rule });
  for (const extensionLine of lines)
    for (const name of extensionLine.parts.names) {
      const { record, rule } = closing.get(name.text) ?? {};
      if (record && rule)
        context.report(
          CLP_DISALLOWED,
          valueColumns(extensionLine, name),
          [name.text, String(rule.line + 1), pathOfRule(rule)],
          () => [removeRuleFix(context, record, rule)],
        );
    }
};

/** Removes one of the names from the line, or the whole line if it has only one name. */
function removeNameFixes(
  context: CheckContext,
  extensionLine: ReadableLine<typeof cleanParam>,
  at: number,
): readonly Fix[] {
  const { names, path } = extensionLine.parts;
  const remaining = names.filter((_, i) => i !== at).map(({ text }) => text);
  return remaining.length === 0
    ? deleteLineFixes(context, extensionLine)
    : [writeValueFix(context, extensionLine, [remaining.join('&'), ...(path ? [path.text] : [])].join(' '))];
}

/** CLP-TWICE: a parameter that is named for the same path by an earlier line. */
const checkRepeatedParameters: Check = (context) => {
  const seen = new Map<string, number>();
  for (const extensionLine of readableLinesOf(context.file, cleanParam))
    for (const [i, name] of extensionLine.parts.names.entries()) {
      const key = `${name.text} ${extensionLine.parts.path?.text ?? ''}`;
      const line = seen.get(key);
      if (line === undefined) seen.set(key, extensionLine.line);
      else
        context.report(CLP_TWICE, valueColumns(extensionLine, name), [name.text, String(line + 1)], () =>
          removeNameFixes(context, extensionLine, i),
        );
    }
};

/** The limit of comparisons between rules and the lines of one record. */
const MAX_COMPARISONS = 200_000;

/** Turns the line into a rule that blocks crawlers, which is often intended. */
const asDisallowFix = (policy: Policy, { line, field: { places } }: ExtensionLine): Fix =>
  createFix('modern-disallow', [], 'changes', () => [
    replaceInLine(line, places.nameStart, places.nameEnd, ruleDirective(policy.format, 'deny').name),
  ]);

/**
 * NOI-CLOSED, NOI-ALONE: if a rule blocks the path, no crawler reads what a page itself says; without one, the
 * line has no effect elsewhere.
 */
const checkNoindexes: Check = (context) => {
  for (const { record, lines } of groupByRecord(context, readableLinesOf(context.file, noindex))) {
    if (lines.length * record.rules.length > MAX_COMPARISONS) continue;
    for (const extensionLine of lines) {
      const { path } = extensionLine.parts;
      const rule = findRuleClosingPath(record, path.text);
      if (rule && isPartedFrom(record, extensionLine.line, rule)) continue;
      if (rule)
        context.report(
          NOI_CLOSED,
          valueColumns(extensionLine, path),
          [path.text, String(rule.line + 1)],
          () => [
            ...deleteLineFixes(context, extensionLine),
            ...(isFolder(path.text) && pathOfRule(rule) === path.text
              ? [removeRuleFix(context, record, rule)]
              : []),
          ],
        );
      else
        context.report(NOI_ALONE, valueColumns(extensionLine, path), [path.text], () => [
          createCommandFix('modern-page-snippet', [path.text], { do: 'page-snippet', path: path.text }),
          asDisallowFix(context.policy, extensionLine),
        ]);
    }
  }
};

const HOST_TWICE = defineDiagnostic({
  code: 'HOST-TWICE',
  severity: 'info',
  ...diagnosticOf(host),
  check: checkHosts,
  examples: standaloneExample('Host: h.example\nHost: i.example', 'Host: h.example'),
});

const HOST_DIFFERS = defineDiagnostic({
  code: 'HOST-DIFFERS',
  severity: 'info',
  ...diagnosticOf(host),
  check: checkHosts,
  examples: standaloneExample(
    'Host: www.h.example\nSitemap: https://h.example/s.xml',
    'Host: h.example:443\nSitemap: https://h.example/s.xml',
  ),
});

const CLP_DISALLOWED = defineDiagnostic({
  code: 'CLP-DISALLOWED',
  severity: 'warning',
  ...diagnosticOf(cleanParam),
  check: checkDisallowedParameters,
  examples: [
    {
      file: 'User-agent: *\nDisallow: /*?sid=\n\nClean-param: sid\n',
      near: 'User-agent: *\nDisallow: /*?session=\n\nClean-param: sid\n',
    },
  ],
});

const CLP_TWICE = defineDiagnostic({
  code: 'CLP-TWICE',
  severity: 'info',
  ...diagnosticOf(cleanParam),
  check: checkRepeatedParameters,
  examples: [
    ...standaloneExample('Clean-param: ref&sid&ref', 'Clean-param: ref&sid'),
    ...standaloneExample(
      'Clean-param: ref /x\nClean-param: ref /x',
      'Clean-param: ref /x\nClean-param: ref /y',
    ),
  ],
});

const NOI_CLOSED = defineDiagnostic({
  code: 'NOI-CLOSED',
  severity: 'warning',
  ...diagnosticOf(noindex),
  check: checkNoindexes,
  examples: [
    ...recordExample('Noindex: /x', 'Noindex: /y'),
    ...recordExample('Noindex: /x/y', 'Allow: /x/y\nNoindex: /x/y'),
  ],
});

const NOI_ALONE = defineDiagnostic({
  code: 'NOI-ALONE',
  severity: 'info',
  ...diagnosticOf(noindex),
  check: checkNoindexes,
  examples: recordExample('Noindex: /private/', 'Noindex: /x'),
});

export const legacyDiagnostics = [HOST_TWICE, HOST_DIFFERS, CLP_DISALLOWED, CLP_TWICE, NOI_CLOSED, NOI_ALONE];
