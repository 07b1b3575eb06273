// The ways from the comparison into the workbench, with a line or a cell as what is looked at.
import type { FieldRef } from '../../core/questions/question.ts';
import { updateView } from '../../state/document-store.ts';
import { focusTrace, PAGE_CHANGE_FRAMES } from '../../state/matrix-focus.ts';
import { showFile } from '../../state/show-file.ts';
import { documentStore } from '../../state/use-document.ts';
import { goToPage } from '../../ui/page-link.tsx';

export function goToLine({ path, line }: FieldRef): void {
  showFile(documentStore, path);
  updateView(documentStore, { caret: { position: { line, column: 0 }, by: 'link' } });
  goToPage('/edit');
}

export function goToCell(agent: string, url: string): void {
  updateView(documentStore, { cell: { agent, url } });
  goToPage('/edit');
  focusTrace(PAGE_CHANGE_FRAMES);
}
