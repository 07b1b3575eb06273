// Edits of the lines that describe a data set, or the whole list. Each writes or moves just that line.
import { blockOf, endOfRule, fieldInRole, rowAt } from '../../../policy/edit/rows.ts';
import { setValue } from '../../../policy/edit/set-value.ts';
import { insertLines, moveLines } from '../../../policy/place.ts';
import { fieldAt, type Policy } from '../../../policy/policy.ts';
import { refuseUnwritable, type Writing, writableAgent } from '../../../policy/writable.ts';
import { replaceInLine, type TextEdit } from '../../../text/range.ts';
import { refuseName } from './name.ts';
import { whatDescribes } from './what-describes.ts';

/** A describing line that is to be written. */
export interface Describing {
  readonly name: string;
  readonly value: string;
}

/** What a person typed, as a value: without the blanks around it, and nothing that would end the line or its value. */
export const writableDescription = (input: string): Writing =>
  input.trim() === '' ? { text: '' } : writableAgent(input);

/** The text of a new line. @throws RangeError if name or value cannot be written. */
export const describingText = ({ format }: Policy, { name, value }: Describing): string =>
  `${refuseName(format, name)}: ${refuseUnwritable(value)}`;

/**
 * Writes lines that describe the rule in line `rule`, behind those that it has.
 * @throws RangeError if it is no rule line, or a name or value cannot be written.
 */
export function describeRule(policy: Policy, rule: number, lines: readonly Describing[]): TextEdit[] {
  fieldInRole(policy, rule, 'rule');
  const texts = lines.map((line) => describingText(policy, line));
  return insertLines(policy.source, endOfRule(policy, rule), texts);
}

/**
 * Writes lines that describe all that block number `block` announces, before its first rule.
 * @throws RangeError if there is no such block, or a name or value cannot be written.
 */
export function describeBlock(policy: Policy, block: number, lines: readonly Describing[]): TextEdit[] {
  const texts = lines.map((line) => describingText(policy, line));
  const { body, end } = blockOf(policy, block);
  let at = body;
  for (let line = body; line < end; line++) {
    const { kind } = fieldAt(policy, line);
    if (kind === 'blank' || kind === 'directive') break;
    if (kind === 'other') at = line + 1;
  }
  return insertLines(policy.source, at, texts);
}

/** True for a line that describes something, or would if it stood in a record. */
const isDescribing = (policy: Policy, line: number): boolean => fieldAt(policy, line).kind === 'other';

function describingAt(policy: Policy, line: number) {
  const field = fieldAt(policy, line);
  if (field.kind !== 'other') throw new RangeError(`line ${line} describes nothing`);
  return field;
}

/** Gives a describing line another name. @throws RangeError if it is none, or the name cannot be written. */
export function renameDescription(policy: Policy, line: number, name: string): TextEdit[] {
  const { nameStart, nameEnd } = describingAt(policy, line).places;
  return [replaceInLine(line, nameStart, nameEnd, refuseName(policy.format, name))];
}

/** Gives a describing line another value. @throws RangeError if it is none, or the value cannot be written. */
export function setDescription(policy: Policy, line: number, value: string): TextEdit[] {
  describingAt(policy, line);
  return setValue(policy, line, value);
}

/** Where a describing line goes: before another one, or behind all that describe a rule. */
export type DescriptionPlace = { readonly before: number } | { readonly under: number };

/** Moves a describing line; it stays the same object. @throws RangeError if it is none, or there is no such place. */
export function moveDescription(policy: Policy, line: number, to: DescriptionPlace): TextEdit[] {
  describingAt(policy, line);
  if ('before' in to) describingAt(policy, to.before);
  else fieldInRole(policy, to.under, 'rule');
  const before = 'before' in to ? to.before : endOfRule(policy, to.under);
  return moveLines(policy.source, line, line + 1, before);
}

/** The place one up or down for a describing line; undefined at either end of what describes the same. */
export function placeBeside(policy: Policy, line: number, by: 1 | -1): DescriptionPlace | undefined {
  const { length } = policy.source.lines;
  const others: number[] = [];
  for (let at = line + by; at >= 0 && at < length && others.length < 2; at += by) {
    const row = rowAt(policy, at);
    if (row === 'blank' || row === 'agent' || row === 'rule') break;
    if (isDescribing(policy, at)) others.push(at);
  }
  const [next, behind] = others;
  if (next === undefined) return undefined;
  if (by < 0) return { before: next };
  if (behind !== undefined) return { before: behind };
  const rule = whatDescribes(policy, line);
  return typeof rule === 'number' ? { under: rule } : undefined;
}
