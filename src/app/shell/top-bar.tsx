// The top bar: the file, the reader, undo and redo, sharing and saving.

import { useRef } from 'react';
import { Link, NavLink, useMatch } from 'react-router';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { usePane } from '../../actions/use-pane.ts';
import { hostOfOrigin } from '../../core/text/host-of-origin.ts';
import { shellWords as words } from '../../messages/en/app/shell.ts';
import type { DocumentFile } from '../../state/document/document.ts';
import type { StepLabel } from '../../state/document/history.ts';
import type { GatepostState } from '../../state/document/state.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import { useLayout } from '../../state/layout/use-layout.ts';
import { isUnsaved } from '../../state/saved/unsaved.ts';
import { showFile } from '../../state/view/show-file.ts';
import { useVisibleName, VisibleText } from '../../ui/content/visible-text.tsx';
import { formatKeys } from '../../ui/environment/key-names.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { lazyComponent, prefetch } from '../../ui/loading/lazy-component.tsx';
import { globalActions, loadPaneFocus, paletteAction } from '../actions/global-actions.ts';
import { loadAfterPaint } from '../late/load-after-paint.ts';
import { loadOnDemand } from '../late/load-on-demand.ts';
import { ReaderSelect } from '../readers/reader-select.tsx';
import { WatchedReaders } from '../readers/watched-readers.tsx';
import { dismiss, useShell } from '../shared/shell-store.ts';
import styles from '../shared/top-bar.module.css';
import { comparePath } from './compare-path.ts';

type Describe = (label: StepLabel) => string;

const stepWords = createStore<{ readonly describe?: Describe }>(() => ({}));

prefetch(async () => {
  const { describeStep } = await import('../../messages/en/comparison/changes.ts');
  stepWords.setState({ describe: describeStep });
});

const historyButtons = {
  undo: {
    icon: 'i-undo',
    step: ({ history }: GatepostState) => history.past.at(-1)?.label,
    nothing: words.nothingToUndo,
    title: words.undoWhat,
  },
  redo: {
    icon: 'i-redo',
    step: ({ history }: GatepostState) => history.future[0]?.label,
    nothing: words.nothingToRedo,
    title: words.redoWhat,
  },
} as const;

/** The undo or redo button; its title names the step. */
function HistoryButton({ to: direction }: { to: keyof typeof historyButtons }) {
  const { icon, step, nothing, title } = historyButtons[direction];
  const label = useDocument(step);
  const describe = useStore(stepWords, (state) => state.describe);
  return (
    <button
      type="button"
      className="ibtn"
      aria-label={globalActions[direction].title}
      title={label ? describe && title(describe(label)) : nothing}
      aria-disabled={!label}
      onClick={globalActions[direction].run}
    >
      <Icon name={icon} />
    </button>
  );
}

/** The maximum number of tabs: more would not fit. */
const MAX_TABS = 5;
/** Longer paths are shortened in tabs, in characters. */
const MAX_NAME_LENGTH = 24;

/** Returns the first files, and the shown one if it is not among them. */
function visibleTabs(files: readonly DocumentFile[], current: string): readonly DocumentFile[] {
  const first = files.slice(0, MAX_TABS);
  const currentFile = files.find(({ path }) => path === current);
  return !currentFile || first.includes(currentFile) ? first : [...first.slice(0, -1), currentFile];
}

/** An inactive copy of the button until its code is loaded. */
const FileMenu = lazyComponent(loadAfterPaint, 'FileMenu', ({ className }) => (
  <span className={`btn btn-quiet ${className}`}>
    {words.file} <Icon name="g-down" />
  </span>
));

const AddFileMenu = lazyComponent(loadAfterPaint, 'AddFileMenu', ({ className }) => (
  <span className={`ibtn ${className}`}>
    <Icon name="g-plus" />
  </span>
));

/** The last part of a long path; screen readers get the whole path. */
function TabName({ path }: { path: string }) {
  const name = path.slice(1);
  if (name.length <= MAX_NAME_LENGTH) return <VisibleText text={name} />;
  return (
    <>
      <span aria-hidden="true" className={styles['short']}>
        …<VisibleText text={path.slice(path.lastIndexOf('/'))} />
      </span>
      <span className="vh">
        <VisibleText text={name} />
      </span>
    </>
  );
}

/**
 * Scrolls to the tab in the next frame, whose layout is computed anyway: doing it now would force a layout during
 * rendering.
 */
