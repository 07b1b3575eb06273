// What stands where the rows would be, if the filter leaves none.
import { matrixToolWords } from '../../messages/en/table-tools.ts';
import { updateView } from '../../state/document-store.ts';
import { defaultMatrixView } from '../../state/matrix-view.ts';
import { documentStore, useDocument } from '../../state/use-document.ts';
import { matrixView } from '../../state/use-matrix.ts';
import styles from './filter-strip.module.css';

export default function NothingShown() {
  const view = useDocument(matrixView);
  return (
    <p className={styles['nothing']}>
      {matrixToolWords.noneShown}{' '}
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
