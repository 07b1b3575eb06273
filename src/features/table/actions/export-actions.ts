// Actions that copy or save the table: its options and the palette call them.
import type { Action, ActionContext } from '../../../actions/action.ts';
import { disabledOutsideWorkbench, isBuilt } from '../../../actions/availability.ts';
import type { PaneCapabilities } from '../../../actions/panes.ts';
import { tableWords as words } from '../../../messages/en/table-tools.ts';

const exportAction = (
  id: string,
  title: string,
  act: (table: PaneCapabilities['table-export']) => void,
): Action & { readonly title: string } => ({
  id,
  group: 'table',
  title,
  disabledReason: (context: ActionContext) =>
    disabledOutsideWorkbench() ??
    (context.get('table-export') || !isBuilt(context, 'access') ? undefined : 'table'),
  run: ({ withPane }: ActionContext) => withPane('table-export', act),
});

export const exportActions = [
  ...(['text', 'markdown', 'csv'] as const).map((form) =>
    exportAction(`copy-${form}`, words.copyAs[form], (table) => table.copy(form)),
  ),
  ...(['csv', 'text'] as const).map((form) =>
    exportAction(`save-${form}`, words.saveAs[form], (table) => table.save(form)),
  ),
  ...(['svg', 'png'] as const).map((form) =>
    exportAction(`picture-${form}`, words.saveAsPicture[form], (table) => table.savePicture(form)),
  ),
];
