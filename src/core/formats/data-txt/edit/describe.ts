// Edits of the lines that describe a data set, or the whole list. Each writes or moves just that line.

import { insertLines, moveLines } from '../../../document/place-lines.ts';
import { replaceInLine, type TextEdit } from '../../../document/range.ts';
import { fieldAt, type Policy } from '../../../syntax/policy.ts';
import { assertWritable, type WritingResult, writableAgent } from '../../../syntax/writable-value.ts';
import { endOfRule, fieldInRole, getBlock, rowRoleAt } from '../../rep/edit/record-rows.ts';
import { setValue } from '../../rep/edit/set-value.ts';
import { descriptionTarget } from './description-target.ts';
import { assertFieldName } from './field-name.ts';

/** A describing line that is to be written. */
export interface DescriptionLine {
  readonly name: string;
  readonly value: string;
}

/** What a person typed, as a value: without the blanks around it, and nothing that would end the line or its value. */
export const writableDescription = (input: string): WritingResult =>
  input.trim() === '' ? { text: '' } : writableAgent(input);

/** The text of a new line. @throws RangeError if name or value cannot be written. */
export const descriptionText = ({ format }: Policy, { name, value }: DescriptionLine): string =>
  `${assertFieldName(format, name)}: ${assertWritable(value)}`;

/**
 * Writes lines that describe the rule in line `rule`, behind those that it has.
 * @throws RangeError if it is no rule line, or a name or value cannot be written.
 */
export function describeRule(policy: Policy, rule: number, lines: readonly DescriptionLine[]): TextEdit[] {
  fieldInRole(policy, rule, 'rule');
  const texts = lines.map((line) => descriptionText(policy, line));
  return insertLines(policy.source, endOfRule(policy, rule), texts);
}

/**
 * Writes lines that describe all that block number `block` announces, before its first rule.
 * @throws RangeError if there is no such block, or a name or value cannot be written.
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

/** True for a line that describes something, or would if it stood in a record. */
const isDescriptionLine = (policy: Policy, line: number): boolean => fieldAt(policy, line).kind === 'other';

function descriptionAt(policy: Policy, line: number) {
  const field = fieldAt(policy, line);
  if (field.kind !== 'other') throw new RangeError(`line ${line} describes nothing`);
  return field;
}

/** Gives a describing line another name. @throws RangeError if it is none, or the name cannot be written. */
export function renameDescription(policy: Policy, line: number, name: string): TextEdit[] {
  const { nameStart, nameEnd } = descriptionAt(policy, line).places;
  return [replaceInLine(line, nameStart, nameEnd, assertFieldName(policy.format, name))];
}

/** Gives a describing line another value. @throws RangeError if it is none, or the value cannot be written. */
export function setDescription(policy: Policy, line: number, value: string): TextEdit[] {
  descriptionAt(policy, line);
  return setValue(policy, line, value);
}

/** Where a describing line goes: before another one, or behind all that describe a rule. */
export type DescriptionPlace = { readonly before: number } | { readonly under: number };

/** Moves a describing line; it stays the same object. @throws RangeError if it is none, or there is no such place. */
export function moveDescription(policy: Policy, line: number, to: DescriptionPlace): TextEdit[] {
  descriptionAt(policy, line);
  if ('before' in to) descriptionAt(policy, to.before);
  else fieldInRole(policy, to.under, 'rule');
  const before = 'before' in to ? to.before : endOfRule(policy, to.under);
  return moveLines(policy.source, line, line + 1, before);
}

/** The place one up or down for a describing line; undefined at either end of what describes the same. */
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
  const [next, behind] = others;
  if (next === undefined) return undefined;
  if (by < 0) return { before: next };
  if (behind !== undefined) return { before: behind };
  const rule = descriptionTarget(policy, line);
  return typeof rule === 'number' ? { under: rule } : undefined;
}
