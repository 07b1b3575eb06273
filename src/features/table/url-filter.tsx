// The box in the head of the pane: it finds rows by a part of their URLs, and asks about what it does not find.
import { type ClipboardEvent, type KeyboardEvent, useId, useRef } from 'react';
import { getPane } from '../../actions/panes.ts';
import { usePane } from '../../actions/use-pane.ts';
import { askWords as words } from '../../messages/en/table-tools.ts';
import { updateView } from '../../state/document/document-store.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import { importPastedList } from '../../state/table/additions/url-import.ts';
import '../../state/table/asked/asked-text.ts';
import { type AskedText, readAskedText } from '../../state/table/asked/text-meaning.ts';
import { matrixView, useMatrix, useVisibleRows } from '../../state/table/use-matrix.ts';
import { KeyCaps } from '../../ui/content/key-caps.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { ask, cellQuestion, crawlerQuestion, filterOffer, rowQuestion } from './ask.ts';
import styles from './table-pane.module.css';

const setText = (text: string) =>
  updateView(documentStore, { matrix: { ...matrixView(documentStore.getState()), text } });

/** What Enter does, in a word or two. */
function enterWords(asked: AskedText, hasQuestion: boolean): string {
  if (asked.kind !== 'crawler' || !asked.isInTable) return words.enter[asked.kind];
  return hasQuestion ? words.enter.cell : words.enter.column;
}

export function UrlFilter() {
  const matrix = useMatrix();
  const { text } = useDocument(matrixView);
  const { listed } = useVisibleRows(matrix);
  const field = useRef<HTMLInputElement>(null);
  const how = useId();
  usePane('find-or-ask', {
    focus: () => {
      field.current?.focus();
      field.current?.select();
    },
  });
  const { asked: written } = readAskedText(matrix, text);
  const asked = written ?? rowQuestion(matrix, text, listed);
  const question = written?.kind === 'cell' ? written : crawlerQuestion(matrix, written);
  const found = text.trim() === '' ? '' : words.found(listed.length);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && asked) {
      event.preventDefault();
      event.currentTarget.select();
      ask(asked);
    }
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (text === '') getPane('table-body')?.focus();
    else setText('');
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text/plain').trim();
    if (!/[\r\n]/.test(pasted)) return;
    event.preventDefault();
    if (!matrix.kind.hasFixedRows && importPastedList(pasted)) return;
    // A field of one line would join the lines of a list.
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const [start, end] = [selectionStart ?? value.length, selectionEnd ?? value.length];
    const text = value.slice(0, start) + pasted.replaceAll(/\s+/g, ' ') + value.slice(end);
    const { asked: list } = readAskedText(matrix, text);
    setText(list?.kind === 'urls' ? '' : text);
    if (list?.kind === 'urls') ask(list);
  };
  return (
    <span className={styles['search']} data-filled={text !== '' || undefined}>
      <Icon name="i-search" />
      <input
        ref={field}
        type="search"
        className="field"
        aria-label={words.label}
        aria-keyshortcuts="/"
        placeholder={words.label}
        aria-describedby={how}
        spellCheck={false}
        autoCapitalize="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      {/* Not a tooltip, which would cover the sentence about the file. */}
      <span id={how} className="vh">
        {words.how}
      </span>
      <output className="text-xs quiet">
        {asked && (written || listed.length === 1) ? (
          <span className="key-hint">
            <KeyCaps keys="Enter" /> {enterWords(asked, question !== undefined)}
          </span>
        ) : (
          found
        )}
      </output>
      <output className={styles['offer']}>
        {question && (
          <button type="button" className="btn" onClick={() => ask(question)}>
            {cellQuestion(matrix, question)}
          </button>
        )}
        {asked?.kind === 'filter' && (
          <button type="button" className="btn" onClick={() => ask(asked)}>
            {filterOffer(matrix, asked)}
          </button>
        )}
      </output>
    </span>
  );
}
