// Changes fields that are neither permission nor prohibition: requests, references, sub-records, bases of definitions.

import { placeLines } from '../../../document/place-lines.ts';
import { replaceInLine, type TextEdit } from '../../../document/range.ts';
import { fieldAt, type Policy } from '../../../syntax/policy.ts';
import { dialectOf, getBlock, rowRoleAt } from '../../rep/edit/record-rows.ts';
import { readAcapFile, type SubRecord } from '../acap-file.ts';
import type { RequestAction } from '../field.ts';
import { referenceText } from '../field-spelling.ts';
import type { Usage } from '../usages.ts';
import { acapFieldAt, assertWord, replaceWord } from './edit-context.ts';
import { removeFields } from './remove-fields.ts';
import { removeUnsupportedQualifiers, unsupportedQualifiers } from './set-rules.ts';

/**
 * Makes a qualified usage one of another usage. Qualifiers that this does not take go, if another one stays: a
 * definition needs one.
 * @throws RangeError if the line is no qualified usage.
 */
export function setBaseUsage(policy: Policy, line: number, usage: Usage): TextEdit[] {
  const { usage: held, usageWord, qualifiers } = acapFieldAt(policy, line, 'qualified-usage');
  if (held === usage) return [];
  const isLeft = unsupportedQualifiers(qualifiers, usage).length < qualifiers.length;
  const gone = isLeft ? removeUnsupportedQualifiers(line, usageWord, qualifiers, usage) : [];
  return [...replaceWord(line, usageWord, usage), ...gone];
}

/** Makes a request one for another action (2.6). @throws RangeError if the line is no request. */
export function setAction(policy: Policy, line: number, action: RequestAction): TextEdit[] {
  const { action: held } = acapFieldAt(policy, line, 'request');
  const { nameEnd } = fieldAt(policy, line).places;
  return held === action ? [] : [replaceInLine(line, nameEnd - held.length, nameEnd, assertWord(action))];
}

/** Gives the one word of a request, purpose or reference another text. @throws RangeError if the line is none of them. */
export function setWord(policy: Policy, line: number, text: string): TextEdit[] {
  const { word } = acapFieldAt(policy, line, 'request', 'purpose', 'reference');
  return word.text === text ? [] : replaceWord(line, word, text);
}

/** The fields of a block that a reference cannot stand beside (2.3), as line numbers. */
export function linesConflictingWithReference(policy: Policy, block: number): readonly number[] {
  const { start, body, end } = getBlock(policy, block);
  return Array.from({ length: end - body }, (_, i) => body + i).filter(
    (line) => rowRoleAt(policy, line) === 'rule' && dialectOf(policy, line) === dialectOf(policy, start),
  );
}

/**
 * Lets a record refer to another file. A reference stands alone (2.3): its other fields go, comments stay.
 * @throws RangeError if there is no such block or the address is not one word.
 */
export function referTo(policy: Policy, block: number, locator: string): TextEdit[] {
  const insert = [{ text: referenceText(assertWord(locator)) }];
  const gone = linesConflictingWithReference(policy, block).map((at) => ({ at, remove: 1, insert: [] }));
  return placeLines(policy.source, [{ at: getBlock(policy, block).body, remove: 0, insert }, ...gone]);
}

/** The sub-record that a line (a purpose or a field below it) is part of. */
function subRecordAt(policy: Policy, line: number): SubRecord | undefined {
  const holds = ({ purposes, rules }: SubRecord) => [...purposes, ...rules].some((one) => one.line === line);
  for (const { subRecords } of readAcapFile(policy).records) {
    const found = subRecords.find(holds);
    if (found) return found;
  }
  return undefined;
}

/** Removes a sub-record: its purposes and the fields that hold for them, and a record that has no other field. @throws RangeError if the line is in none. */
export function removeSubRecord(policy: Policy, line: number): TextEdit[] {
  const sub = subRecordAt(policy, line);
  if (!sub) throw new RangeError(`line ${line} is in no sub-record`);
  return removeFields(
    policy,
    [...sub.purposes, ...sub.rules].map((one) => one.line),
  );
}
