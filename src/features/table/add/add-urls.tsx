// The last row of the table: a field for URLs. Enter adds the text; pasting several lines adds them at once.
import { type ClipboardEvent, type KeyboardEvent, useDeferredValue, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { getPane } from '../../../actions/panes.ts';
import { usePane } from '../../../actions/use-pane.ts';
import { matrixAddWords as words } from '../../../messages/en/table-tools.ts';
import type { SiteDocument } from '../../../state/document/document.ts';
import { undo, updateView } from '../../../state/document/document-store.ts';
import { documentStore, useDocument } from '../../../state/document/use-document.ts';
import { addRows } from '../../../state/table/additions/matrix-additions.ts';
import { rowsAbout, showOnlyUrls, withoutFilters } from '../../../state/table/additions/only-added.ts';
import { importPastedList } from '../../../state/table/additions/url-import.ts';
import { readAskedText } from '../../../state/table/asked/text-meaning.ts';
import { chosenColumn } from '../../../state/table/columns/chosen-column.ts';
import { accessMatrix, matrixQuery } from '../../../state/table/matrix-query.ts';
import { matrixView } from '../../../state/table/use-matrix.ts';
import { ask } from '../ask.ts';
import { scroller } from '../grid/grid-focus.ts';
import styles from './add-urls.module.css';
import { describeAddedUrls, describeClosed } from './addition-notes.ts';

/** The id of the field. */
export const ADD_URLS_ID = 'add-urls';

interface AdditionNote {
  readonly text: string;
  /** The rows that the note is about. Once they change, for example by undo, the note disappears. */
  readonly rows: SiteDocument['rows'];
  readonly canUndo: boolean;
  /** The URLs of a pasted list, which can be shown alone. */
  readonly urls: readonly string[];
}

/** Returns the 1-based column of the cell that is explained, or the first one. */
function explainedColumn(): number {
  const state = documentStore.getState();
  const column = chosenColumn(state);
  return column ? accessMatrix(state).columns.indexOf(column) + 1 : 1;
}

/** Shows only these URLs, in their order and from the first of them, wherever the table was scrolled. */
function limitTo(urls: readonly string[]): void {
  flushSync(() => showOnlyUrls(documentStore, urls));
  scroller()?.scrollTo({ top: 0 });
}

/** The same, and moves to the first of them. */
function showUrls(urls: readonly string[]): void {
  limitTo(urls);
  getPane('grid')?.goTo({ row: 1, column: explainedColumn() });
}

/** Explains the first of several added URLs, for the same crawler, and opens the folders with any of them. */
function explainFirst(urls: readonly string[]): void {
  const state = documentStore.getState();
  const { rows, rowGroups, origin } = accessMatrix(state);
  const listed = rowsAbout(rows, origin, urls);
  const [url] = listed;
  if (url === undefined || listed.length < 2) return;
  const places = new Set(listed.map((row) => rows.indexOf(row)));
  const opened = rowGroups.flatMap(({ key, from, to }) =>
    [...places].some((place) => from <= place && place < to) ? [[key, false] as const] : [],
  );
  const { cell } = state.view;
  const view = matrixView(state);
  updateView(documentStore, {
    ...(opened.length > 0 && {
      matrix: { ...view, folders: { ...view.folders, ...Object.fromEntries(opened) } },
    }),
    ...(cell && { cell: { agent: cell.agent, url } }),
  });
}

const noUrls: readonly string[] = [];

/** Says how many of several URLs are closed to the crawler whose answer is explained now. */
function useClosedUrls(urls: readonly string[]): string {
  const agent = useDocument(({ view }) => view.cell?.agent);
  const query = useDeferredValue(useDocument((state) => (urls.length > 1 ? matrixQuery(state) : undefined)));
  return useMemo(
    () => (query && agent !== undefined ? describeClosed(query, agent, urls) : ''),
    [query, agent, urls],
  );
}

export interface AddUrlsProps {
  /** Whether there is no table above the field. */
  readonly isAlone?: boolean;
}

export function AddUrls({ isAlone }: AddUrlsProps) {
  const rows = useDocument(({ document }) => document.rows);
  const onlyUrls = useDocument((state) => matrixView(state).onlyUrls);
  const [text, setText] = useState('');
  const [note, setNote] = useState<AdditionNote>();
  const add = (input: string) => {
    if (input.trim() === '') return [];
    const { origin } = documentStore.getState().document;
    const result = addRows(documentStore, input);
    const { rows: newRows } = documentStore.getState().document;
    const urls = [...new Set(result.seen)];
    explainFirst(urls);
    setText('');
    setNote({
      text: describeAddedUrls(result, origin),
      rows: newRows,
      canUndo: result.added.length > 0,
      urls,
    });
    // Among all the others, those of a list would be looked for one by one.
    if (urls.length > 1) limitTo(urls);
    return urls;
  };
  usePane('added-urls', {
    add: (input) => showUrls(add(input)),
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    // As in the box above the table, a crawler and a URL are a question.
    const { asked } = readAskedText(accessMatrix(documentStore.getState()), text);
    if (asked?.kind !== 'cell') return void add(text);
    setText('');
    ask(asked);
  };
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData('text/plain').trim();
    if (importPastedList(pasted)) return event.preventDefault();
    if (!/[\r\n]/.test(pasted)) return;
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    add(value.slice(0, selectionStart) + pasted + value.slice(selectionEnd));
  };
  const undoAddition = () => {
    undo(documentStore);
    if (onlyUrls) updateView(documentStore, { matrix: withoutFilters(matrixView(documentStore.getState())) });
  };
  const currentNote = note?.rows === rows ? note : undefined;
  const closed = useClosedUrls(currentNote?.urls ?? noUrls);
  return (
    <div
      className={`text-s row ${styles['row']}`}
      data-adds="true"
      data-alone={isAlone}
      data-kept={(currentNote?.canUndo && onlyUrls !== undefined) || undefined}
    >
      <textarea
        id={ADD_URLS_ID}
        className="field"
        rows={1}
        aria-label={words.addUrls}
        placeholder={words.addUrlsHint}
        title={words.addUrlsHow}
        spellCheck={false}
        autoCapitalize="off"
        value={text}
        onChange={({ target }) => {
          setNote(undefined);
          setText(target.value);
        }}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      <span className={`quiet breaks ${styles['note']}`}>
        <output>
          {currentNote &&
            [
              currentNote.text,
              currentNote.urls.length > 1 && onlyUrls?.length === currentNote.urls.length
                ? words.onlyThese(currentNote.urls.length)
                : '',
              closed,
            ]
              .filter((sentence) => sentence !== '')
              .join(' ')}
        </output>{' '}
        {currentNote && currentNote.urls.length > 1 && !onlyUrls && (
          <>
            <button type="button" className="btn btn-link" onClick={() => showUrls(currentNote.urls)}>
              {words.showOnlyUrls(currentNote.urls.length)}
            </button>{' '}
          </>
        )}
        {currentNote?.canUndo && (
          <button type="button" className="btn btn-link" aria-label={words.undoName} onClick={undoAddition}>
            {words.undo}
          </button>
        )}
      </span>
    </div>
  );
}
