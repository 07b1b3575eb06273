// The ways from the comparison into the workbench, with a line or a cell as what is looked at.
import type { FieldRef } from '../../core/questions/question.ts';
import { look } from '../../state/document-store.ts';
import { focusTrace, PAGE_CHANGES } from '../../state/matrix-focus.ts';
import { showFile } from '../../state/show-file.ts';
import { documentStore } from '../../state/use-document.ts';
import { goToPage } from '../../ui/page-link.tsx';

export function goToLine({ path, line }: FieldRef): void {
  showFile(documentStore, path);
  look(documentStore, { caret: { position: { line, column: 0 }, by: 'link' } });
  goToPage('/edit');
}

export function goToCell(agent: string, url: string): void {
  look(documentStore, { cell: { agent, url } });
  goToPage('/edit');
  focusTrace(PAGE_CHANGES);
}
