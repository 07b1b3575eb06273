// Actions that fold or unfold all records.
import { type ActionContext, type DisabledReason, defineAction } from '../../actions/action.ts';
import { disabledOutsideWorkbench } from '../../actions/availability.ts';
import { blocksOf } from '../../core/syntax/blocks.ts';
import { hasRecords } from '../../core/syntax/directives.ts';
import { actionWords } from '../../messages/en/app/commands.ts';
import { openPolicy } from '../../state/document/selectors.ts';
import { documentStore } from '../../state/document/use-document.ts';

/** By what the file has: its form may not have been opened yet, as on a phone. */
function disabledWithoutRecords(): DisabledReason | undefined {
  const reason = disabledOutsideWorkbench();
  if (reason) return reason;
  const policy = openPolicy(documentStore.getState());
  if (!hasRecords(policy.format)) return 'form';
  return blocksOf(policy).length > 0 ? undefined : 'record';
}

const foldAction = (id: 'foldAll' | 'unfoldAll') =>
  defineAction({
    id,
    group: 'edit',
    title: actionWords.titles[id],
    disabledReason: disabledWithoutRecords,
    run: ({ withPane }: ActionContext) => withPane('record-list', (list) => list.foldAll(id === 'foldAll')),
  });

export const foldActions = [foldAction('foldAll'), foldAction('unfoldAll')] as const;
