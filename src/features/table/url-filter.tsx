// The box in the head of the pane: it finds rows by a part of their URLs, and asks about what it does not find.
import { type KeyboardEvent, useRef } from 'react';
import { getPane } from '../../actions/panes.ts';
import { usePane } from '../../actions/use-pane.ts';
import { askWords as words } from '../../messages/en/table-tools.ts';
import { updateView } from '../../state/document/document-store.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import { addColumns, addRows } from '../../state/table/additions/matrix-additions.ts';
import { type AskedText, askedText } from '../../state/table/asked-text.ts';
import { matrixView, useMatrix, useVisibleRows } from '../../state/table/use-matrix.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './table-pane.module.css';

const setText = (text: string) =>
  updateView(documentStore, { matrix: { ...matrixView(documentStore.getState()), text } });

/** Adds the row or the column that a text asks for. */
function ask({ kind, text }: AskedText): void {
  if (kind === 'url') addRows(documentStore, text);
  else {
    addColumns(documentStore, text);
    setText('');
  }
}

export function UrlFilter() {
  const matrix = useMatrix();
  const { text } = useDocument(matrixView);
  const { listed } = useVisibleRows(matrix);
  const field = useRef<HTMLInputElement>(null);
  usePane('find-or-ask', {
    focus: () => {
      field.current?.focus();
      field.current?.select();
    },
  });
  const asked = askedText(matrix, text);
  const found = text.trim() === '' ? '' : words.found(listed.length);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && asked) {
      event.preventDefault();
      ask(asked);
      event.currentTarget.select();
    }
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (text === '') getPane('table-body')?.focus();
    else setText('');
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
        title={words.how}
        spellCheck={false}
        autoCapitalize="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <output className="text-xs quiet">{asked ? words.enter[asked.kind] : found}</output>
    </span>
  );
}
