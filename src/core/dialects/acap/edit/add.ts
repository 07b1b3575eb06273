// Adds fields, definitions and records of ACAP where section 2 of the specification wants them.
import { blocksOf } from '../../../policy/blocks.ts';
import { setOff } from '../../../policy/edit/add-block.ts';
import { blockOf, fileEnd, rowAt } from '../../../policy/edit/rows.ts';
import { insertLines, placeLines } from '../../../policy/place.ts';
import type { Policy } from '../../../policy/policy.ts';
import { refuseUnwritable } from '../../../policy/writable.ts';
import { replaceInLine, type TextEdit } from '../../../text/range.ts';
import type { Action, FieldKind, Rule } from '../field.ts';
import { type AcapFile, acapFile } from '../file.ts';
import {
  commentText,
  crawlerText,
  type DefinitionKind,
  definitionText,
  ignoreConventionalText,
  purposeText,
  requestText,
  usageRuleText,
  versionText,
} from '../spelling.ts';
import { refuseNoWord } from './at.ts';
import { usageText } from './rules.ts';

/** A permission or prohibition as a person states it; qualifiers as `type=value`. */
export interface UsageRuleIntent {
  readonly effect: Rule['effect'];
  readonly usage: string;
  readonly isLocal: boolean;
  readonly resource: string;
  readonly qualifiers: readonly string[];
}

/** The text of a permission or prohibition (ACAP-301). @throws RangeError if a part of it is not one word. */
function textOfRule({ effect, usage, isLocal, resource, qualifiers }: UsageRuleIntent): string {
  const named = usageText(usage, isLocal);
  return usageRuleText(effect, named, refuseNoWord(resource), qualifiers.map(refuseNoWord));
}

const kindsByLine = ({ lines }: AcapFile) => new Map(lines.map(({ line, read }) => [line, read.field?.kind]));

/** Lines that belong to a record whatever stands beside them. */
const BODY: readonly (FieldKind | undefined)[] = ['rule', 'request', 'reference', 'purpose'];

/** Where a line is placed at record level: behind what stands there, before the first purpose (ACAP-030). */
function endOfRecordLevel(policy: Policy, block: number): number {
  const { body, end } = blockOf(policy, block);
  const kinds = kindsByLine(acapFile(policy));
  let at = body;
  for (let line = body; line < end && kinds.get(line) !== 'purpose'; line++)
    if (BODY.includes(kinds.get(line)) || rowAt(policy, line) === 'rule') at = line + 1;
  return at;
}

const placeText = (policy: Policy, at: number, text: string) =>
  insertLines(policy.source.lines, at, [refuseUnwritable(text)]);

/** Writes a field into block number `block`: behind line `after`, or at record level. @throws RangeError as its text does. */
export function addUsageRule(
  policy: Policy,
  block: number,
  rule: UsageRuleIntent,
  after?: number,
): TextEdit[] {
  const { body } = blockOf(policy, block);
  const at = after === undefined ? endOfRecordLevel(policy, block) : Math.max(after + 1, body);
  return placeText(policy, at, textOfRule(rule));
}

/** Writes a request behind the fields at record level (2.6). @throws RangeError if the path is not one word. */
export function addRequest(policy: Policy, block: number, action: Action, path: string): TextEdit[] {
  return placeText(policy, endOfRecordLevel(policy, block), requestText(action, refuseNoWord(path)));
}

/** Begins a sub-record at the end of a block, with a field in it, as it needs one (2.3). @throws RangeError as above. */
export function addSubRecord(
  policy: Policy,
  block: number,
  purpose: string,
  rule: UsageRuleIntent,
): TextEdit[] {
  const { body, end } = blockOf(policy, block);
  let at = end;
  while (at > body && rowAt(policy, at - 1) !== 'rule') at--;
  const texts = [purposeText(refuseNoWord(purpose)), textOfRule(rule)];
  return insertLines(policy.source.lines, at, texts);
}

