// The bar on top: which file, read as whom, undo and redo, open and save.
import { Link } from 'react-router';
import { readers } from '../core/readers/index.ts';
import { describeStep } from '../messages/words/history.ts';
import { shellWords as words } from '../messages/words/shell.ts';
import { isUnsaved, look } from '../state/document-store.ts';
import { documentStore, useDocument } from '../state/use-document.ts';
import { Icon } from '../ui/icon.tsx';
import { onDemand } from '../ui/on-demand.tsx';
import { Select } from '../ui/select.tsx';
import type { AboutReaderProps } from './about-reader.tsx';
import { commands, showFile } from './commands.ts';
import styles from './top-bar.module.css';

function FileTabs() {
  const files = useDocument((state) => state.document.files);
  const current = useDocument((state) => state.view.path);
  return (
    <ul className={styles['files']}>
      {files.map(({ path }) => (
        <li key={path}>
          <button
            type="button"
            className={styles['file']}
            aria-current={path === current ? 'true' : undefined}
            onClick={() => showFile(path)}
          >
            {path.slice(1)}
            <UnsavedDot path={path} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function UnsavedDot({ path }: { path: string }) {
  const unsaved = useDocument((state) => isUnsaved(state, path));
  if (!unsaved) return null;
  return (
    <>
      <span className={styles['dot']} />
      <span className="vh">, {words.unsaved}</span>
    </>
  );
}

/** The way to the page on the reader; until its code is there, its place. */
const AboutReader = onDemand<AboutReaderProps>(
  () => import('./about-reader.tsx'),
  ({ className }) => <span className={`ibtn ${className}`} />,
);

function ReadAs() {
  const reader = useDocument((state) => state.view.reader);
  return (
    <>
      <label className={styles['lens']}>
        <span className={styles['lensLabel']}>{words.readAs}</span>
        <Select
          className={styles['lensSelect']}
          value={reader}
          onChange={(event) => {
            const chosen = readers.find(({ id }) => id === event.target.value);
            if (chosen) look(documentStore, { reader: chosen.id, readerChosen: true });
          }}
        >
          {readers.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      </label>
      <AboutReader className={styles['about']} />
    </>
  );
}

function HistoryButtons() {
  const last = useDocument((state) => state.history.past.at(-1)?.label);
  const next = useDocument((state) => state.history.future[0]?.label);
  return (
    <>
      <button
        type="button"
        className="ibtn"
        aria-label={words.undo}
        title={last ? words.undoWhat(describeStep(last)) : words.nothingToUndo}
        aria-disabled={!last}
        onClick={commands.undo.run}
      >
        <Icon name="i-undo" />
      </button>
      <button
        type="button"
        className="ibtn"
        aria-label={words.redo}
        title={next ? words.redoWhat(describeStep(next)) : words.nothingToRedo}
        aria-disabled={!next}
        onClick={commands.redo.run}
      >
        <Icon name="i-redo" />
      </button>
    </>
  );
}

export function TopBar() {
  const origin = useDocument((state) => state.document.origin);
  return (
    <header className={styles['top']}>
      <Link to="/" className={styles['brand']} aria-label={`${words.product}, ${words.start}`}>
        <Icon name="i-mark" />
        <span className={styles['brandName']}>{words.product}</span>
      </Link>
      {origin !== '' && <span className={styles['site']}>{origin.replace(/^https?:\/\//, '')}</span>}
      <FileTabs />
      <span className="spring" />
      <ReadAs />
      <HistoryButtons />
      <button type="button" className="btn" aria-label={words.newFile} onClick={commands.newFile.run}>
        <Icon name="i-file" />
        <span className={styles['word']}>{words.newShort}</span>
      </button>
      <button type="button" className="btn" aria-label={words.openFile} onClick={commands.openFile.run}>
        <Icon name="i-folder" />
        <span className={styles['word']}>{words.openShort}</span>
      </button>
      <button
        type="button"
        className={`btn ${styles['whole']}`}
        title={words.saveWorkspaceHint}
        onClick={commands.saveWorkspace.run}
      >
        {words.saveWorkspace}
      </button>
      <button
        type="button"
        className="btn btn-primary"
        aria-label={words.saveFile}
        onClick={commands.saveFile.run}
      >
        {words.saveShort}
      </button>
    </header>
  );
}
