// Commands about records and rules. Those of one row are keys of that row: they are pressed there.

import { type Action, createAction, type FocusOrigin, keysOf } from '../../actions/action.ts';
import { getPaneAction, type PaneAction } from '../../actions/pane-actions.ts';
import { blocksOf } from '../../core/syntax/blocks.ts';
import { ruleKeys } from '../../features/records/edits/row-keys.ts';
import { foldAllRecords } from '../../features/records/list/focus-row.ts';
import { acapWords } from '../../messages/en/acap.ts';
import { stancesWords } from '../../messages/en/ai-presets.ts';
import { commandWords as words } from '../../messages/en/commands.ts';
import { convertWords } from '../../messages/en/convert.ts';
import { recordsWords } from '../../messages/en/records.ts';
import { shellWords } from '../../messages/en/shell.ts';
import { openPolicy } from '../../state/document/selectors.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { globalActions as first } from './global-actions.ts';
import {
  disabledOutsideWorkbench,
  dispatchKey,
  findButton,
  findCard,
  findRow,
  inPane,
} from './pane-access.ts';

const { why } = words;
const { agentNames } = recordsWords;

const pane = () => document.getElementById('pane-records');
const addButton = () => findButton(pane(), recordsWords.addRecord);
const gripFor = (from: FocusOrigin) => findRow(from)?.querySelector('[data-grip]') ?? null;
const anyRow = (from: FocusOrigin) => findRow(from)?.querySelector('[data-grip], [aria-haspopup]') ?? null;

/** A key of a row: pressed on its grip, or on its menu where it has none. */
function onRow(
  id: Parameters<typeof createAction>[0],
  keys: string,
  at: (from: FocusOrigin) => Element | null,
  no: string,
): Action {
  const run = (from: FocusOrigin) =>
    inPane('records', () => {
      const place = at(from);
      if (place instanceof HTMLElement && !findRow(from)?.contains(document.activeElement)) place.focus();
      if (place) dispatchKey(keys, place);
    });
  return createAction(id, 'edit', run, {
    keys: [keys],
    where: 'rule',
    disabledReason: (from) => disabledOutsideWorkbench() ?? (at(from) ? undefined : no),
  });
}

/** A button of the card that somebody is in, by the names that it has there. */
function inCard(id: 'addRule' | 'addAgent', title: string, ...others: readonly string[]): Action {
  const buttonFor = (from: FocusOrigin) =>
    [title, ...others].map((name) => findButton(findCard(from), name)).find((button) => button !== null);
  return createAction(id, 'edit', (from) => inPane('records', () => buttonFor(from)?.click()), {
    title,
    disabledReason: (from) => disabledOutsideWorkbench() ?? (buttonFor(from) ? undefined : why.record),
  });
}

/** What a pane offers while it is possible. */
const paneAction = (id: PaneAction & Parameters<typeof createAction>[0], title: string, no: string) =>
  createAction(id, 'edit', () => inPane('records', () => getPaneAction(id)?.()), {
    title,
    disabledReason: () => disabledOutsideWorkbench() ?? (getPaneAction(id) ? undefined : no),
  });

const disabledWithoutCards = () =>
  disabledOutsideWorkbench() ??
  (!foldAllRecords
    ? why.form
    : blocksOf(openPolicy(documentStore.getState())).length > 0
      ? undefined
      : why.record);

const history = (): readonly Action[] => [
  createAction('undo', 'edit', first.undo.run, {
    title: shellWords.undo,
    keys: keysOf(first.undo),
    disabledReason: () => (documentStore.getState().history.past.length > 0 ? undefined : why.undo),
  }),
  createAction('redo', 'edit', first.redo.run, {
    title: shellWords.redo,
    keys: keysOf(first.redo),
    disabledReason: () => (documentStore.getState().history.future.length > 0 ? undefined : why.redo),
  }),
];

export const editActions = (): readonly Action[] => [
  ...history(),
  createAction('addRecord', 'edit', () => inPane('records', () => addButton()?.click()), {
    title: recordsWords.addRecord,
    disabledReason: () => disabledOutsideWorkbench() ?? (addButton() ? undefined : why.form),
  }),
  inCard('addRule', recordsWords.addRule, acapWords.addPermission),
  inCard('addAgent', agentNames.path.add, agentNames['usage-rule'].add),
  onRow('addRow', 'Ctrl+Enter', gripFor, why.rule),
  onRow('duplicateRule', ruleKeys.duplicate, gripFor, why.rule),
  onRow('ruleUp', ruleKeys.moveUp, gripFor, why.rule),
  onRow('ruleDown', ruleKeys.moveDown, gripFor, why.rule),
  onRow('removeRow', 'Delete', anyRow, why.row),
  onRow('addRecordBelow', ruleKeys.addRecordBelow, anyRow, why.row),
  createAction('foldAll', 'edit', () => inPane('records', () => foldAllRecords?.(true)), {
    disabledReason: disabledWithoutCards,
  }),
  createAction('unfoldAll', 'edit', () => inPane('records', () => foldAllRecords?.(false)), {
    disabledReason: disabledWithoutCards,
  }),
  paneAction('stance', stancesWords.menu, why.kind),
  paneAction('to-acap', convertWords.choose('acap'), why.kind),
  paneAction('to-conventional', convertWords.choose('conventional'), why.kind),
];
