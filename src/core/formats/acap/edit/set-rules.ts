// Changes the usage, resource or effect of a permission or prohibition (ACAP 1.1 2.4).

import { replaceInLine, type TextEdit } from '../../../document/range.ts';
import type { Policy } from '../../../syntax/policy.ts';
import type { Word } from '../../../syntax/words.ts';
import { setEffect } from '../../rep/edit/set-effect.ts';
import { type AcapFile, readAcapFile } from '../acap-file.ts';
import { standardUsages } from '../expand-usages.ts';
import type { AcapRule, Qualifier } from '../field.ts';
import { qualifierType } from '../qualifiers.ts';
import { parseUsage } from '../usages.ts';
import {
  acapFieldAt,
  assertWord,
  insertWords,
  qualifierText,
  removeWords,
  replaceWord,
} from './edit-context.ts';
import { prohibitUsages } from './prohibit.ts';

/** A usage as written in a field's name: a token, or a local name in parentheses. */
export const usageText = (usage: string, isLocal: boolean): string =>
  isLocal ? `(${assertWord(usage)})` : assertWord(usage);

const removeQualifiers = (line: number, { resource, qualifiers }: AcapRule): TextEdit[] =>
  removeWords(line, resource.word.end, qualifiers.at(-1)?.end ?? resource.word.end);

/** The qualifiers that a usage does not take. With them a permission would count as a prohibition (2.4.3). */
export function unsupportedQualifiers(qualifiers: readonly Qualifier[], usage: string): readonly Qualifier[] {
  const token = parseUsage(usage);
  return qualifiers.filter(({ name }) => token && name && !qualifierType(name).usages[token]);
}

/** Removes these qualifiers from a line. `before` is the word before the first qualifier. */
export function removeUnsupportedQualifiers(
  line: number,
  before: Word,
  qualifiers: readonly Qualifier[],
  usage: string,
): TextEdit[] {
  const unsupported = new Set(unsupportedQualifiers(qualifiers, usage));
  return qualifiers.flatMap((qualifier, i) =>
    unsupported.has(qualifier) ? removeWords(line, (qualifiers[i - 1] ?? before).end, qualifier.end) : [],
  );
}

/**
 * Changes the usage of a field. Qualifiers that the new usage does not take are removed. A local usage has its
 * own, so all qualifiers of the line are removed (2.4.1.3).
 * @throws RangeError if the line is not a permission or prohibition.
 */
export function setUsage(policy: Policy, line: number, usage: string, isLocal: boolean): TextEdit[] {
  const rule = acapFieldAt(policy, line, 'rule');
  const text = usageText(usage, isLocal);
  if (rule.usage.word.text === text) return [];
  const { start, end } = rule.usage.word;
  const removals = isLocal
    ? removeQualifiers(line, rule)
    : removeUnsupportedQualifiers(line, rule.resource.word, rule.qualifiers, usage);
  return [replaceInLine(line, start, end, text), ...removals];
}

/** Changes the path pattern or set (`the-acap:resource-set:name`) of a field. @throws RangeError as above. */
export function setResource(policy: Policy, line: number, resource: string): TextEdit[] {
  const { word } = acapFieldAt(policy, line, 'rule').resource;
  return word.text === resource ? [] : replaceWord(line, word, resource);
}

/** Changes the resource of a permission, and adds qualifiers after the others. @throws RangeError as above. */
export function setResourceAndQualifiers(
  policy: Policy,
  line: number,
  resource: string,
  added: readonly Qualifier[],
): TextEdit[] {
  const rule = acapFieldAt(policy, line, 'rule');
  const { end } = rule.qualifiers.at(-1) ?? rule.resource.word;
  const words = added.map(({ type, written }) => qualifierText(type.text, written.text));
  return [...setResource(policy, line, resource), ...insertWords(line, end, words)];
}

/**
 * Turns a prohibition into a permission, or the reverse. A prohibition has no qualifiers and no local usage
 * (2.4.2): qualifiers are removed, and a local usage is replaced by the usages that it stands for, one line each.
 * `parent` is the file that refers to this one; its names are valid here too. Nothing changes if the usage is not
 * defined. A permission cannot have an unknown usage of which only the stem is known, so it gets the stem.
 * `qualifiers` are those that the permission had before it became a prohibition; the new permission gets those
 * that its usage takes.
 * @throws RangeError if the line is not a permission or prohibition.
 */
export function setUsageEffect(
  policy: Policy,
  line: number,
  effect: AcapRule['effect'],
  parent?: AcapFile,
  qualifiers: readonly Qualifier[] = [],
): TextEdit[] {
  const rule = acapFieldAt(policy, line, 'rule');
  if (rule.effect === effect) return [];
  const { usage } = rule;
  const file = readAcapFile(policy);
  if (usage.kind === 'local' && effect === 'deny')
    return prohibitUsages(policy, line, standardUsages(usage.name, parent ? { file, parent } : { file }));
  const stem = usage.kind === 'stem' ? replaceWord(line, usage.word, usage.usage) : [];
  const removals = removeQualifiers(line, rule);
  if (effect === 'deny' || usage.kind === 'local')
    return [...setEffect(policy, line, effect), ...stem, ...removals];
  const unsupported = new Set(unsupportedQualifiers(qualifiers, usage.usage));
  const restored = qualifiers.filter((one) => !unsupported.has(one));
  const words = restored.map(({ type, written }) => qualifierText(type.text, written.text));
  return [
    ...setEffect(policy, line, effect),
    ...stem,
    ...removals,
    ...insertWords(line, rule.resource.word.end, words),
  ];
}
