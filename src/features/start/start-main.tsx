// The content of the start page: for somebody who has sites here, and for a first visit.
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { useStore } from 'zustand';
import { usePane } from '../../actions/use-pane.ts';
import { type Source, sourceOfText } from '../../core/document/source.ts';
import { parseAddress } from '../../core/formats/other-content.ts';
import { shellWords } from '../../messages/en/app/shell.ts';
import { licencesText, startWords as words } from '../../messages/en/app/start.ts';
import { keyboardText } from '../../messages/en/learn/learn.ts';
import { formatKeys } from '../../ui/environment/key-names.ts';
import { isTouch } from '../../ui/environment/platform.ts';
import { isTextField } from '../../ui/environment/text-field.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { AnsweredExample } from './answered-example.tsx';
import { ExampleGallery, MoreExamples } from './example-gallery.tsx';
import type { Example, ExampleCell } from './examples/example.ts';
import { Bookmark, LookAtSite } from './look-at-site.tsx';
import { isPolicyText, PasteBox } from './paste-box.tsx';
import { clearPasteDraft, pasteDraftStore, setPasteDraft } from './paste-draft.ts';
import styles from './start.module.css';
import { Templates, type TemplatesProps } from './templates.tsx';

export interface StartMainProps extends TemplatesProps {
  readonly onOpen: () => void;
  /** `origin` is the site that was entered before, such as `https://shop.example`, or ''. */
  readonly onPaste: (source: Source, origin: string) => void;
  /** `cell`: the answer to explain. */
  readonly onExample: (example: Example, cell?: ExampleCell) => void;
  readonly onSaveAll: () => void;
  readonly notices: ReactNode;
  /** What takes the place of the address if the program on this computer, which requests addresses, opened the page. */
  readonly local?: ReactNode;
  /** The list of sites; undefined for a first visit. */
  readonly sites: ReactNode | undefined;
  /** Whether there is room for an example beside them. */
  readonly hasFewSites: boolean;
  /** Whether the example is one of them already. */
  readonly isExampleOpen: boolean;
  readonly settings: ReactNode;
  /** The languages other than the current one, as buttons. */
  readonly languages: ReactNode;
  readonly worksOffline: boolean;
}

const Brand = () => (
  <span className="row text-m">
    <Icon name="i-mark" /> {shellWords.product}
  </span>
);

/** The heading of the page; it gets the focus after something else was closed. */
function useStartHeading(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  usePane('start-page', { focus: () => heading.current?.focus({ preventScroll: true }) });
  return heading;
}

function ReturningHead({ onSaveAll, settings }: Pick<StartMainProps, 'onSaveAll' | 'settings'>) {
  return (
    <header className={`row ${styles['head']}`}>
      <h1 ref={useStartHeading()} tabIndex={-1}>
        <Brand />
      </h1>
      <span className="spring" />
      <button type="button" className="btn btn-link target" onClick={onSaveAll}>
        {words.saveAll}
      </button>
      {settings}
    </header>
  );
}

const FirstHead = () => (
  <header className={styles['head']}>
    <h1 ref={useStartHeading()} tabIndex={-1}>
      <Brand />
      <span className="vh">: </span>
      <span className={styles['question']}>{words.question}</span>
    </h1>
  </header>
);

const CheckLog = () => (
  <Link className={`flow ${styles['log']}`} to="/log">
    <Icon name="i-file" />
    <b>{shellWords.checkLog}</b>
    <span className="text-s faint">{words.checkLogHint}</span>
  </Link>
);

interface PasteWayProps {
  readonly onShow: () => void;
  readonly onChoose: () => void;
}

/** Stands for the field until the user pastes, or asks for it. */
const PasteWay = ({ onShow, onChoose }: PasteWayProps) => (
  <div className={`row text-s ${styles['way']}`}>
    <Icon name="i-paste" />
    <button type="button" className={`btn btn-link ${styles['whole']}`} onClick={onShow}>
      {isTouch ? words.pasteShortTouch : words.pasteShort}
    </button>
    <kbd className="key-hint">{formatKeys('Ctrl+V')}</kbd>
    <span className="spring" />
    <button type="button" className={`btn ${styles['above']}`} onClick={onChoose}>
      <Icon name="i-folder" /> {words.openFile}
    </button>
  </div>
);

interface FootProps extends Pick<StartMainProps, 'languages' | 'worksOffline'> {
  readonly onExamples: () => void;
}

