// Where a local name of ACAP is given a meaning and where it is used, and renaming it everywhere (2.7).

import type { TextEdit } from '../../../document/range.ts';
import type { Policy } from '../../../syntax/policy.ts';
import { type AcapFile, readAcapFile } from '../acap-file.ts';
import {
  type AcapLines,
  type NameOccurrence,
  type NameSpace,
  nameKey,
  namesInField,
  ruleLines,
} from '../name-occurrences.ts';
import { isName } from '../read-pattern.ts';
import { renameEdits } from './name-edits.ts';

/** Every place where a name stands in fields that can be read, in file order. */
export const occurrencesOfName = (
  policy: Policy,
  space: NameSpace,
  name: string,
): readonly NameOccurrence[] => readAcapFile(policy).facts.occurrences()(space, name);

const isDefined = ({ usages, sets }: AcapFile, space: NameSpace, name: string): boolean =>
  (space === 'usage' ? usages : sets).has(name.toLowerCase());

/**
 * Where a file uses a name that the file which refers to it defines: nowhere, if it gives the name a meaning of its
 * own (2.4.1.3, ACAP-180).
 */
export const usesOfParentName = (
  file: AcapFile,
  space: NameSpace,
  name: string,
): readonly NameOccurrence[] =>
  isDefined(file, space, name) ? [] : file.facts.ruleOccurrences()(space, name);

/** Tells whether a file, or one that it refers to, uses a definition of it. */
export function createUseTest(file: AcapFile, children: readonly AcapFile[]) {
  const usedIn = (lines: AcapLines) =>
    lines.flatMap(({ read }) =>
      read.field ? namesInField(read.field).filter(({ role }) => role === 'use') : [],
    );
  const far = children.flatMap((child) =>
    usedIn(ruleLines(child.lines)).filter(({ space, name }) => !isDefined(child, space, name)),
  );
  const used = new Set([...usedIn(file.lines), ...far].map(nameKey));
  return (space: NameSpace, name: string): boolean => used.has(nameKey({ space, name }));
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
