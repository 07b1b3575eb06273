// Edits the lines that describe a data set or the whole list. Each edit changes or moves only that line.

import { insertLines, moveLines } from '../../../document/place-lines.ts';
import { replaceInLine, type TextEdit } from '../../../document/range.ts';
import { fieldAt, type Policy } from '../../../syntax/policy.ts';
import { assertWritable, type WritingResult, writableAgent } from '../../../syntax/writable-value.ts';
import { endOfRule, fieldInRole, getBlock, rowRoleAt } from '../../rep/edit/record-rows.ts';
import { setValue } from '../../rep/edit/set-value.ts';
import { descriptionTarget } from './description-target.ts';
import { assertFieldName } from './field-name.ts';

/** A describing line to be written. */
export interface DescriptionLine {
  readonly name: string;
  readonly value: string;
}

/** Converts typed text to a value: trimmed, and without characters that would end the line or the value. */
export const writableDescription = (input: string): WritingResult =>
  input.trim() === '' ? { text: '' } : writableAgent(input);

/** The text of a new line. @throws RangeError if the name or value cannot be written. */
export const descriptionText = ({ format }: Policy, { name, value }: DescriptionLine): string =>
  `${assertFieldName(format, name)}: ${assertWritable(value)}`;

/**
 * Adds lines that describe the rule in line `rule`, after its existing ones.
 * @throws RangeError if it is not a rule line, or if a name or value cannot be written.
 */
export function describeRule(policy: Policy, rule: number, lines: readonly DescriptionLine[]): TextEdit[] {
  fieldInRole(policy, rule, 'rule');
  const texts = lines.map((line) => descriptionText(policy, line));
  return insertLines(policy.source, endOfRule(policy, rule), texts);
}

/**
 * Adds lines that describe everything that block number `block` announces, before its first rule.
 * @throws RangeError if there is no such block, or if a name or value cannot be written.
 */
export function describeBlock(policy: Policy, block: number, lines: readonly DescriptionLine[]): TextEdit[] {
  const texts = lines.map((line) => descriptionText(policy, line));
  const { body, end } = getBlock(policy, block);
  let at = body;
  for (let line = body; line < end; line++) {
    const { kind } = fieldAt(policy, line);
    if (kind === 'blank' || kind === 'directive') break;
    if (kind === 'other') at = line + 1;
  }
  return insertLines(policy.source, at, texts);
}

/** Whether a line describes something, or would do so in a record. */
const isDescriptionLine = (policy: Policy, line: number): boolean => fieldAt(policy, line).kind === 'other';

function descriptionAt(policy: Policy, line: number) {
  const field = fieldAt(policy, line);
  if (field.kind !== 'other') throw new RangeError(`line ${line} describes nothing`);
  return field;
}

/** Renames a describing line. @throws RangeError if it is another line, or if the name cannot be written. */
export function renameDescription(policy: Policy, line: number, name: string): TextEdit[] {
  const { nameStart, nameEnd } = descriptionAt(policy, line).places;
  return [replaceInLine(line, nameStart, nameEnd, assertFieldName(policy.format, name))];
}

/**
 * Changes the value of a describing line. @throws RangeError if it is another line, or if the value cannot be
 * written.
 */
export function setDescription(policy: Policy, line: number, value: string): TextEdit[] {
  descriptionAt(policy, line);
  return setValue(policy, line, value);
}

/** A position for a describing line: before another one, or after all that describe a rule. */
export type DescriptionPlace = { readonly before: number } | { readonly under: number };

/**
 * Moves a describing line, which remains the same object. @throws RangeError if it is another line, or if there is
 * no such position.
 */
export function moveDescription(policy: Policy, line: number, to: DescriptionPlace): TextEdit[] {
  descriptionAt(policy, line);
  if ('before' in to) descriptionAt(policy, to.before);
  else fieldInRole(policy, to.under, 'rule');
  const before = 'before' in to ? to.before : endOfRule(policy, to.under);
  return moveLines(policy.source, line, line + 1, before);
}

/** The next position up or down for a describing line; undefined at either end of the lines with the same target. */
export function adjacentDescriptionPlace(
  policy: Policy,
  line: number,
  by: 1 | -1,
): DescriptionPlace | undefined {
  const { length } = policy.source.lines;
  const others: number[] = [];
  for (let at = line + by; at >= 0 && at < length && others.length < 2; at += by) {
    const row = rowRoleAt(policy, at);
    if (row === 'blank' || row === 'agent' || row === 'rule') break;
    if (isDescriptionLine(policy, at)) others.push(at);
  }
  const [next, afterNext] = others;
  if (next === undefined) return undefined;
  if (by < 0) return { before: next };
  if (afterNext !== undefined) return { before: afterNext };
  const rule = descriptionTarget(policy, line);
  return typeof rule === 'number' ? { under: rule } : undefined;
}