const Foot = ({ languages, worksOffline, onExamples }: FootProps) => (
  <footer className={`flow text-s faint ${styles['foot']}`}>
    <span>{words.notALock}</span>
    <span>{shellWords.promise}.</span>
    <Link to="/learn">{words.learn}</Link>
    <Link to={`/learn/${keyboardText.slug}`}>{words.keys}</Link>
    {languages}
    <button type="button" className="btn btn-link target" onClick={onExamples}>
      {words.examples}
    </button>
    <Link to={`/learn/${licencesText.slug}`}>{licencesText.title}</Link>
    {/* It appears late, and moves nothing. */}
    {worksOffline && <span>{shellWords.worksOffline}</span>}
  </footer>
);

/**
 * The paste field of a returning visitor: its button, until it is needed. A policy file that is pasted anywhere opens,
 * and another text fills the field.
 */
function usePasteField(isFirst: boolean, open: (source: Source) => void) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [isShown, setShown] = useState(false);
  const show = () => {
    flushSync(() => setShown(true));
    field.current?.focus();
  };
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (event.defaultPrevented || text === '' || isTextField(event.target)) return;
      event.preventDefault();
      if (isPolicyText(text)) {
        open(sourceOfText(text));
        return;
      }
      setPasteDraft(sourceOfText(text));
      show();
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  });
  return { field, isShown: isFirst || isShown, show };
}

export function StartMain({
  sites,
  hasFewSites,
  isExampleOpen,
  settings,
  languages,
  notices,
  worksOffline,
  local,
  ...handlers
}: StartMainProps) {
  const pasted = useStore(pasteDraftStore, ({ source }) => source);
  const [address, setAddress] = useState('');
  const [hasExamples, setHasExamples] = useState(false);
  const examplesHeading = useRef<HTMLHeadingElement>(null);
  const isFirst = sites === undefined;
  const origin = parseAddress(address)?.origin ?? '';
  const openPasted = (source: Source) => {
    clearPasteDraft();
    handlers.onPaste(source, origin);
  };
  const paste = usePasteField(isFirst, openPasted);
  usePane('start-paste', { focus: paste.show });
  const showExamples = () => {
    flushSync(() => setHasExamples(true));
    examplesHeading.current?.focus();
  };
  const [expected, setExpected] = useState<string>();
  const expectTextOf = (file: string) => {
    setExpected(file.replace(/^https?:\/\//, ''));
    paste.show();
  };
  const bookmark = local ? undefined : <Bookmark />;
  const pasteBox = paste.isShown ? (
    <PasteBox
      field={paste.field}
      expected={expected}
      source={pasted}
      onSource={setPasteDraft}
      onOpen={openPasted}
      onChoose={handlers.onOpen}
    />
  ) : (
    <PasteWay onShow={paste.show} onChoose={handlers.onOpen} />
  );
  // Only the program on this computer reads an address; elsewhere it leads to another tab.
  const ways = local ? (
    <>
      {local}
      {pasteBox}
    </>
  ) : (
    <>
      {pasteBox}
      <LookAtSite address={address} onAddress={setAddress} onOpen={expectTextOf} />
    </>
  );
  const templates = (
    <Templates onTemplate={handlers.onTemplate} onNew={handlers.onNew} onPreset={handlers.onPreset} />
  );
  return (
    <div className="page">
      {notices}
      <main className={styles['start']} data-first={isFirst || undefined}>
        {isFirst ? <FirstHead /> : <ReturningHead onSaveAll={handlers.onSaveAll} settings={settings} />}
        {isFirst ? (
          <>
            <div className={styles['side']}>
              {ways}
              <div>
                {templates}
                {bookmark}
                <CheckLog />
              </div>
            </div>
            <div className={styles['side']}>
              <AnsweredExample onOpen={handlers.onExample} />
              <MoreExamples onOpen={handlers.onExample} />
            </div>
          </>
        ) : (
          <>
            <div className={styles['side']}>
              {sites}
              {hasFewSites && !isExampleOpen && <AnsweredExample onOpen={handlers.onExample} />}
            </div>
            <div className={styles['side']}>
              {ways}
              <div>
                {templates}
                {bookmark}
                <CheckLog />
              </div>
            </div>
          </>
        )}
        {hasExamples && <ExampleGallery heading={examplesHeading} onOpen={handlers.onExample} />}
        <Foot languages={languages} worksOffline={worksOffline} onExamples={showExamples} />
      </main>
    </div>
  );
}
