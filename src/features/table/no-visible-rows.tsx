// Shown below the table if the filter matches no row: what Enter would add, and how to see all rows again.
import { askWords, matrixToolWords } from '../../messages/en/table-tools.ts';
import { updateView } from '../../state/document/document-store.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import { withoutFilters } from '../../state/table/additions/only-added.ts';
import { type AskedText, readAskedText } from '../../state/table/asked/text-meaning.ts';
import { type AccessMatrix } from '../../state/table/matrix-query.ts';
import type { MatrixView } from '../../state/table/matrix-view.ts';
import { toneOf } from '../../state/table/question-presentation.ts';
import { matrixView, useMatrix } from '../../state/table/use-matrix.ts';
import { ask } from './ask.ts';
import styles from './grid/below-rows.module.css';

/** In a larger table the answers for a name are not counted at each keystroke. */
const MAX_COUNTED_ROWS = 2000;

/** Returns the sentence about what a crawler would read that has no column yet. */
function aboutCrawler({ rows, recordsFor, ask, kind }: AccessMatrix, name: string): string {
  if (rows.length > MAX_COUNTED_ROWS) return '';
  const closed = rows.filter((url) => toneOf(kind, ask(name, url)) === 'deny').length;
  return askWords.reads(recordsFor(name), closed, rows.length);
}

/** What Enter in the box does, as a button. The box offers a question itself. */
function Offer({ matrix, asked }: { readonly matrix: AccessMatrix; readonly asked: AskedText }) {
  if (asked.kind === 'cell' || asked.kind === 'filter') return null;
  const isCrawler = asked.kind === 'crawler';
  return (
    <>
      <button type="button" className="btn btn-link breaks" onClick={() => ask(asked)}>
        {isCrawler
          ? askWords.addsCrawler(asked.text)
          : askWords.addsUrls(asked.kind === 'urls' ? asked.count : 1)}
      </button>{' '}
      {isCrawler && aboutCrawler(matrix, asked.text)}{' '}
    </>
  );
}

function nothingShown({ text, filter }: MatrixView): string {
  return filter === 'failed' && text === ''
    ? matrixToolWords.failsElsewhere
    : matrixToolWords.noneShown(text);
}

export default function NoVisibleRows() {
  const view = useDocument(matrixView);
  const matrix = useMatrix();
  const { asked } = readAskedText(matrix, view.text);
  return (
    <p className={styles['nothing']}>
      {asked ? <Offer matrix={matrix} asked={asked} /> : `${nothingShown(view)} `}
      <button
        type="button"
        className="btn btn-link"
        onClick={() => updateView(documentStore, { matrix: withoutFilters(view) })}
      >
        {matrixToolWords.showEverything}
      </button>
    </p>
  );
}
