// The list of all files of the site, which may be thousands: only visible rows are rendered.
import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FormatId } from '../../core/formats/file-formats.ts';
import { escapeInvisible } from '../../core/text/escape-invisible.ts';
import { filesWords as words } from '../../messages/en/app/files.ts';
import { findingWords } from '../../messages/en/findings.ts';
import { type DocumentFile, fileOf } from '../../state/document/document.ts';
import type { GatepostState } from '../../state/document/document-store.ts';
import { policyOfFile } from '../../state/document/selectors.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import { removeFile } from '../../state/files/site-files.ts';
import { countBySeverity, type InspectionTarget, inspectFile } from '../../state/findings/finder.ts';
import { useWatchedReaders } from '../../state/readers/use-watched-readers.ts';
import { isUnsaved } from '../../state/saved/unsaved.ts';
import { useIdleTask } from '../../state/use-idle-task.ts';
import { showFile } from '../../state/view/show-file.ts';
import { VisibleText } from '../../ui/content/visible-text.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { closeDialog, focusFileMenu } from '../shared/file-focus.ts';
import styles from './file-dialogs.module.css';

const ROW_HEIGHT = 40;

function kindOf({ document }: GatepostState, path: string): FormatId | undefined {
  const file = fileOf(document, path);
  return file && (policyOfFile(file).format.id as FormatId);
}

const createInspection = (inspected: InspectionTarget) => inspectFile(inspected);

/** The finding counts of a file; empty until they are computed. */
function FindingCounts({ path }: { path: string }) {
  const document = useDocument((state) => state.document);
  const reader = useDocument((state) => state.view.reader);
  const watched = useWatchedReaders(path);
  const inspected = useMemo(() => ({ document, reader, watched, path }), [document, reader, watched, path]);
  const last = useIdleTask(inspected, createInspection);
  if (!last) return null;
  return last.result.length === 0 ? findingWords.nothing : findingWords.counts(countBySeverity(last.result));
}

interface RowProps {
  readonly path: string;
  readonly isOnly: boolean;
  /** Registers how the row takes the focus; the returned function unregisters it. */
  readonly register: (path: string, focus: () => void) => () => void;
  readonly onRemove: (path: string) => void;
}

function Row({ path, isOnly, register, onRemove }: RowProps) {
  const openButton = useRef<HTMLButtonElement>(null);
  const removeButton = useRef<HTMLButtonElement>(null);
  useLayoutEffect(
    () => register(path, () => (isOnly ? openButton : removeButton).current?.focus()),
    [register, path, isOnly],
  );
  const unsaved = useDocument((state) => isUnsaved(state, path));
  const kind = useDocument((state) => kindOf(state, path));
  const isShown = useDocument((state) => state.view.path === path);
  return (
    <>
      <button
        ref={openButton}
        type="button"
        className="btn btn-link"
        aria-label={escapeInvisible(words.open(path))}
        aria-current={isShown ? 'true' : undefined}
        onClick={() => {
          showFile(documentStore, path);
          closeDialog();
        }}
      >
        <bdi dir="ltr">
          <code>
            <VisibleText text={path} />
          </code>
        </bdi>
      </button>
      <span className={`meta cut text-s quiet ${styles['facts']}`}>
        {kind && words.kindsShort[kind]}
        {unsaved && `, ${words.notSaved}`}
        <br />
        <FindingCounts path={path} />
      </span>
      <button
        ref={removeButton}
        type="button"
        className="ibtn"
        aria-label={escapeInvisible(words.takeOut(path))}
        disabled={isOnly}
        onClick={() => onRemove(path)}
      >
        <Icon name="i-close" />
      </button>
    </>
  );
}

/** A separate component inside the dialog, because the scroll container must exist before it is measured. */
interface RowsProps {
  readonly files: readonly DocumentFile[];
  readonly isOnly: boolean;
  /** Takes the focus if no row is left. */
  readonly onEmpty: () => void;
}

function Rows({ files, isOnly, onEmpty }: RowsProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const [rows] = useState(() => new Map<string, () => void>());
  const register = useCallback(
    (path: string, focus: () => void) => {
      rows.set(path, focus);
      return () => void (rows.get(path) === focus && rows.delete(path));
    },
    [rows],
  );
  /** The button is removed with its row, so the focus moves to the next row, or to the filter field. */
  const onRemove = (path: string) => {
    const index = files.findIndex((file) => file.path === path);
    const next = files[index + 1] ?? files[index - 1];
    flushSync(() => removeFile(documentStore, path));
    const focusNext = (next && rows.get(next.path)) ?? onEmpty;
    focusNext();
  };
  // oxlint-disable-next-line react/incompatible-library -- its object is read where it is made and passed to no memo
  const list = useVirtualizer({
    count: files.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 4,
    getItemKey: (index) => files[index]?.id ?? index,
  });
  return (
    <div ref={scroller} className={styles['scroller']}>
      <ul style={{ blockSize: list.getTotalSize() }} aria-label={words.list}>
        {list.getVirtualItems().map(({ key, index, start, size }) => (
          <li
            key={key}
            aria-setsize={files.length}
            aria-posinset={index + 1}
            style={{ transform: `translateY(${start}px)`, blockSize: size }}
          >
            <Row path={files[index]?.path ?? ''} {...{ isOnly, register, onRemove }} />
          </li>
        ))}
      </ul>
      {files.length === 0 && <p>{words.none}</p>}
    </div>
  );
}

export function FileList() {
  const files = useDocument((state) => state.document.files);
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const matches = files.filter(({ path }) => path.toLowerCase().includes(query.toLowerCase()));
  return (
    <Dialog
      title={words.list}
      about={words.listAbout(files.length)}
      onClose={closeDialog}
      onClosed={focusFileMenu}
      actions={
        <button type="button" className="btn" onClick={closeDialog}>
          {words.close}
        </button>
      }
    >
      <label className={styles['find']}>
        {words.filter}
        <input
          ref={field}
          className="field"
          placeholder={words.filterHint}
          value={query}
          spellCheck={false}
          onChange={(event) => setQuery(event.target.value)}
        />
      </label>
      <Rows files={matches} isOnly={files.length === 1} onEmpty={() => field.current?.focus()} />
    </Dialog>
  );
}
