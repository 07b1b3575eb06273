// Where a local name of ACAP is given a meaning and where it is used, and renaming it everywhere (2.7).

import type { TextEdit } from '../../../document/range.ts';
import type { Policy } from '../../../syntax/policy.ts';
import type { Word } from '../../../syntax/words.ts';
import { memoizeByKey } from '../../../text/lazy.ts';
import { type AcapFile, readAcapFile } from '../acap-file.ts';
import type { AcapField, ResourceRef, UsageRef } from '../field.ts';
import { isName } from '../read-pattern.ts';
import { renameEdits } from './name-edits.ts';

/** Usages and sets have name spaces of their own (ACAP-173). */
export type NameSpace = 'usage' | 'set';

/** A place where a name stands: columns of the name itself, without parentheses and prefix. */
export interface NameOccurrence {
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly role: 'definition' | 'use';
}

interface NameInField {
  readonly space: NameSpace;
  readonly name: string;
  readonly word: Pick<Word, 'start' | 'end'>;
  readonly role: NameOccurrence['role'];
}

/** The name in `(name)`. */
const inParentheses = ({ start, end }: Word) => ({ start: start + 1, end: end - 1 });

const usageName = (ref: UsageRef): NameInField[] =>
  ref.kind === 'local'
    ? [{ space: 'usage', name: ref.name, word: inParentheses(ref.word), role: 'use' }]
    : [];

function setName(resource: ResourceRef): NameInField[] {
  if (resource.kind !== 'set') return [];
  const { name, word } = resource;
  return [{ space: 'set', name, word: { start: word.end - name.length, end: word.end }, role: 'use' }];
}

/** The names in a field, with the places of the names themselves. */
function namesInField(field: AcapField): NameInField[] {
  if (field.kind === 'rule') return [...usageName(field.usage), ...setName(field.resource)];
  if (field.kind === 'resource-set')
    return [{ space: 'set', name: field.name.text, word: field.name, role: 'definition' }];
  if (field.kind !== 'qualified-usage' && field.kind !== 'composite-usage') return [];
  const own: NameInField = { space: 'usage', name: field.name.text, word: field.name, role: 'definition' };
  return field.kind === 'composite-usage' ? [own, ...field.parts.flatMap(usageName)] : [own];
}

type Lines = AcapFile['lines'];

/** Case is ignored (ACAP-077). */
const keyOf = ({ space, name }: Pick<NameInField, 'space' | 'name'>) => `${space} ${name.toLowerCase()}`;

/** Where each name stands in lines. */
function createOccurrenceFinder(lines: Lines): (space: NameSpace, name: string) => readonly NameOccurrence[] {
  const known = new Map<string, NameOccurrence[]>();
  for (const { line, read } of lines)
    for (const named of read.field ? namesInField(read.field) : []) {
      const { start, end } = named.word;
      const places = known.get(keyOf(named)) ?? [];
      if (places.push({ line, start, end, role: named.role }) === 1) known.set(keyOf(named), places);
    }
  return (space, name) => known.get(keyOf({ space, name })) ?? [];
}

const occurrencesInFile = memoizeByKey(({ lines }: AcapFile) => createOccurrenceFinder(lines));

/** Every place where a name stands in fields that can be read, in file order. */
export const occurrencesOfName = (
  policy: Policy,
  space: NameSpace,
  name: string,
): readonly NameOccurrence[] => occurrencesInFile(readAcapFile(policy))(space, name);

const isDefined = ({ usages, sets }: AcapFile, space: NameSpace, name: string): boolean =>
  (space === 'usage' ? usages : sets).has(name.toLowerCase());

/** The lines that may use names of a file that refers to this one; a composite knows those of its own file only (2.7.2). */
const ruleLines = ({ lines }: AcapFile): Lines => lines.filter(({ read }) => read.field?.kind === 'rule');

const occurrencesInRules = memoizeByKey((file: AcapFile) => createOccurrenceFinder(ruleLines(file)));

/**
 * Where a file uses a name that the file which refers to it defines: nowhere, if it gives the name a meaning of its
 * own (2.4.1.3, ACAP-180).
 */
export const usesOfParentName = (
  file: AcapFile,
  space: NameSpace,
  name: string,
): readonly NameOccurrence[] => (isDefined(file, space, name) ? [] : occurrencesInRules(file)(space, name));

/** Tells whether a file, or one that it refers to, uses a definition of it. */
export function createUseTest(file: AcapFile, children: readonly AcapFile[]) {
  const usedIn = (lines: Lines) =>
    lines.flatMap(({ read }) =>
      read.field ? namesInField(read.field).filter(({ role }) => role === 'use') : [],
    );
  const far = children.flatMap((child) =>
    usedIn(ruleLines(child)).filter(({ space, name }) => !isDefined(child, space, name)),
  );
  const used = new Set([...usedIn(file.lines), ...far].map(keyOf));
  return (space: NameSpace, name: string): boolean => used.has(keyOf({ space, name }));
}

/** The name at a place of a line, or undefined: what "go to definition" and "rename" are asked about. */
export function nameAt(policy: Policy, line: number, column: number) {
  const field = readAcapFile(policy).lines.find((one) => one.line === line)?.read.field;
  const found = field && namesInField(field).find(({ word }) => word.start <= column && column <= word.end);
  return found && { space: found.space, name: found.name };
}

/** Why a name cannot be given. */
export type AcapNameProblem = 'not-a-name' | 'taken';

/** Whether a definition may have this name; `own` is the name it has now. */
export function findNameProblem(
  policy: Policy,
  space: NameSpace,
  name: string,
  own = '',
): AcapNameProblem | undefined {
  if (!isName(name)) return 'not-a-name';
  const isTaken = isDefined(readAcapFile(policy), space, name) && name.toLowerCase() !== own.toLowerCase();
  return isTaken ? 'taken' : undefined;
}

/** Numbers are tried one by one up to here, and then in steps that double: a file may have all of the first thousands. */
const MAX_TRIES = 100;

/** A name that is not taken: `wanted` itself if it can be, else with a number. */
export function freshName(wanted: string, isTaken: (name: string) => boolean): string {
  if (!isTaken(wanted)) return wanted;
  for (let i = 2; ; i = i < MAX_TRIES ? i + 1 : 2 * i)
    if (!isTaken(`${wanted}-${i}`)) return `${wanted}-${i}`;
}

/** Gives a usage or set another name, in its definition and wherever it is used. @throws RangeError if it cannot have it. */
export function renameName(policy: Policy, space: NameSpace, from: string, to: string): TextEdit[] {
  const problem = findNameProblem(policy, space, to, from);
  if (problem) throw new RangeError(`${JSON.stringify(to)}: ${problem}`);
  return renameEdits(policy, readAcapFile(policy), space, from, to);
}
