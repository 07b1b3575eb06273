// Actions on records, rules and the lines of rows, for buttons, menus, keys and the palette.
import { type ActionContext, type DisabledReason, defineAction } from '../../actions/action.ts';
import { disabledOutsideWorkbench } from '../../actions/availability.ts';
import type { RuleCapability } from '../../actions/panes.ts';
import { hasRecords } from '../../core/syntax/directives.ts';
import { recordsWords as words } from '../../messages/en/records.ts';
import { openPolicy } from '../../state/document/selectors.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { ruleKeys } from './edits/row-keys.ts';

const rowAt = ({ get, origin }: ActionContext) => get('record-list')?.rowAt(origin);

const disabledWithout = (capability: unknown, reason: DisabledReason) =>
  disabledOutsideWorkbench() ?? (capability ? undefined : reason);

export const addRecord = defineAction({
  id: 'addRecord',
  group: 'edit',
  title: words.addRecord,
  disabledReason: () => disabledWithout(hasRecords(openPolicy(documentStore.getState()).format), 'form'),
  run: ({ withPane }) => withPane('records', (records) => records.addRecord()),
});

/** Creates an action that adds to the record that has the focus or the caret. */
const recordAction = <Id extends 'addRule' | 'addAgent'>(id: Id, title: string) =>
  defineAction({
    id,
    group: 'edit',
    title,
    disabledReason: ({ get, origin }: ActionContext) =>
      disabledWithout(get('record-list')?.recordAt(origin)[id], 'record'),
    run: ({ withPane, origin }: ActionContext) =>
      withPane('record-list', (list) => list.recordAt(origin)[id]?.()),
  });

export const addRule = recordAction('addRule', words.addRule);
export const addAgent = recordAction('addAgent', words.agentNames.path.add);

/** The shared part of all actions on a rule. `act` is called with the rule that has the focus or the caret. */
const ruleAction = (name: keyof RuleCapability, act: (rule: RuleCapability) => void) =>
  ({
    group: 'edit',
    where: 'rule',
    disabledReason: (context: ActionContext) => disabledWithout(rowAt(context)?.rule?.[name], 'rule'),
    run: ({ withPane, origin }: ActionContext) =>
      withPane('record-list', (list) => {
        const rule = list.rowAt(origin)?.rule;
        if (rule) act(rule);
      }),
  }) as const;

export const addRuleBelow = defineAction({
  ...ruleAction('addBelow', (rule) => rule.addBelow?.()),
  id: 'addRow',
  title: words.menu.addBelow,
  keys: ['Ctrl+Enter'],
});

export const duplicateRule = defineAction({
  ...ruleAction('duplicate', (rule) => rule.duplicate()),
  id: 'duplicateRule',
  title: words.menu.duplicate,
  keys: [ruleKeys.duplicate],
});

export const moveRuleUp = defineAction({
  ...ruleAction('move', (rule) => rule.move(-1)),
  id: 'ruleUp',
  title: words.menu.moveUp,
  keys: [ruleKeys.moveUp],
});

export const moveRuleDown = defineAction({
  ...ruleAction('move', (rule) => rule.move(1)),
  id: 'ruleDown',
  title: words.menu.moveDown,
  keys: [ruleKeys.moveDown],
});

/** The actions on rules that have a key. */
export const ruleActions = [addRuleBelow, duplicateRule, moveRuleUp, moveRuleDown] as const;

export const removeRow = defineAction({
  group: 'edit',
  where: 'rule',
  id: 'removeRow',
  keys: ['Delete'],
  disabledReason: (context) => disabledWithout(rowAt(context)?.remove, 'row'),
  run: ({ withPane, origin }) => withPane('record-list', (list) => list.rowAt(origin)?.remove?.()),
});

export const addRecordBelow = defineAction({
  group: 'edit',
  where: 'rule',
  id: 'addRecordBelow',
  title: words.menu.addRecordBelow,
  keys: [ruleKeys.addRecordBelow],
  disabledReason: (context) => disabledWithout(rowAt(context), 'row'),
  run: ({ withPane, origin }) => withPane('record-list', (list) => list.rowAt(origin)?.addRecordBelow()),
});

/** Actions on any row of a record. */
export const rowActions = [removeRow, addRecordBelow] as const;
