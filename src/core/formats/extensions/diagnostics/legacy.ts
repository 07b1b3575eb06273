// Findings about Host, Clean-param and Noindex compared with other lines.

import { defineChecks, kind } from '../../../diagnostics/define-checks.ts';
import { createCommandFix, type Fix } from '../../../diagnostics/finding.ts';
import { replaceInLine } from '../../../document/range.ts';
import { pathOfRule } from '../../../matching/path-rule.ts';
import { ruleDirective } from '../../rep/edit/field-spelling.ts';
import { removeRule } from '../../rep/edit/remove-rule.ts';
import { setPath } from '../../rep/edit/set-path.ts';
import type { RobotsRecord, RuleLine } from '../../rep/robots-record.ts';
import { recordExample, standaloneExample } from '../example.ts';
import { type ExtensionLine, linesOf, type ReadableLine, readableLinesOf } from '../extension-file.ts';
import { fromLine } from '../line-readers.ts';
import { cleanParam } from '../lines/clean-param.ts';
import { host } from '../lines/host.ts';
import { noindex } from '../lines/noindex.ts';
import { type ExtensionContext, type FixContext, fieldColumns, valueColumns } from './check-context.ts';
import { deleteLineFixes, writeValueFix } from './fixes.ts';
import { findRuleClosingPath, groupByRecord, isPartedFrom } from './lines-by-record.ts';

const kinds = {
  'HOST-TWICE': kind<{ readonly value: string; readonly line: number }>({
    severity: 'info',
    ...fromLine(host),
    examples: standaloneExample('Host: h.example\nHost: i.example', 'Host: h.example'),
  }),
  'CLP-DISALLOWED': kind<{ readonly name: string; readonly line: number; readonly path: string }>({
    severity: 'warning',
    ...fromLine(cleanParam),
    examples: [
      {
        file: 'User-agent: *\nDisallow: /*?sid=\n\nClean-param: sid\n',
        near: 'User-agent: *\nDisallow: /*?session=\n\nClean-param: sid\n',
      },
    ],
  }),
  'CLP-TWICE': kind<{ readonly name: string; readonly line: number }>({
    severity: 'info',
    ...fromLine(cleanParam),
    examples: [
      ...standaloneExample('Clean-param: ref&sid&ref', 'Clean-param: ref&sid'),
      ...standaloneExample(
        'Clean-param: ref /x\nClean-param: ref /x',
        'Clean-param: ref /x\nClean-param: ref /y',
      ),
    ],
  }),
  'NOI-CLOSED': kind<{ readonly path: string; readonly line: number }>({
    severity: 'warning',
    ...fromLine(noindex),
    examples: [
      ...recordExample('Noindex: /x', 'Noindex: /y'),
      ...recordExample('Noindex: /x/y', 'Allow: /x/y\nNoindex: /x/y'),
    ],
  }),
  'NOI-ALONE': kind<{ readonly path: string }>({
    severity: 'info',
    ...fromLine(noindex),
    examples: recordExample('Noindex: /private/', 'Noindex: /x'),
  }),
};

type Context = ExtensionContext<typeof kinds>;

/** Whether a path covers a folder and nothing else. `/admin` also covers `/admin.php`. */
const isFolder = (path: string) => /^\/(?:[^*$?]*\/)?$/.test(path);

/**
 * Removes a rule. The fix names its path, because it unblocks everything that matches. If it is the only one of its
 * record, its path is removed instead, because the record would have no rule.
 */
export const removeRuleFix = (
  { subject: { policy }, fix }: FixContext,
  { rules }: RobotsRecord,
  rule: RuleLine,
): Fix =>
  fix('modern-lift-rule', { line: rule.line + 1, path: pathOfRule(rule) }, () =>
    rules.length > 1 ? removeRule(policy, rule.line) : setPath(policy, rule.line, ''),
  );

/** A second host line. */
function checkHosts(context: Context) {
  const hosts = linesOf(context.subject.file, host);
  const [first] = hosts;
  for (const extensionLine of hosts)
    if (first && extensionLine !== first)
      context.report(
        'HOST-TWICE',
        fieldColumns(extensionLine),
        { value: extensionLine.value, line: first.line + 1 },
        () => deleteLineFixes(context, extensionLine),
      );
}

