// All files of the site, to find one among thousands: only what is in sight is drawn.
import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FormatId } from '../../core/formats/file-formats.ts';
import { escapeInvisible } from '../../core/text/escape-invisible.ts';
import { filesWords as words } from '../../messages/en/app/files.ts';
import { findingWords } from '../../messages/en/findings.ts';
import { type DocumentFile, fileOf } from '../../state/document/document.ts';
import type { GatepostState } from '../../state/document/document-store.ts';
import { policyOfFile } from '../../state/document/selectors.ts';
import { showFile } from '../../state/document/show-file.ts';
import { removeFile } from '../../state/document/site-files.ts';
import { isUnsaved } from '../../state/document/unsaved.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import { countBySeverity, type InspectionTarget, inspectFile } from '../../state/findings/finder.ts';
import { useIdleTask } from '../../state/use-idle-task.ts';
import { VisibleText } from '../../ui/content/visible-text.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import styles from './file-dialogs.module.css';
import { closeDialog, focusFileMenu } from './file-focus.ts';

const ROW = 40;

function kindOf({ document }: GatepostState, path: string): FormatId | undefined {
  const file = fileOf(document, path);
  return file && (policyOfFile(file).format.id as FormatId);
}

const lookAt = (inspected: InspectionTarget) => inspectFile(inspected);

/** What was found in a file; nothing while that is worked out. */
function FindingCounts({ path }: { path: string }) {
  const document = useDocument((state) => state.document);
  const reader = useDocument((state) => state.view.reader);
  const inspected = useMemo(() => ({ document, reader, path }), [document, reader, path]);
  const last = useIdleTask(inspected, lookAt);
  if (!last) return null;
  return last.result.length === 0 ? findingWords.nothing : findingWords.counts(countBySeverity(last.result));
}

/** Takes a file out; the button goes with it, so the focus goes to the next row, or to the field that finds others. */
function removeFileAndFocus(button: HTMLElement, path: string): void {
  const row = button.closest('li');
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  const field = button.closest('[role=dialog]')?.querySelector('input');
  flushSync(() => removeFile(documentStore, path));
  const there = next?.isConnected ? [...next.querySelectorAll<HTMLElement>('button:enabled')].at(-1) : field;
  there?.focus();
}

function Row({ path, isOnly }: { path: string; isOnly: boolean }) {
  const unsaved = useDocument((state) => isUnsaved(state, path));
  const kind = useDocument((state) => kindOf(state, path));
  const isShown = useDocument((state) => state.view.path === path);
  return (
    <>
      <button
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
      <span className={`meta ${styles['facts']}`}>
        {kind && words.kindsShort[kind]}
        {unsaved && `, ${words.notSaved}`}
        <br />
        <FindingCounts path={path} />
      </span>
      <button
        type="button"
        className="ibtn"
        aria-label={escapeInvisible(words.takeOut(path))}
        disabled={isOnly}
        onClick={({ currentTarget }) => removeFileAndFocus(currentTarget, path)}
      >
        <Icon name="i-close" />
      </button>
    </>
  );
}

/** Inside the dialog, as what scrolls has to be there before it is measured. */
function Rows({ found, isOnly }: { found: readonly DocumentFile[]; isOnly: boolean }) {
  const scroller = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- its object is read where it is made and passed to no memo
  const list = useVirtualizer({
    count: found.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: 4,
    getItemKey: (place) => found[place]?.id ?? place,
  });
  return (
    <div ref={scroller} className={styles['scroller']}>
      <ul style={{ blockSize: list.getTotalSize() }} aria-label={words.list}>
        {list.getVirtualItems().map(({ key, index, start, size }) => (
          <li
            key={key}
            aria-setsize={found.length}
            aria-posinset={index + 1}
            style={{ transform: `translateY(${start}px)`, blockSize: size }}
          >
            <Row path={found[index]?.path ?? ''} isOnly={isOnly} />
          </li>
        ))}
      </ul>
      {found.length === 0 && <p>{words.none}</p>}
    </div>
  );
}

export function FileList() {
  const files = useDocument((state) => state.document.files);
  const [part, setPart] = useState('');
  const found = files.filter(({ path }) => path.toLowerCase().includes(part.toLowerCase()));
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
          className="field"
          placeholder={words.filterHint}
          value={part}
          spellCheck={false}
          onChange={(event) => setPart(event.target.value)}
        />
      </label>
      <Rows found={found} isOnly={files.length === 1} />
    </Dialog>
  );
}
