// The field in the head of the pane that filters the rows by a part of their URLs.
import { matrixToolWords } from '../../messages/en/table-tools.ts';
import { updateView } from '../../state/document/document-store.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import { matrixView } from '../../state/table/use-matrix.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './table-pane.module.css';

export default function UrlFilter() {
  const view = useDocument(matrixView);
  return (
    <span className={styles['search']}>
      <Icon name="i-search" />
      <input
        type="search"
        className="field"
        aria-label={matrixToolWords.filterUrls}
        placeholder={matrixToolWords.filterUrls}
        title={matrixToolWords.filterUrlsHow}
        spellCheck={false}
        autoCapitalize="off"
        value={view.text}
        onChange={(event) => updateView(documentStore, { matrix: { ...view, text: event.target.value } })}
      />
    </span>
  );
}
