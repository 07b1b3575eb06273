// What the rows for the lines of today do to the file: each intent becomes text edits through the one entrance of the store.
import {
  type ExtensionDirective,
  type ExtensionDirectiveId,
  extensionDirectives,
} from '../../../core/formats/extensions/directives.ts';
import { addExtensionLine, type ExtensionPlace } from '../../../core/formats/extensions/edit/add-line.ts';
import { editLineValue, type ValueEdit } from '../../../core/formats/extensions/edit/value-changes.ts';
import { linesByName } from '../../../core/formats/extensions/line-names.ts';
import { blockAt } from '../../../core/syntax/blocks.ts';
import { modernRowWords as words } from '../../../messages/en/formats/extensions.ts';
import { addRuleToRecord } from '../edits/line-edits.ts';
import { currentPolicy, editLine, insertedLines, lineOfId, run } from '../edits/run-edit.ts';

/** Lines that can be added, by where, and what is gone to in a new one; undefined are those that hardly anybody reads. */
const addableLines: Readonly<
  Record<keyof typeof linesByName, { in: 'file' | 'record'; begins?: string; field?: string } | undefined>
> = {
  sitemap: { in: 'file' },
  cleanParam: { in: 'file', field: words.newParameter },
  license: { in: 'file' },
  host: undefined,
  delay: { in: 'record' },
  // Without numbers there is nothing to put numbers into.
  rate: { in: 'record', begins: '1/10', field: words.pages },
  visit: undefined,
  noindex: undefined,
  signal: { in: 'record', field: 'search' },
  usage: { in: 'record', field: words.usagePath },
};

const addableLineOf = (id: ExtensionDirectiveId) =>
  Object.entries(addableLines).find(([name]) => linesByName[name as keyof typeof linesByName].id === id)?.[1];

/** The lines that can be added to the open file, or to a record of it. */
export function linesToAdd(where: 'file' | 'record'): readonly ExtensionDirective[] {
  const { directives } = currentPolicy().format;
  return extensionDirectives.filter((one) => addableLineOf(one.id)?.in === where && directives.includes(one));
}

/** The label of the field that a new line is begun with. */
export const firstFieldLabel = (id: ExtensionDirectiveId, name: string): string =>
  addableLineOf(id)?.field ?? name;

/** Changes a part of the value of the line with this id; false if the store refused it. */
export const setValuePart = (id: number, wish: ValueEdit, visit?: string) =>
  editLine('set-line', id, (policy, line) => editLineValue(policy, line, wish), visit);

/** Adds a line; returns where it stands, or -1. */
export function addLine(id: ExtensionDirectiveId, name: string, place: ExtensionPlace): number {
  const begins = addableLineOf(id)?.begins;
  const add = () => run('modern-add', { name }, (policy) => addExtensionLine(policy, id, place, begins));
  return insertedLines(add).at(-1) ?? -1;
}

/** Adds the same kind of line below the line with this id. */
export const addSameLineBelow = (id: number, of: ExtensionDirectiveId, name: string): number =>
  addLine(of, name, { below: lineOfId(id) });

/** Adds a rule below the line with this id, if that stands in a record. */
export function addRuleAfterLine(id: number): number {
  const line = lineOfId(id);
  return addRuleToRecord(blockAt(currentPolicy(), line), line);
}
