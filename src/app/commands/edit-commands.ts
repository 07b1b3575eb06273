// Commands about records and rules. Those of one row are keys of that row: they are pressed there.

import { blocksOf } from '../../core/policy/blocks.ts';
import { foldAll } from '../../features/records/focus.ts';
import { rowKeys } from '../../features/records/row-keys.ts';
import { acapWords } from '../../messages/en/acap.ts';
import { stancesWords } from '../../messages/en/ai-presets.ts';
import { commandWords as words } from '../../messages/en/commands.ts';
import { convertWords } from '../../messages/en/convert.ts';
import { recordsWords } from '../../messages/en/records.ts';
import { shellWords } from '../../messages/en/shell.ts';
import { openPolicy } from '../../state/derived.ts';
import { offeredNow, type PaneCommand } from '../../state/pane-commands.ts';
import { documentStore } from '../../state/use-document.ts';
import { commands as first } from '../commands.ts';
import { type Command, command, keysOf, type Origin } from './command.ts';
import { buttonIn, cardFor, inPane, press, rowFor, unlessWorkbench } from './places.ts';

const { why } = words;
const { agentNames } = recordsWords;

const pane = () => document.getElementById('pane-records');
const addButton = () => buttonIn(pane(), recordsWords.addRecord);
const gripFor = (from: Origin) => rowFor(from)?.querySelector('[data-grip]') ?? null;
const anyRow = (from: Origin) => rowFor(from)?.querySelector('[data-grip], [aria-haspopup]') ?? null;

/** A key of a row: pressed on its grip, or on its menu where it has none. */
function onRow(
  id: Parameters<typeof command>[0],
  keys: string,
  at: (from: Origin) => Element | null,
  no: string,
): Command {
  const run = (from: Origin) =>
    inPane('records', () => {
      const place = at(from);
      if (place instanceof HTMLElement && !rowFor(from)?.contains(document.activeElement)) place.focus();
      if (place) press(keys, place);
    });
  return command(id, 'edit', run, {
    keys: [keys],
    where: 'rule',
    unless: (from) => unlessWorkbench() ?? (at(from) ? undefined : no),
  });
}

/** A button of the card that somebody is in, by the names that it has there. */
function inCard(id: 'addRule' | 'addAgent', title: string, ...others: readonly string[]): Command {
  const buttonFor = (from: Origin) =>
    [title, ...others].map((name) => buttonIn(cardFor(from), name)).find((button) => button !== null);
  return command(id, 'edit', (from) => inPane('records', () => buttonFor(from)?.click()), {
    title,
    unless: (from) => unlessWorkbench() ?? (buttonFor(from) ? undefined : why.record),
  });
}

/** What a pane offers while it is possible. */
const offeredBy = (id: PaneCommand & Parameters<typeof command>[0], title: string, no: string) =>
  command(id, 'edit', () => inPane('records', () => offeredNow(id)?.()), {
    title,
    unless: () => unlessWorkbench() ?? (offeredNow(id) ? undefined : no),
  });

const unlessCards = () =>
  unlessWorkbench() ??
  (!foldAll ? why.form : blocksOf(openPolicy(documentStore.getState())).length > 0 ? undefined : why.record);

const history = (): readonly Command[] => [
  command('undo', 'edit', first.undo.run, {
    title: shellWords.undo,
    keys: keysOf(first.undo),
    unless: () => (documentStore.getState().history.past.length > 0 ? undefined : why.undo),
  }),
  command('redo', 'edit', first.redo.run, {
    title: shellWords.redo,
    keys: keysOf(first.redo),
    unless: () => (documentStore.getState().history.future.length > 0 ? undefined : why.redo),
  }),
];

export const editCommands = (): readonly Command[] => [
  ...history(),
  command('addRecord', 'edit', () => inPane('records', () => addButton()?.click()), {
    title: recordsWords.addRecord,
    unless: () => unlessWorkbench() ?? (addButton() ? undefined : why.form),
  }),
  inCard('addRule', recordsWords.addRule, acapWords.addPermission),
  inCard('addAgent', agentNames.path.add, agentNames['usage-rule'].add),
  onRow('addRow', 'Ctrl+Enter', gripFor, why.rule),
  onRow('duplicateRule', rowKeys.duplicate, gripFor, why.rule),
  onRow('ruleUp', rowKeys.moveUp, gripFor, why.rule),
  onRow('ruleDown', rowKeys.moveDown, gripFor, why.rule),
  onRow('removeRow', 'Delete', anyRow, why.row),
  onRow('addRecordBelow', rowKeys.addRecordBelow, anyRow, why.row),
  command('foldAll', 'edit', () => inPane('records', () => foldAll?.(true)), { unless: unlessCards }),
  command('unfoldAll', 'edit', () => inPane('records', () => foldAll?.(false)), { unless: unlessCards }),
  offeredBy('stance', stancesWords.menu, why.kind),
  offeredBy('to-acap', convertWords.choose('acap'), why.kind),
  offeredBy('to-conventional', convertWords.choose('conventional'), why.kind),
];