/** Writes one more purpose of a sub-record below line `after`. @throws RangeError if it is not one word. */
export function addPurpose(policy: Policy, after: number, purpose: string): TextEdit[] {
  return placeText(policy, after + 1, purposeText(refuseNoWord(purpose)));
}

/** A definition as a person states it: a name and the words behind it. */
export interface DefinitionIntent {
  readonly kind: DefinitionKind;
  readonly name: string;
  readonly words: readonly string[];
}

const lastOf = (file: AcapFile, ...kinds: readonly FieldKind[]) =>
  file.lines.findLast(({ read }) => read.field && kinds.includes(read.field.kind))?.line ?? -1;

/** The first line of the first record, with the comments above it; the end of the file without one. */
function startOfRecords(policy: Policy, { firstRecord }: AcapFile): number {
  if (firstRecord < 0) return fileEnd(policy);
  return (
    blocksOf(policy).find(({ start, body }) => start <= firstRecord && firstRecord < body)?.lead ??
    firstRecord
  );
}

/** Writes a definition behind the others, else before the first record (ACAP-014). @throws RangeError for what is no word. */
export function addDefinition(policy: Policy, { kind, name, words }: DefinitionIntent): TextEdit[] {
  const text = definitionText(kind, refuseNoWord(name), words.map(refuseNoWord));
  const file = acapFile(policy);
  const last = lastOf(file, 'qualified-usage', 'composite-usage', 'resource-set');
  const isBefore = last >= 0 && (file.firstRecord < 0 || last < file.firstRecord);
  if (isBefore) return insertLines(policy.source.lines, last + 1, [text]);
  const at = startOfRecords(policy, file);
  return placeLines(policy.source.lines, [{ at, remove: 0, insert: setOff(policy, at, [{ text }]) }]);
}

/** States the version of the file: changes the field that does, or writes one before all other ACAP lines (2.8). */
export function setVersion(policy: Policy, version: string): TextEdit[] {
  const file = acapFile(policy);
  const stated = file.lines.find(({ read }) => read.name.text.toLowerCase() === 'acap-version');
  if (stated && stated.line === file.version.line)
    return [
      replaceInLine(stated.line, stated.read.value.start, stated.read.value.end, refuseNoWord(version)),
    ];
  const at = file.lines[0]?.line ?? fileEnd(policy);
  return insertLines(policy.source.lines, at, [versionText(refuseNoWord(version))]);
}

/** Writes the directive to ignore conventional records: behind the version, before definitions and records (2.10.1). */
export function addIgnoreConventional(policy: Policy): TextEdit[] {
  const file = acapFile(policy);
  const at =
    file.version.line === undefined ? (file.lines[0]?.line ?? fileEnd(policy)) : file.version.line + 1;
  return insertLines(policy.source.lines, at, [ignoreConventionalText]);
}

/** Writes the comment that many tools look for as the first line of the file (2.10.3). */
export const addAcapComment = (policy: Policy, version: string): TextEdit[] =>
  insertLines(policy.source.lines, 0, [commentText(refuseNoWord(version))]);

/**
 * Writes a record behind block number `below`, or at the end of the file: crawlers and fields (2.3, 2.10.2).
 * @throws RangeError for what cannot be written.
 */
export function addRecord(
  policy: Policy,
  crawlers: readonly string[],
  rules: readonly UsageRuleIntent[],
  below?: number,
): TextEdit[] {
  if (crawlers.length === 0) throw new RangeError('a record needs a crawler');
  const texts = [...crawlers.map((name) => crawlerText(refuseUnwritable(name))), ...rules.map(textOfRule)];
  const at = below === undefined ? policy.source.lines.length : blockOf(policy, below).end;
  const insert = setOff(
    policy,
    at,
    texts.map((text) => ({ text })),
  );
  return placeLines(policy.source.lines, [{ at, remove: 0, insert }]);
}
