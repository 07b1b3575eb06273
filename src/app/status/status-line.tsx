// The status line: what is unsaved, what readers and findings say, and the size of the file.

import { useRef, useState } from 'react';
import { usePane } from '../../actions/use-pane.ts';
import { countLines } from '../../core/document/count-lines.ts';
import { shellWords as words } from '../../messages/en/app/shell.ts';
import { countExpectations } from '../../state/document/document.ts';
import { openSource } from '../../state/document/selectors.ts';
import { useDocument } from '../../state/document/use-document.ts';
import { isUnsaved } from '../../state/saved/unsaved.ts';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { loadOnDemand } from '../late/load-on-demand.ts';
import styles from './status-line.module.css';

const Notes = lazyComponent(
  () => import('./status-notes.tsx'),
  'StatusNotes',
  () => null,
);

const FileDetails = lazyComponent(loadOnDemand, 'FileDetails', () => null);

/** The number of lines, and whether the file is not in UTF-8. It opens the details of the file. */
function FileDetailsButton() {
  const lines = useDocument((state) => countLines(openSource(state).lines));
  const isUtf8 = useDocument((state) => openSource(state).encoding === 'utf-8');
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`btn btn-link ${styles['part']}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isUtf8 ? words.lines(lines) : `${words.lines(lines)}, ${words.notUtf8}`}
      </button>
      {isOpen && <FileDetails button={button} onClose={() => setOpen(false)} />}
    </>
  );
}

export function StatusLine() {
  const unsaved = useDocument((state) => isUnsaved(state, state.view.path));
  const path = useDocument((state) => state.view.path);
  const hasExpectations = useDocument((state) => countExpectations(state.document) > 0);
  const isReadOnly = useDocument((state) => state.isOpenInOtherTab === true);
  const line = useRef<HTMLElement>(null);
  usePane('status-frame', { element: () => line.current });
  return (
    <footer
      ref={line}
      className={`text-s quiet ${styles['status']}`}
      data-stop="status"
      aria-label={words.statusOf(path)}
    >
      {isReadOnly ? (
        <span className="strong">{words.readOnly}</span>
      ) : (
        <span className={unsaved ? 'strong changed' : undefined}>
          {unsaved ? words.notSaved : words.saved(hasExpectations)}
        </span>
      )}
      <Notes />
      <span className="spring" />
      <FileDetailsButton />
      <span className={`${styles['whole']} ${styles['promise']}`}>
        <span>{words.promise}</span>
      </span>
    </footer>
  );
}
