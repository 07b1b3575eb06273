// Adds fields, definitions and records of ACAP where section 2 of the specification requires them.

import { insertLines, placeLines } from '../../../document/place-lines.ts';
import type { TextEdit } from '../../../document/range.ts';
import { fieldAt, type Policy } from '../../../syntax/policy.ts';
import { assertWritable } from '../../../syntax/writable-value.ts';
import { separateByBlankLines } from '../../rep/edit/add-block.ts';
import { getBlock, isBlankOrEdge, rowRoleAt } from '../../rep/edit/record-rows.ts';
import { type AcapFile, readAcapFile } from '../acap-file.ts';
import type { AcapRule, FieldKind, RequestAction } from '../field.ts';
import { crawlerText, purposeText, requestText, usageRuleText } from '../field-spelling.ts';
import { assertWord } from './edit-context.ts';
import { usageText } from './set-rules.ts';

/** The content of a new permission or prohibition; qualifiers as `type=value`. */
export interface UsageRuleIntent {
  readonly effect: AcapRule['effect'];
  readonly usage: string;
  readonly isLocal: boolean;
  readonly resource: string;
  readonly qualifiers: readonly string[];
}

/** The text of a permission or prohibition. @throws RangeError if a part of it is not one word. */
function printRule({ effect, usage, isLocal, resource, qualifiers }: UsageRuleIntent): string {
  const usageName = usageText(usage, isLocal);
  return usageRuleText(effect, usageName, assertWord(resource), qualifiers.map(assertWord));
}

const fieldKindsByLine = ({ lines }: AcapFile) =>
  new Map(lines.map(({ line, read }) => [line, read.field?.kind]));

/** The kinds of lines that always belong to a record. */
const BODY_KINDS: readonly (FieldKind | undefined)[] = ['rule', 'request', 'reference', 'purpose'];

/** The line for a new field at record level: after the existing fields, before the first purpose. */
function endOfRecordLevel(policy: Policy, block: number): number {
  const { body, end } = getBlock(policy, block);
  const kinds = fieldKindsByLine(readAcapFile(policy));
  let at = body;
  for (let line = body; line < end && kinds.get(line) !== 'purpose'; line++)
    if (BODY_KINDS.includes(kinds.get(line)) || rowRoleAt(policy, line) === 'rule') at = line + 1;
  return at;
}

/** A line in a comment, as many files keep the conventional line below the ACAP line that says the same. */
const COMMENTED_FIELD = /^[ \t]*#[ \t]*(?:acap-[^:\s]+|user-agent|allow|disallow)[ \t]*:/i;

/**
 * The line after the comments at `at` that belong to the line above: all of them if nothing follows, otherwise
 * those that are fields.
 */
function behindComments(policy: Policy, at: number): number {
  let end = at;
  while (!isBlankOrEdge(policy, end) && rowRoleAt(policy, end) === 'comment') end++;
  if (isBlankOrEdge(policy, end)) return end;
  let line = at;
  while (line < end && COMMENTED_FIELD.test(fieldAt(policy, line).line.text)) line++;
  return line;
}

const insertText = (policy: Policy, at: number, text: string) =>
  insertLines(policy.source, behindComments(policy, at), [assertWritable(text)]);

/**
 * Adds a rule to block number `block`: after line `after`, or at record level. @throws RangeError if a part of it
 * is not one word.
 */
export function addUsageRule(
  policy: Policy,
  block: number,
  rule: UsageRuleIntent,
  after?: number,
): TextEdit[] {
  const { body } = getBlock(policy, block);
  const at = after === undefined ? endOfRecordLevel(policy, block) : Math.max(after + 1, body);
  return insertText(policy, at, printRule(rule));
}

/** Adds a request after the fields at record level (2.6). @throws RangeError if the path is not one word. */
export function addRequest(policy: Policy, block: number, action: RequestAction, path: string): TextEdit[] {
  return insertText(policy, endOfRecordLevel(policy, block), requestText(action, assertWord(path)));
}

/** Adds a sub-record with its first field, which it needs, at the end of a block (2.3). @throws RangeError as above. */
export function addSubRecord(
  policy: Policy,
  block: number,
  purpose: string,
  rule: UsageRuleIntent,
): TextEdit[] {
  const { body, end } = getBlock(policy, block);
  let at = end;
  while (at > body && rowRoleAt(policy, at - 1) !== 'rule') at--;
  const texts = [purposeText(assertWord(purpose)), printRule(rule)];
  return insertLines(policy.source, at, texts);
}

/** Adds one more purpose to a sub-record, after line `after`. @throws RangeError if it is not one word. */
export function addPurpose(policy: Policy, after: number, purpose: string): TextEdit[] {
  return insertText(policy, after + 1, purposeText(assertWord(purpose)));
}

/**
 * Adds a record with crawlers and fields after block number `below`, or at the end of the file (2.3, 2.10.2).
 * @throws RangeError if a text cannot be written.
 */
export function addRecord(
  policy: Policy,
  crawlers: readonly string[],
  rules: readonly UsageRuleIntent[],
  below?: number,
): TextEdit[] {
  if (crawlers.length === 0) throw new RangeError('a record needs a crawler');
  const texts = [...crawlers.map((name) => crawlerText(assertWritable(name))), ...rules.map(printRule)];
  const at = below === undefined ? policy.source.lines.length : getBlock(policy, below).end;
  const insert = separateByBlankLines(
    policy,
    at,
    texts.map((text) => ({ text })),
  );
  return placeLines(policy.source, [{ at, remove: 0, insert }]);
}

/** The rule that a new record begins with, until the user says something else. */
export const DEFAULT_RULE: UsageRuleIntent = {
  effect: 'allow',
  usage: 'crawl',
  isLocal: false,
  resource: '/',
  qualifiers: [],
};

/** Adds a record for any crawler with the default rule, below block number `below` or at the end. */
export const addDefaultRecord = (policy: Policy, below?: number): TextEdit[] =>
  addRecord(policy, ['*'], [DEFAULT_RULE], below);
