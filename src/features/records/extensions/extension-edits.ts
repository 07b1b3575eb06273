// The edits of the rows of extension lines. Each command creates text edits and passes them to the store's `edit`.
import type { ExtensionDefinition } from '../../../core/formats/extensions/define-extension.ts';
import { addExtensionLine, type ExtensionPlace } from '../../../core/formats/extensions/edit/add-line.ts';
import { editLineValue, type ValueEdit } from '../../../core/formats/extensions/edit/value-changes.ts';
import { type Extension, extensions } from '../../../core/formats/extensions/registry.ts';
import { blockAt } from '../../../core/syntax/blocks.ts';
import { addRuleToRecord } from '../edits/line-edits.ts';
import { addLineToFill } from '../edits/new-line.ts';
import { currentPolicy, editLine, insertedLines, lineOfId, run } from '../edits/run-edit.ts';
import type { RowField } from '../list/focus-row.ts';

/** The field to focus in a new line, if it is not the field of the whole value. */
const firstFields: Partial<Record<Extension['value'], RowField>> = {
  parameters: 'new',
  rate: 'part-pages',
  signals: 'part-search',
  'usage-statement': 'path',
};

export const firstField = ({ value }: Extension): RowField => firstFields[value] ?? 'value';

/** Returns the lines that can be added to the open file, or to one of its records. */
export function linesToAdd(to: 'file' | 'record'): readonly Extension[] {
  const { directives } = currentPolicy().format;
  return extensions
    .filter((definition: ExtensionDefinition) => definition.add?.to === to)
    .filter((definition) => directives.some(({ id }) => id === definition.id));
}

/** Changes a part of the value of the line with this id; returns false if the store refused it. */
export const setValuePart = (id: number, edit: ValueEdit, visit?: string) =>
  editLine('set-line', id, (policy, line) => editLineValue(policy, line, edit), visit);

/** Adds a line; returns its line (0-based), or -1. */
export function addLine(extension: Extension, place: ExtensionPlace): number {
  const { name, add: initial }: ExtensionDefinition = extension;
  const add = () =>
    run('modern-add', { name }, (policy) => addExtensionLine(policy, extension, place, initial?.value));
  const beside = place !== 'file' && 'below' in place ? place.below : undefined;
  return addLineToFill(() => insertedLines(add).at(-1) ?? -1, beside);
}

/** Adds a line of the same kind below the line with this id. */
export const addSameLineBelow = (id: number, extension: Extension): number =>
  addLine(extension, { below: lineOfId(id) });

/** Adds a rule below the line with this id, if the line is in a record. */
export function addRuleAfterLine(id: number): number {
  const line = lineOfId(id);
  return addRuleToRecord(blockAt(currentPolicy(), line), line);
}
