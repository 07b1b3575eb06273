// Actions on records and rules.
import { type Action, type ActionContext, type DisabledReason, defineAction } from '../../actions/action.ts';
import { blocksOf } from '../../core/syntax/blocks.ts';
import { rowActions, ruleActions } from '../../features/records/rows/rule-actions.ts';
import { stancesWords } from '../../messages/en/ai-presets.ts';
import { shellWords } from '../../messages/en/app/shell.ts';
import { convertWords } from '../../messages/en/convert.ts';
import { recordsWords } from '../../messages/en/records.ts';
import { openPolicy } from '../../state/document/selectors.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { disabledOutsideWorkbench } from './action-context.ts';
import { globalActions } from './global-actions.ts';

/** Adds to the record that somebody is in. */
const recordAction = (id: 'addRule' | 'addAgent', title: string): Action =>
  defineAction({
    id,
    group: 'edit',
    title,
    disabledReason: ({ get, origin }) =>
      disabledOutsideWorkbench() ?? (get('record-list')?.recordAt(origin)[id] ? undefined : 'record'),
    run: ({ withPane, origin }) => withPane('record-list', (list) => list.recordAt(origin)[id]?.()),
  });

const conversionAction = (id: 'stance' | 'to-acap' | 'to-conventional', title: string): Action =>
  defineAction({
    id,
    group: 'edit',
    title,
    disabledReason: ({ get }) =>
      disabledOutsideWorkbench() ?? (get('conversions')?.[id] ? undefined : 'kind'),
    run: ({ withPane }) => withPane('conversions', (conversions) => conversions[id]?.()),
  });

function disabledWithoutRecords({ get }: ActionContext): DisabledReason | undefined {
  const outside = disabledOutsideWorkbench();
  if (outside) return outside;
  if (!get('record-list')) return 'form';
  return blocksOf(openPolicy(documentStore.getState())).length > 0 ? undefined : 'record';
}

const foldAction = (id: 'foldAll' | 'unfoldAll'): Action =>
  defineAction({
    id,
    group: 'edit',
    disabledReason: disabledWithoutRecords,
    run: ({ withPane }) => withPane('record-list', (list) => list.foldAll(id === 'foldAll')),
  });

export const editActions = (): readonly Action[] => [
  { ...globalActions.undo, title: shellWords.undo },
  { ...globalActions.redo, title: shellWords.redo },
  defineAction({
    id: 'addRecord',
    group: 'edit',
    title: recordsWords.addRecord,
    disabledReason: ({ get }) => disabledOutsideWorkbench() ?? (get('records') ? undefined : 'form'),
    run: ({ withPane }) => withPane('records', (records) => records.addRecord()),
  }),
  recordAction('addRule', recordsWords.addRule),
  recordAction('addAgent', recordsWords.agentNames.path.add),

  ...ruleActions,
  ...rowActions,
  foldAction('foldAll'),
  foldAction('unfoldAll'),
  conversionAction('stance', stancesWords.menu),
  conversionAction('to-acap', convertWords.choose('acap')),
  conversionAction('to-conventional', convertWords.choose('conventional')),
];
