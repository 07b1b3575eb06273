// Actions on a rule, or the line of a row: the keys of the row and the palette call them.
import { type ActionContext, type DisabledReason, defineAction } from '../../../actions/action.ts';
import type { RuleCapability } from '../../../actions/panes.ts';
import { ruleKeys } from '../edits/row-keys.ts';

const rowAt = ({ get, origin }: ActionContext) => get('record-list')?.rowAt(origin);

const disabledWithout = (has: unknown, reason: DisabledReason) =>
  location.hash.startsWith('#/edit') ? (has ? undefined : reason) : ('workbench' as const);

/** What all of these have in common; `act` is called with the rule that somebody is in, or that of the caret. */
const onRule = (act: (rule: RuleCapability) => void) =>
  ({
    group: 'edit',
    where: 'rule',
    disabledReason: (context: ActionContext) => disabledWithout(rowAt(context)?.rule, 'rule'),
    run: ({ withPane, origin }: ActionContext) =>
      withPane('record-list', (list) => {
        const rule = list.rowAt(origin)?.rule;
        if (rule) act(rule);
      }),
  }) as const;

const onRow = {
  group: 'edit',
  where: 'rule',
  disabledReason: (context: ActionContext) => disabledWithout(rowAt(context), 'row'),
} as const;

/** The keys of a rule. */
export const ruleActions = [
  defineAction({ ...onRule((rule) => rule.addBelow()), id: 'addRow', keys: ['Ctrl+Enter'] }),
  defineAction({ ...onRule((rule) => rule.duplicate()), id: 'duplicateRule', keys: [ruleKeys.duplicate] }),
  defineAction({ ...onRule((rule) => rule.move(-1)), id: 'ruleUp', keys: [ruleKeys.moveUp] }),
  defineAction({ ...onRule((rule) => rule.move(1)), id: 'ruleDown', keys: [ruleKeys.moveDown] }),
] as const;

/** The keys of any row. */
export const rowActions = [
  defineAction({
    ...onRow,
    id: 'removeRow',
    keys: ['Delete'],
    run: ({ withPane, origin }) => withPane('record-list', (list) => list.rowAt(origin)?.remove()),
  }),
  defineAction({
    ...onRow,
    id: 'addRecordBelow',
    keys: [ruleKeys.addRecordBelow],
    run: ({ withPane, origin }) => withPane('record-list', (list) => list.rowAt(origin)?.addRecordBelow()),
  }),
] as const;
