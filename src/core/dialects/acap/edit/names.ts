// Where a local name of ACAP is given a meaning and where it is used, and renaming it everywhere (2.7).
import type { Policy } from '../../../policy/policy.ts';
import type { Word } from '../../../syntax/words.ts';
import type { TextEdit } from '../../../text/range.ts';
import type { AcapField, UsageRef } from '../field.ts';
import { acapFile } from '../file.ts';
import { isName } from '../read-pattern.ts';
import { nameEdits } from './name-edits.ts';

/** Usages and sets have name spaces of their own (ACAP-173). */
export type NameSpace = 'usage' | 'set';

/** A place where a name stands: columns of the name itself, without parentheses and prefix. */
export interface NamePlace {
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly role: 'definition' | 'use';
}

interface Named {
  readonly space: NameSpace;
  readonly name: string;
  readonly word: Pick<Word, 'start' | 'end'>;
  readonly role: NamePlace['role'];
}

/** The name in `(name)`. */
const inParentheses = ({ start, end }: Word) => ({ start: start + 1, end: end - 1 });

const usedUsage = (ref: UsageRef): Named[] =>
  ref.kind === 'local'
    ? [{ space: 'usage', name: ref.name, word: inParentheses(ref.word), role: 'use' }]
    : [];

function namesIn(field: AcapField): Named[] {
  if (field.kind === 'rule') {
    const { resource } = field;
    const { start, end } = resource.word;
    const set: Named[] =
      resource.kind === 'set'
        ? [
            {
              space: 'set',
              name: resource.name,
              word: { start: end - resource.name.length, end },
              role: 'use',
            },
          ]
        : [];
    return start < end ? [...usedUsage(field.usage), ...set] : [];
  }
  if (field.kind === 'resource-set')
    return [{ space: 'set', name: field.name.text, word: field.name, role: 'definition' }];
  if (field.kind !== 'qualified-usage' && field.kind !== 'composite-usage') return [];
  const own: Named = { space: 'usage', name: field.name.text, word: field.name, role: 'definition' };
  return field.kind === 'composite-usage' ? [own, ...field.parts.flatMap(usedUsage)] : [own];
}

/** Every place where a name stands in fields that can be read, in file order. Case is ignored (ACAP-077). */
export function placesOfName(policy: Policy, space: NameSpace, name: string): readonly NamePlace[] {
  const wanted = name.toLowerCase();
  return acapFile(policy).lines.flatMap(({ line, read }) =>
    (read.field ? namesIn(read.field) : [])
      .filter((named) => named.space === space && named.name.toLowerCase() === wanted)
      .map(({ word: { start, end }, role }) => ({ line, start, end, role })),
  );
}

/** The name at a place of a line, or undefined: what "go to definition" and "rename" are asked about. */
export function nameAt(policy: Policy, line: number, column: number) {
  const field = acapFile(policy).lines.find((one) => one.line === line)?.read.field;
  const found = field && namesIn(field).find(({ word }) => word.start <= column && column <= word.end);
  return found && { space: found.space, name: found.name };
}

/** Why a name cannot be given. */
export type NameProblem = 'not-a-name' | 'taken';

/** Whether a definition may have this name; `own` is the name it has now. */
export function nameProblem(
  policy: Policy,
  space: NameSpace,
  name: string,
  own = '',
): NameProblem | undefined {
  if (!isName(name)) return 'not-a-name';
  const { usages, sets } = acapFile(policy);
  const lower = name.toLowerCase();
  const isTaken = (space === 'usage' ? usages : sets).has(lower) && lower !== own.toLowerCase();
  return isTaken ? 'taken' : undefined;
}

/** A name that is not taken: `wanted` itself if it can be. */
export function freshName(wanted: string, isTaken: (name: string) => boolean): string {
  if (!isTaken(wanted)) return wanted;
  for (let i = 2; ; i++) if (!isTaken(`${wanted}-${i}`)) return `${wanted}-${i}`;
}

/** Gives a usage or set another name, in its definition and wherever it is used. @throws RangeError if it cannot have it. */
export function rename(policy: Policy, space: NameSpace, from: string, to: string): TextEdit[] {
  const problem = nameProblem(policy, space, to, from);
  if (problem) throw new RangeError(`${JSON.stringify(to)}: ${problem}`);
  return nameEdits(policy, acapFile(policy), space, from, to);
}
