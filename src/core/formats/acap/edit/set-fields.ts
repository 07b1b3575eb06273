// Changes fields other than permissions and prohibitions: requests, references, sub-records, bases of definitions.

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
 * Changes the base usage of a qualified usage. Qualifiers that the new usage does not take are removed, unless
 * none would remain: a definition needs one.
 * @throws RangeError if the line is not a qualified usage.
 */
export function setBaseUsage(policy: Policy, line: number, usage: Usage): TextEdit[] {
  const { usage: current, usageWord, qualifiers } = acapFieldAt(policy, line, 'qualified-usage');
  if (current === usage) return [];
  const anyRemains = unsupportedQualifiers(qualifiers, usage).length < qualifiers.length;
  const removals = anyRemains ? removeUnsupportedQualifiers(line, usageWord, qualifiers, usage) : [];
  return [...replaceWord(line, usageWord, usage), ...removals];
}

/** Changes the action of a request (2.6). @throws RangeError if the line is not a request. */
export function setAction(policy: Policy, line: number, action: RequestAction): TextEdit[] {
  const { action: current } = acapFieldAt(policy, line, 'request');
  const { nameEnd } = fieldAt(policy, line).places;
  return current === action
    ? []
    : [replaceInLine(line, nameEnd - current.length, nameEnd, assertWord(action))];
}

/** Changes the word of a request, purpose or reference. @throws RangeError if the line is none of these. */
export function setWord(policy: Policy, line: number, text: string): TextEdit[] {
  const { word } = acapFieldAt(policy, line, 'request', 'purpose', 'reference');
  return word.text === text ? [] : replaceWord(line, word, text);
}

/** The line numbers of the fields of a block that are not allowed together with a reference (2.3). */
export function linesConflictingWithReference(policy: Policy, block: number): readonly number[] {
  const { start, body, end } = getBlock(policy, block);
  return Array.from({ length: end - body }, (_, i) => body + i).filter(
    (line) => rowRoleAt(policy, line) === 'rule' && dialectOf(policy, line) === dialectOf(policy, start),
  );
}

/**
 * Makes a record refer to another file. A reference must be alone (2.3): the other fields are removed, comments
 * are kept.
 * @throws RangeError if there is no such block or the address is not one word.
 */
export function referTo(policy: Policy, block: number, locator: string): TextEdit[] {
  const insert = [{ text: referenceText(assertWord(locator)) }];
  const removals = linesConflictingWithReference(policy, block).map((at) => ({ at, remove: 1, insert: [] }));
  return placeLines(policy.source, [{ at: getBlock(policy, block).body, remove: 0, insert }, ...removals]);
}

/** The sub-record that contains a line (a purpose or a field below it). */
function subRecordAt(policy: Policy, line: number): SubRecord | undefined {
  const includesLine = ({ purposes, rules }: SubRecord) =>
    [...purposes, ...rules].some((one) => one.line === line);
  for (const { subRecords } of readAcapFile(policy).records) {
    const match = subRecords.find(includesLine);
    if (match) return match;
  }
  return undefined;
}

/**
 * Removes a sub-record: its purposes and their fields. A record without another field is removed too. @throws
 * RangeError if the line is in no sub-record.
 */
export function removeSubRecord(policy: Policy, line: number): TextEdit[] {
  const sub = subRecordAt(policy, line);
  if (!sub) throw new RangeError(`line ${line} is in no sub-record`);
  return removeFields(
    policy,
    [...sub.purposes, ...sub.rules].map((one) => one.line),
  );
}
