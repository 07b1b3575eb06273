// Shown below the table if the filter matches no row: what Enter would add, and how to see all rows again.
import { askWords, matrixToolWords } from '../../messages/en/table-tools.ts';
import { updateView } from '../../state/document/document-store.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import { type AskedText, askedText } from '../../state/table/asked-text.ts';
import { type AccessMatrix } from '../../state/table/matrix-query.ts';
import { defaultMatrixView } from '../../state/table/matrix-view.ts';
import { toneOf } from '../../state/table/question-presentation.ts';
import { matrixView, useMatrix } from '../../state/table/use-matrix.ts';
import styles from './grid/below-rows.module.css';

/** In a larger table the answers for a name are not counted at each keystroke. */
const MAX_COUNTED_ROWS = 2000;

/** Returns the sentence about what a crawler would read that has no column yet. */
function aboutCrawler({ rows, recordsFor, ask, kind }: AccessMatrix, name: string): string {
  if (rows.length > MAX_COUNTED_ROWS) return '';
  const closed = rows.filter((url) => toneOf(kind, ask(name, url)) === 'deny').length;
  return askWords.reads(recordsFor(name), closed, rows.length);
}

function sentenceFor(matrix: AccessMatrix, asked: AskedText | undefined, text: string): string {
  if (!asked) return matrixToolWords.noneShown(text);
  if (asked.kind === 'url') return askWords.asksUrl;
  if (asked.isInTable) return askWords.showsCrawler(asked.text);
  return `${askWords.addsCrawler(asked.text)} ${aboutCrawler(matrix, asked.text)}`.trim();
}

export default function NoVisibleRows() {
  const view = useDocument(matrixView);
  const matrix = useMatrix();
  return (
    <p className={styles['nothing']}>
      {sentenceFor(matrix, askedText(matrix, view.text), view.text)}{' '}
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