function showTab(tab: HTMLElement | null): void {
  requestAnimationFrame(() => tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' }));
}

/** The stated host until the code that finds one is loaded. */
const SiteName = lazyComponent(loadAfterPaint, 'SiteName', () => {
  const origin = useDocument((state) => state.document.origin);
  return origin === '' ? null : (
    <span aria-hidden="true" className={`faint ${styles['site']}`}>
      <VisibleText text={hostOfOrigin(origin)} />/
    </span>
  );
});

function FileTabs() {
  const visible = useVisibleName();
  const files = useDocument((state) => state.document.files);
  const current = useDocument((state) => state.view.path);
  const tabs = visibleTabs(files, current);
  const hiddenCount = files.length - tabs.length;
  return (
    <>
      <ul className={styles['files']}>
        {tabs.map(({ id, path }) => (
          <li key={id}>
            <button
              type="button"
              className={`inline mono quiet ${styles['file']}`}
              aria-current={path === current ? 'true' : undefined}
              title={visible(path)}
              ref={path === current ? showTab : undefined}
              onClick={() => showFile(documentStore, path)}
            >
              <SiteName {...{ path }} isCurrent={path === current} />
              <TabName path={path} />
              <UnsavedDot path={path} />
            </button>
          </li>
        ))}
      </ul>
      {hiddenCount > 0 && (
        <button type="button" className="btn btn-link" onClick={globalActions.listFiles.run}>
          {words.moreFiles(hiddenCount)}
        </button>
      )}
      <AddFileMenu className={styles['add']} />
    </>
  );
}

function UnsavedDot({ path }: { path: string }) {
  const unsaved = useDocument((state) => isUnsaved(state, path));
  return (
    <>
      <span className={styles['dot']} data-unsaved={unsaved || undefined} />
      {unsaved && <span className="vh">, {words.unsaved}</span>}
    </>
  );
}

/** The link is on the page that is left. */
const focusFile = () => void loadPaneFocus().then((code) => code.focusOpenedFile());

/** Links to the two pages that show the open site. */
function PageLinks() {
  const isComparing = useMatch('/compare/*') !== null;
  const compareAt = useDocument(comparePath);
  return (
    <nav aria-label={words.pages} className={`text-s ${styles['pages']}`}>
      <NavLink to="/edit" onClick={isComparing ? focusFile : undefined}>
        {words.edit}
      </NavLink>
      <Link to={compareAt} aria-current={isComparing ? 'page' : undefined}>
        {words.compare}
      </Link>
    </nav>
  );
}

function ShareButton() {
  const button = useRef<HTMLButtonElement>(null);
  usePane('share-button', {
    focus: () => button.current?.focus(),
    isShown: () => (button.current?.getClientRects().length ?? 0) > 0,
  });
  return (
    <button
      ref={button}
      type="button"
      className={`btn btn-quiet ${styles['whole']}`}
      aria-label={words.share}
      onClick={globalActions.share.run}
    >
      {words.shareShort}
    </button>
  );
}

/** The list after Save. */
const AfterSavePanel = lazyComponent(loadOnDemand, 'AfterSavePanel', () => null);

/** Highlighted if there are unsaved changes; it saves the file at any time. */
function SaveButton() {
  const button = useRef<HTMLButtonElement>(null);
  const unsaved = useDocument((state) => isUnsaved(state, state.view.path));
  const isReadOnly = useDocument((state) => state.isOpenInOtherTab === true);
  const published = useShell((state) => state.published);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`btn ${unsaved ? 'btn-primary' : 'strong quiet'}`}
        aria-label={globalActions.saveFile.title}
        title={isReadOnly ? words.readOnly : unsaved ? undefined : words.saved(false)}
        onClick={globalActions.saveFile.run}
      >
        {words.saveShort}
      </button>
      {published && (
        <AfterSavePanel
          key={`${published.name} ${published.time}`}
          saved={published}
          opener={button}
          onClose={() => dismiss('published')}
          onSaveWorkspace={globalActions.saveWorkspace.run}
        />
      )}
    </>
  );
}

/** Everything that does not fit into a narrow bar; an empty space until its code is loaded. */
const MoreMenu = lazyComponent(loadOnDemand, 'MoreMenu', () => <span className="ibtn" />);

/** Whether expectations fail and whether there are findings, in a narrow bar. */
const NarrowMarks = lazyComponent(loadOnDemand, 'NarrowMarks', () => null);

const HomeLink = () => (
  <Link to="/" className={`inline strong ${styles['brand']}`} aria-label={`${words.product}, ${words.start}`}>
    <Icon name="i-mark" />
    <span className={styles['brandName']}>{words.product}</span>
  </Link>
);

/** One row: the file, its findings, undo, Save, and a menu for the rest. */
const NarrowBar = () => (
  <header className={`row ${styles['top']}`}>
    <HomeLink />
    <FileMenu className={styles['fileMenu']} hasFiles />
    <NarrowMarks />
    <span className="spring" />
    <HistoryButton to="undo" />
    <SaveButton />
    <MoreMenu />
  </header>
);

const WideBar = () => (
  <header className={`row ${styles['top']}`}>
    <HomeLink />
    <FileMenu className={styles['fileMenu']} />
    <FileTabs />
    <span className="spring" />
    <ReaderSelect />
    <WatchedReaders />
    <HistoryButton to="undo" />
    <HistoryButton to="redo" />
    <PageLinks />
    <ShareButton />
    <SaveButton />
    <button type="button" className="btn btn-quiet" aria-label={words.commands} onClick={paletteAction.run}>
      <Icon name="i-search" />
      <kbd className={`key-hint ${styles['word']}`}>{formatKeys(paletteAction.keys[0])}</kbd>
    </button>
  </header>
);

export const TopBar = () => (useLayout((state) => state.kind === 'narrow') ? <NarrowBar /> : <WideBar />);
