// The one line below the head of the pane: the answers are not those of the file as it is read.
import { tableOptionWords as words } from '../../../messages/en/table-tools.ts';
import { updateView } from '../../../state/document/document-store.ts';
import { documentStore, useDocument } from '../../../state/document/use-document.ts';
import styles from '../table-pane.module.css';
import { chosenStatusCase, defaultStatusCase, statusCaseName, statusCases } from './status-cases.ts';

export default function StatusDifference({ path }: { path: string }) {
  const chosen = statusCases[useDocument(chosenStatusCase)] ?? defaultStatusCase;
  if (chosen === defaultStatusCase) return null;
  return (
    <p className={styles['difference']}>
      {words.asIf(path, statusCaseName(chosen))}{' '}
      <button
        type="button"
        className="btn btn-link"
        onClick={() => updateView(documentStore, defaultStatusCase)}
      >
        {words.reset}
      </button>
    </p>
  );
}
