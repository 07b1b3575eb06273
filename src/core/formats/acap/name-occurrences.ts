// Finds where the lines of a file define and use the names of usages and resource sets (ACAP 1.1 2.7).
import type { Word } from '../../syntax/words.ts';
import type { AcapField, AcapLine, ResourceRef, UsageRef } from './field.ts';

/** Usages and sets have separate name spaces. */
export type NameSpace = 'usage' | 'set';

/** An occurrence of a name: the columns of the name itself, without parentheses or prefix. */
export interface NameOccurrence {
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly role: 'definition' | 'use';
}

export type OccurrenceFinder = (space: NameSpace, name: string) => readonly NameOccurrence[];

interface NameInField {
  readonly space: NameSpace;
  readonly name: string;
  readonly word: Pick<Word, 'start' | 'end'>;
  readonly role: NameOccurrence['role'];
}

/** The position of the name in `(name)`. */
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

/** The names in a field, with the positions of the names themselves. */
export function namesInField(field: AcapField): NameInField[] {
  if (field.kind === 'rule') return [...usageName(field.usage), ...setName(field.resource)];
  if (field.kind === 'resource-set')
    return [{ space: 'set', name: field.name.text, word: field.name, role: 'definition' }];
  if (field.kind !== 'qualified-usage' && field.kind !== 'composite-usage') return [];
  const definition: NameInField = {
    space: 'usage',
    name: field.name.text,
    word: field.name,
    role: 'definition',
  };
  return field.kind === 'composite-usage' ? [definition, ...field.parts.flatMap(usageName)] : [definition];
}

type AcapLines = readonly { readonly line: number; readonly read: AcapLine }[];

/** Case is ignored. */
const nameKey = ({ space, name }: Pick<NameInField, 'space' | 'name'>) => `${space} ${name.toLowerCase()}`;

/** Creates a function that finds a name in some lines. The lines are read once. */
export function createOccurrenceFinder(lines: AcapLines): OccurrenceFinder {
  const placesByName = new Map<string, NameOccurrence[]>();
  for (const { line, read } of lines)
    for (const named of read.field ? namesInField(read.field) : []) {
      const { start, end } = named.word;
      const places = placesByName.get(nameKey(named)) ?? [];
      if (places.push({ line, start, end, role: named.role }) === 1) placesByName.set(nameKey(named), places);
    }
  return (space, name) => placesByName.get(nameKey({ space, name })) ?? [];
}

/**
 * The lines that may use names of a file that refers to this one. A composite uses only those of its own file
 * (2.7.2).
 */
export const ruleLines = (lines: AcapLines): AcapLines =>
  lines.filter(({ read }) => read.field?.kind === 'rule');
