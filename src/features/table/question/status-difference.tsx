// The line below the head of the pane, shown when the answers assume another status than 200.
import { tableOptionWords as words } from '../../../messages/en/table-tools.ts';
import { updateView } from '../../../state/document/document-store.ts';
import { documentStore, useDocument } from '../../../state/document/use-document.ts';
import styles from '../table-pane.module.css';
import { chosenStatusCase, defaultStatusCase, statusCaseName, statusCases } from './status-cases.ts';

export function StatusDifference({ path }: { path: string }) {
  const statusCase = statusCases[useDocument(chosenStatusCase)] ?? defaultStatusCase;
  if (statusCase === defaultStatusCase) return null;
  return (
    <p className={`text-s ${styles['difference']}`}>
      {words.asIf(path, statusCaseName(statusCase))}{' '}
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
