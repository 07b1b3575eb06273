// Navigates from the comparison to a line or a cell in the workbench.

import { focusTraceOnceShown } from '../../actions/table-focus.ts';
import type { FieldRef } from '../../core/questions/answer.ts';
import { updateView } from '../../state/document/document-store.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { showFile } from '../../state/view/show-file.ts';
import { goToPage } from '../../ui/environment/page-address.ts';

export function openLineInWorkbench({ path, line }: FieldRef): void {
  showFile(documentStore, path);
  updateView(documentStore, { caret: { position: { line, column: 0 }, by: 'link' } });
  goToPage('/edit');
}

export function openCellInWorkbench(agent: string, url: string): void {
  updateView(documentStore, { cell: { agent, url } });
  goToPage('/edit');
  focusTraceOnceShown();
}
