// Host, Clean-param and Noindex against other lines.

import { createCommandFix, createFix, type Fix } from '../../../diagnostics/finding.ts';
import { replaceInLine } from '../../../document/range.ts';
import { pathOfRule } from '../../../matching/path-rule.ts';
import type { Policy } from '../../../syntax/policy.ts';
import { lowerCase } from '../../../text/lower-case.ts';
import { ruleDirective } from '../../rep/edit/field-spelling.ts';
import { removeRule } from '../../rep/edit/remove-rule.ts';
import { setPath } from '../../rep/edit/set-path.ts';
import type { RobotsRecord, RuleLine } from '../../rep/robots-record.ts';
import type { ExtensionLine } from '../extension-file.ts';
import { type Check, type CheckContext, fieldColumns, valueColumns } from './check-context.ts';
import { deleteLineFix, writeValueFix } from './fixes.ts';
import { findRuleClosingPath, groupByRecord } from './lines-by-record.ts';

/** Takes a rule away; the only one of its record loses its path instead, or the record would have no rule. */
export const removeRuleFix = ({ policy }: CheckContext, { rules }: RobotsRecord, { line }: RuleLine): Fix =>
  createFix('modern-lift-rule', [String(line + 1)], 'changes', () =>
    rules.length > 1 ? removeRule(policy, line) : setPath(policy, line, ''),
  );

/** HOST-TWICE, HOST-DIFFERS: another name than the line before, or than every sitemap. */
export const checkHosts: Check = (look) => {
  const named = look.file.sitemaps.flatMap(({ read: { parts } }) => (parts ? [parts.host] : []));
  const [first] = look.file.hosts;
  for (const one of look.file.hosts) {
    const fixes = () => [deleteLineFix(look.policy, one)];
    if (one !== first) look.put('HOST-TWICE', fieldColumns(one), [one.value, String(first!.line + 1)], fixes);
    const { parts } = one.read;
    if (!parts || named.length === 0 || named.includes(lowerCase(parts.host.text))) continue;
    look.put('HOST-DIFFERS', valueColumns(one, parts.host), [parts.host.text, named[0]!], fixes);
  }
};

/** Names of parameters in a pattern: what stands before an equals sign, behind a mark that begins a parameter. */
const parametersIn = (path: string) => [...path.matchAll(/[?&*]([^?&=*$/]+)=/g)].map(([, name]) => name!);

/** CLP-DISALLOWED: a parameter that changes nothing, and a rule that keeps away what has it. */
export const checkDisallowedParameters: Check = (look) => {
  const { cleanParams } = look.file;
  if (cleanParams.length === 0) return;
  const closing = new Map<string, { readonly record: RobotsRecord; readonly rule: RuleLine }>();
  for (const record of look.records.records)
    for (const rule of record.rules)
      for (const name of rule.effect === 'deny' ? parametersIn(pathOfRule(rule)) : [])
        if (!closing.has(name)) closing.set(name, { record, rule });
  for (const one of cleanParams)
    for (const name of one.read.parts?.names ?? []) {
      const { record, rule } = closing.get(name.text) ?? {};
      if (record && rule)
        look.put(
          'CLP-DISALLOWED',
          valueColumns(one, name),
          [name.text, String(rule.line + 1), pathOfRule(rule)],
          () => [removeRuleFix(look, record, rule)],
        );
    }
};

/** The line without one of its names; no line is left of a single one. */
function removeNameFix(look: CheckContext, one: ExtensionLine<'clean-param'>, at: number): Fix {
  const { names, path } = one.read.parts!;
  const left = names.filter((_, i) => i !== at).map(({ text }) => text);
  return left.length === 0
    ? deleteLineFix(look.policy, one)
    : writeValueFix(look.policy, one, [left.join('&'), ...(path ? [path.text] : [])].join(' '));
}

/** CLP-TWICE: a parameter that is named for the same path before. */
export const checkRepeatedParameters: Check = (look) => {
  const seen = new Map<string, number>();
  for (const one of look.file.cleanParams)
    one.read.parts?.names.forEach((name, i) => {
      const key = `${name.text} ${one.read.parts!.path?.text ?? ''}`;
      const line = seen.get(key);
      if (line === undefined) seen.set(key, one.line);
      else
        look.put('CLP-TWICE', valueColumns(one, name), [name.text, String(line + 1)], () => [
          removeNameFix(look, one, i),
        ]);
    });
};

/** So many rules are compared with the lines of one record. */
const MAX_COMPARISONS = 200_000;

/** Turns the line into a rule that keeps robots away, which is what many mean by it. */
const asDisallowFix = (policy: Policy, { line, field: { places } }: ExtensionLine): Fix =>
  createFix('modern-disallow', [], 'changes', () => [
    replaceInLine(line, places.nameStart, places.nameEnd, ruleDirective(policy.format, 'deny').name),
  ]);

/** NOI-CLOSED, NOI-ALONE: with a rule, nobody sees what a page says of itself; without one, the line is all there is. */
export const checkNoindexes: Check = (look) => {
  for (const { record, lines } of groupByRecord(look, look.file.noindexes)) {
    if (lines.length * record.rules.length > MAX_COMPARISONS) continue;
    for (const one of lines) {
      const path = one.read.parts?.path;
      if (!path) continue;
      const rule = findRuleClosingPath(record, path.text);
      if (rule)
        look.put('NOI-CLOSED', valueColumns(one, path), [path.text, String(rule.line + 1)], () => [
          ...(pathOfRule(rule) === path.text ? [removeRuleFix(look, record, rule)] : []),
          deleteLineFix(look.policy, one),
        ]);
      else
        look.put('NOI-ALONE', valueColumns(one, path), [path.text], () => [
          createCommandFix('modern-page-snippet', [path.text], { do: 'page-snippet', path: path.text }),
          asDisallowFix(look.policy, one),
        ]);
    }
  }
};
