// Shown in place of the rows if the filter matches none.
import { matrixToolWords } from '../../messages/en/table-tools.ts';
import { updateView } from '../../state/document/document-store.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import { defaultMatrixView } from '../../state/table/matrix-view.ts';
import { matrixView } from '../../state/table/use-matrix.ts';
import styles from './grid/below-rows.module.css';

export default function NoVisibleRows() {
  const view = useDocument(matrixView);
  return (
    <p className={styles['nothing']}>
      {matrixToolWords.noneShown(view.text)}{' '}
      <button
        type="button"
        className="btn btn-link"
        onClick={() => updateView(documentStore, { matrix: { ...view, ...defaultMatrixView } })}
      >
        {matrixToolWords.showEverything}
      </button>
    </p>
  );
}
