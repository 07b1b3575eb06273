// Removes the sorting of rows.
import { updateView } from '../../state/document/document-store.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { matrixView } from '../../state/table/use-matrix.ts';

/** Shows the rows in the order of the document again. */
export function resetRowOrder(): void {
  const { sort: _, ...matrix } = matrixView(documentStore.getState());
  updateView(documentStore, { matrix });
}
