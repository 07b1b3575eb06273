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
import { modernRowWords as words } from '../../../messages/en/extensions.ts';
import { addRuleTo } from '../commands.ts';
import { inserting, onLine, placeOf, present, run } from '../run-command.ts';

/** Lines that can be added, by where, and what is gone to in a new one; undefined are those that hardly anybody reads. */
const offered: Readonly<
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

const offerOf = (id: ExtensionDirectiveId) =>
  Object.entries(offered).find(([name]) => linesByName[name as keyof typeof linesByName].id === id)?.[1];

/** The lines that can be added to the open file, or to a record of it. */
export function linesFor(where: 'file' | 'record'): readonly ExtensionDirective[] {
  const { directives } = present().format;
  return extensionDirectives.filter((one) => offerOf(one.id)?.in === where && directives.includes(one));
}

/** The label of the field that a new line is begun with. */
export const newField = (id: ExtensionDirectiveId, name: string): string => offerOf(id)?.field ?? name;

/** Changes a part of the value of the line with this id; false if the store refused it. */
export const writePart = (id: number, wish: ValueEdit, visit?: string) =>
  onLine('set-line', id, (policy, line) => editLineValue(policy, line, wish), visit);

/** Adds a line; returns where it stands, or -1. */
export function addLine(id: ExtensionDirectiveId, name: string, place: ExtensionPlace): number {
  const begins = offerOf(id)?.begins;
  const add = () => run('modern-add', { name }, (policy) => addExtensionLine(policy, id, place, begins));
  return inserting(add).at(-1) ?? -1;
}

/** Adds the same kind of line below the line with this id. */
export const addBelow = (id: number, of: ExtensionDirectiveId, name: string): number =>
  addLine(of, name, { below: placeOf(id) });

/** Adds a rule below the line with this id, if that stands in a record. */
export function addRuleBelow(id: number): number {
  const line = placeOf(id);
  return addRuleTo(blockAt(present(), line), line);
}
