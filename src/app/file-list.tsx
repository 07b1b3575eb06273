// All files of the site, to find one among thousands: only what is in sight is drawn.
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, useState } from 'react';
import { filesWords as words } from '../messages/words/files.ts';
import { isUnsaved } from '../state/document-store.ts';
import { showFile } from '../state/show-file.ts';
import { removeFile } from '../state/site-files.ts';
import { documentStore, useDocument } from '../state/use-document.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './file-dialogs.module.css';
import { closeAsked, focusFiles } from './file-focus.ts';

const ROW = 32;

function Row({ path, isOnly }: { path: string; isOnly: boolean }) {
  const unsaved = useDocument((state) => isUnsaved(state, path));
  const isShown = useDocument((state) => state.view.path === path);
  return (
    <>
      <button
        type="button"
        className="btn btn-link"
        aria-label={words.open(path)}
        aria-current={isShown ? 'true' : undefined}
        onClick={() => {
          showFile(documentStore, path);
          closeAsked();
        }}
      >
        <code>{path}</code>
      </button>
      <span className="meta">{unsaved && words.notSaved}</span>
      <button
        type="button"
        className="ibtn"
        aria-label={words.takeOut(path)}
        disabled={isOnly}
        onClick={() => removeFile(documentStore, path)}
      >
        <Icon name="i-close" />
      </button>
    </>
  );
}

export function FileList() {
  const files = useDocument((state) => state.document.files);
  const [part, setPart] = useState('');
  const scroller = useRef<HTMLDivElement>(null);
  const found = files.filter(({ path }) => path.toLowerCase().includes(part.toLowerCase()));
  // oxlint-disable-next-line react/incompatible-library -- its object is read where it is made and passed to no memo
  const list = useVirtualizer({
    count: found.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: 4,
    getItemKey: (place) => found[place]?.id ?? place,
  });
  return (
    <Dialog
      title={words.list}
      about=""
      onClose={closeAsked}
      onClosed={focusFiles}
      actions={
        <button type="button" className="btn" onClick={closeAsked}>
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
      <div ref={scroller} className={styles['scroller']}>
        <ul style={{ blockSize: list.getTotalSize() }} aria-label={words.list}>
          {list.getVirtualItems().map(({ key, index, start, size }) => (
            <li
              key={key}
              aria-setsize={found.length}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start}px)`, blockSize: size }}
            >
              <Row path={found[index]?.path ?? ''} isOnly={files.length === 1} />
            </li>
          ))}
        </ul>
        {found.length === 0 && <p>{words.none}</p>}
      </div>
    </Dialog>
  );
}
