// What stands where the rows would be, if the filter leaves none.
import { matrixToolWords } from '../../messages/en/table-tools.ts';
import { look } from '../../state/document-store.ts';
import { everything } from '../../state/matrix-view.ts';
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
        onClick={() => look(documentStore, { matrix: { ...view, ...everything } })}
      >
        {matrixToolWords.showEverything}
      </button>
    </p>
  );
}
