// Actions for records and rules.
import { type Action, type ActionContext, type DisabledReason, defineAction } from '../../actions/action.ts';
import { disabledOutsideWorkbench } from '../../actions/availability.ts';
import { blocksOf } from '../../core/syntax/blocks.ts';
import {
  addAgent,
  addRecord,
  addRule,
  rowActions,
  ruleActions,
} from '../../features/records/record-actions.ts';
import { openPolicy } from '../../state/document/selectors.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { conversionActions } from './conversion-actions.ts';
import { globalActions } from './global-actions.ts';

function disabledWithoutRecords({ get }: ActionContext): DisabledReason | undefined {
  const reason = disabledOutsideWorkbench();
  if (reason) return reason;
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
  globalActions.undo,
  globalActions.redo,
  addRecord,
  addRule,
  addAgent,
  ...ruleActions,
  ...rowActions,
  foldAction('foldAll'),
  foldAction('unfoldAll'),
  ...conversionActions,
];