/** The names of parameters in a pattern: the text before an equals sign, after a character that begins a parameter. */
const parametersIn = (path: string) => [...path.matchAll(/[?&*]([^?&=*$/]+)=/g)].map(([, name = '']) => name);

/** A parameter that changes nothing, and a rule that blocks URLs with it. */
function checkDisallowedParameters(context: Context) {
  const lines = readableLinesOf(context.subject.file, cleanParam);
  if (lines.length === 0) return;
  const closing = new Map<string, { readonly record: RobotsRecord; readonly rule: RuleLine }>();
  for (const record of context.subject.records.records)
    for (const rule of record.rules)
      for (const name of rule.effect === 'deny' ? parametersIn(pathOfRule(rule)) : [])
        if (!closing.has(name)) closing.set(name, { record, rule });
  for (const extensionLine of lines)
    for (const name of extensionLine.parts.names) {
      const { record, rule } = closing.get(name.text) ?? {};
      if (record && rule)
        context.report(
          'CLP-DISALLOWED',
          valueColumns(extensionLine, name),
          { name: name.text, line: rule.line + 1, path: pathOfRule(rule) },
          () => removeRuleFix(context, record, rule),
        );
    }
}

/** Removes one of the names from the line, or the whole line if it has only one name. */
function removeNameFixes(
  context: FixContext,
  extensionLine: ReadableLine<typeof cleanParam>,
  at: number,
): readonly Fix[] {
  const { names, path } = extensionLine.parts;
  const remaining = names.filter((_, i) => i !== at).map(({ text }) => text);
  return remaining.length === 0
    ? deleteLineFixes(context, extensionLine)
    : [writeValueFix(context, extensionLine, [remaining.join('&'), ...(path ? [path.text] : [])].join(' '))];
}

/** A parameter that is named for the same path by an earlier line. */
function checkRepeatedParameters(context: Context) {
  const seen = new Map<string, number>();
  for (const extensionLine of readableLinesOf(context.subject.file, cleanParam))
    for (const [i, name] of extensionLine.parts.names.entries()) {
      const key = `${name.text} ${extensionLine.parts.path?.text ?? ''}`;
      const line = seen.get(key);
      if (line === undefined) seen.set(key, extensionLine.line);
      else
        context.report(
          'CLP-TWICE',
          valueColumns(extensionLine, name),
          { name: name.text, line: line + 1 },
          () => removeNameFixes(context, extensionLine, i),
        );
    }
}

/** The limit of comparisons between rules and the lines of one record. */
const MAX_COMPARISONS = 200_000;

/** Turns the line into a rule that blocks crawlers, which is often intended. */
const asDisallowFix = (
  { subject: { policy }, fix }: FixContext,
  { line, field: { places } }: ExtensionLine,
): Fix =>
  fix('modern-disallow', {}, () => [
    replaceInLine(line, places.nameStart, places.nameEnd, ruleDirective(policy.format, 'deny').name),
  ]);

/**
 * If a rule blocks the path, no crawler reads what a page itself says; without one, the
 * line has no effect elsewhere.
 */
function checkNoindexes(context: Context) {
  for (const { record, lines } of groupByRecord(context, readableLinesOf(context.subject.file, noindex))) {
    if (lines.length * record.rules.length > MAX_COMPARISONS) continue;
    for (const extensionLine of lines) {
      const { path } = extensionLine.parts;
      const rule = findRuleClosingPath(record, path.text);
      if (rule && isPartedFrom(record, extensionLine.line, rule)) continue;
      if (rule)
        context.report(
          'NOI-CLOSED',
          valueColumns(extensionLine, path),
          { path: path.text, line: rule.line + 1 },
          () => [
            ...deleteLineFixes(context, extensionLine),
            ...(isFolder(path.text) && pathOfRule(rule) === path.text
              ? [removeRuleFix(context, record, rule)]
              : []),
          ],
        );
      else
        context.report('NOI-ALONE', valueColumns(extensionLine, path), { path: path.text }, () => [
          createCommandFix(
            'modern-page-snippet',
            { path: path.text },
            { do: 'page-snippet', path: path.text },
          ),
          asDisallowFix(context, extensionLine),
        ]);
    }
  }
}

export const legacyChecks = defineChecks(
  kinds,
  checkHosts,
  checkDisallowedParameters,
  checkRepeatedParameters,
  checkNoindexes,
);
