// Finds the definition and uses of a local name of ACAP, and renames it everywhere (2.7).

import type { TextEdit } from '../../../document/range.ts';
import type { Policy } from '../../../syntax/policy.ts';
import { type AcapFile, readAcapFile } from '../acap-file.ts';
import { type NameOccurrence, type NameSpace, namesInField } from '../name-occurrences.ts';
import { isName } from '../read-pattern.ts';
import { renameEdits } from './name-edits.ts';

/** All occurrences of a name in fields that can be read, in file order. */
export const occurrencesOfName = (
  policy: Policy,
  space: NameSpace,
  name: string,
): readonly NameOccurrence[] => readAcapFile(policy).facts.occurrences()(space, name);

const isDefined = ({ usages, sets }: AcapFile, space: NameSpace, name: string): boolean =>
  (space === 'usage' ? usages : sets).has(name.toLowerCase());

/**
 * The uses, in a file, of a name that the referring file defines. None if the file defines the name itself
 * (2.4.1.3).
 */
export const usesOfParentName = (
  file: AcapFile,
  space: NameSpace,
  name: string,
): readonly NameOccurrence[] =>
  isDefined(file, space, name) ? [] : file.facts.ruleOccurrences()(space, name);

/** The name at a position of a line, for "go to definition" and "rename"; undefined if there is none. */
export function nameAt(policy: Policy, line: number, column: number) {
  const field = readAcapFile(policy).lines.find((one) => one.line === line)?.read.field;
  const match = field && namesInField(field).find(({ word }) => word.start <= column && column <= word.end);
  return match && { space: match.space, name: match.name };
}

/** The reason why a name cannot be used. */
export type AcapNameProblem = 'not-a-name' | 'taken';

/** Whether a definition can have this name. `currentName`: the name it has now. */
export function findNameProblem(
  policy: Policy,
  space: NameSpace,
  name: string,
  currentName = '',
): AcapNameProblem | undefined {
  if (!isName(name)) return 'not-a-name';
  const isTaken =
    isDefined(readAcapFile(policy), space, name) && name.toLowerCase() !== currentName.toLowerCase();
  return isTaken ? 'taken' : undefined;
}

/** Up to this number, numbers are tried one by one, then doubled: a file may use all of the first thousands. */
const MAX_TRIES = 100;

/** Returns a name that is not taken: `base` itself if possible, or else with a number. */
export function freshName(base: string, isTaken: (name: string) => boolean): string {
  if (!isTaken(base)) return base;
  for (let i = 2; ; i = i < MAX_TRIES ? i + 1 : 2 * i) if (!isTaken(`${base}-${i}`)) return `${base}-${i}`;
}

/** Renames a usage or set in its definition and all uses. @throws RangeError if the new name is not possible. */
export function renameName(policy: Policy, space: NameSpace, from: string, to: string): TextEdit[] {
  const problem = findNameProblem(policy, space, to, from);
  if (problem) throw new RangeError(`${JSON.stringify(to)}: ${problem}`);
  return renameEdits(policy, readAcapFile(policy), space, from, to);
}
