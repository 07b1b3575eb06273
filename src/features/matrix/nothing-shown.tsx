// What stands where the rows would be, if the filter leaves none.
import { matrixWords as words } from '../../messages/words/matrix.ts';
import { look } from '../../state/document-store.ts';
import { everything } from '../../state/matrix-view.ts';
import { documentStore, useDocument } from '../../state/use-document.ts';
import { matrixView } from '../../state/use-matrix.ts';
import styles from './filter-strip.module.css';

export default function NothingShown() {
  const view = useDocument(matrixView);
  return (
    <p className={styles['nothing']}>
      {words.noneShown}{' '}
      <button
        type="button"
        className="btn btn-link"
        onClick={() => look(documentStore, { matrix: { ...view, ...everything } })}
      >
        {words.showEverything}
      </button>
    </p>
  );
}
