// Changes a permission or prohibition: its usage, what it speaks about, whether it permits (ACAP 1.1 2.4).
import { setEffect } from '../../../policy/edit/set-effect.ts';
import { insertLines } from '../../../policy/place.ts';
import { fieldAt, type Policy } from '../../../policy/policy.ts';
import { replaceInLine, type TextEdit } from '../../../text/range.ts';
import { expandUsage } from '../expand.ts';
import type { Rule } from '../field.ts';
import { acapFile } from '../file.ts';
import { acapFieldAt, refuseNoWord, removeWords, replaceWord } from './at.ts';

/** A usage as it stands in a field's name: a token, or a local name in parentheses. */
export const usageText = (usage: string, isLocal: boolean): string =>
  isLocal ? `(${refuseNoWord(usage)})` : refuseNoWord(usage);

const withoutQualifiers = (line: number, { resource, qualifiers }: Rule): TextEdit[] =>
  removeWords(line, resource.word.end, qualifiers.at(-1)?.end ?? resource.word.end);

/**
 * Makes the field speak of another usage. A local usage brings its own qualifiers, so those of the line go (2.4.1.3).
 * @throws RangeError if the line is no permission or prohibition.
 */
export function setUsage(policy: Policy, line: number, usage: string, isLocal: boolean): TextEdit[] {
  const rule = acapFieldAt(policy, line, 'rule');
  const text = usageText(usage, isLocal);
  if (rule.usage.word.text === text) return [];
  const { start, end } = rule.usage.word;
  return [replaceInLine(line, start, end, text), ...(isLocal ? withoutQualifiers(line, rule) : [])];
}

/** Makes the field speak of another path pattern, or of a set (`the-acap:resource-set:name`). @throws RangeError as above. */
export function setResource(policy: Policy, line: number, resource: string): TextEdit[] {
  const { word } = acapFieldAt(policy, line, 'rule').resource;
  return word.text === resource ? [] : replaceWord(line, word, resource);
}

/** The reference to a resource set (2.4.5). */
export const setReference = (name: string): string => `the-acap:resource-set:${refuseNoWord(name)}`;

/** The standard usages of a field, once each, as prohibitions name them. */
function standardUsages(policy: Policy, rule: Rule): readonly string[] {
  return [...new Set(expandUsage(rule, { file: acapFile(policy) }).map(({ usage }) => usage))];
}

/**
 * Makes a permission of a prohibition, or the other way round. A prohibition has no qualifiers and no local usage
 * (2.4.2): they go, and a local usage gives way to the usages that it stands for, one line each.
 * @throws RangeError if the line is no permission or prohibition.
 */
export function setUsageEffect(policy: Policy, line: number, effect: Rule['effect']): TextEdit[] {
  const rule = acapFieldAt(policy, line, 'rule');
  if (rule.effect === effect) return [];
  if (effect === 'allow' || rule.usage.kind !== 'local')
    return [...setEffect(policy, line, effect), ...withoutQualifiers(line, rule)];
  const [first = 'other', ...others] = standardUsages(policy, rule);
  const { word } = rule.usage;
  const { places } = fieldAt(policy, line);
  const name = 'ACAP-disallow-';
  const more = others.map((usage) => `${name}${usage}: ${rule.resource.word.text}`);
  return [
    replaceInLine(line, places.nameStart, word.end, `${name}${first}`),
    ...insertLines(policy.source.lines, line + 1, more),
  ];
}
