// Changes a permission or prohibition: its usage, what it speaks about, whether it permits (ACAP 1.1 2.4).

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

/** A usage as it stands in a field's name: a token, or a local name in parentheses. */
export const usageText = (usage: string, isLocal: boolean): string =>
  isLocal ? `(${assertWord(usage)})` : assertWord(usage);

const removeQualifiers = (line: number, { resource, qualifiers }: AcapRule): TextEdit[] =>
  removeWords(line, resource.word.end, qualifiers.at(-1)?.end ?? resource.word.end);

/** The qualifiers that a usage does not take: with them, a permission of it would count as a prohibition (2.4.3). */
export function unsupportedQualifiers(qualifiers: readonly Qualifier[], usage: string): readonly Qualifier[] {
  const token = parseUsage(usage);
  return qualifiers.filter(({ name }) => token && name && !qualifierType(name).usages[token]);
}

/** Takes those out of a line; `before` is the word before the first qualifier. */
export function removeUnsupportedQualifiers(
  line: number,
  before: Word,
  qualifiers: readonly Qualifier[],
  usage: string,
): TextEdit[] {
  const gone = new Set(unsupportedQualifiers(qualifiers, usage));
  return qualifiers.flatMap((one, i) =>
    gone.has(one) ? removeWords(line, (qualifiers[i - 1] ?? before).end, one.end) : [],
  );
}

/**
 * Makes the field speak of another usage. Qualifiers that the other usage does not take go; a local usage brings its
 * own, so all those of the line go (2.4.1.3).
 * @throws RangeError if the line is no permission or prohibition.
 */
export function setUsage(policy: Policy, line: number, usage: string, isLocal: boolean): TextEdit[] {
  const rule = acapFieldAt(policy, line, 'rule');
  const text = usageText(usage, isLocal);
  if (rule.usage.word.text === text) return [];
  const { start, end } = rule.usage.word;
  const gone = isLocal
    ? removeQualifiers(line, rule)
    : removeUnsupportedQualifiers(line, rule.resource.word, rule.qualifiers, usage);
  return [replaceInLine(line, start, end, text), ...gone];
}

/** Makes the field speak of another path pattern, or of a set (`the-acap:resource-set:name`). @throws RangeError as above. */
export function setResource(policy: Policy, line: number, resource: string): TextEdit[] {
  const { word } = acapFieldAt(policy, line, 'rule').resource;
  return word.text === resource ? [] : replaceWord(line, word, resource);
}

/**
 * Makes a permission of a prohibition, or the other way round. A prohibition has no qualifiers and no local usage
 * (2.4.2): they go, and a local usage gives way to the usages that it stands for, one line each. `parent` is the file
 * that refers to this one, whose names hold here too; nothing is done if nobody defines the usage. No permission
 * speaks of a usage that is known by its stem only: it speaks of the stem then. A permission gets those of `qualifiers`
 * that its usage takes: what it had before it became a prohibition.
 * @throws RangeError if the line is no permission or prohibition.
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
  const old = removeQualifiers(line, rule);
  if (effect === 'deny' || usage.kind === 'local')
    return [...setEffect(policy, line, effect), ...stem, ...old];
  const misfit = new Set(unsupportedQualifiers(qualifiers, usage.usage));
  const again = qualifiers.filter((one) => !misfit.has(one));
  const words = again.map(({ type, written }) => qualifierText(type.text, written.text));
  return [
    ...setEffect(policy, line, effect),
    ...stem,
    ...old,
    ...insertWords(line, rule.resource.word.end, words),
  ];
}
