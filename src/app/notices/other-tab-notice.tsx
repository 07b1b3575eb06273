// Says that the work is open in another tab, what happened because of that, and what can be done.
import { type ReactNode, type Ref, useCallback, useRef } from 'react';
import { Link, useMatch } from 'react-router';
import { useStore } from 'zustand';
import { readOnlyWords as words } from '../../messages/en/app/notices.ts';
import { dismissRefusal, type GatepostState } from '../../state/document/document-store.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import type { OtherTab, OtherTabNews } from '../../state/storage/other-tab.ts';
import { documentHasContent } from '../../state/versions/version-triggers.ts';
import { lockFields } from '../../ui/controls/read-only-fields.ts';
import { Icon, type IconName } from '../../ui/icons/icon.tsx';
import { useShell } from '../shell/shell-store.ts';

const newsSentences = {
  lost: words.lost,
  'lost-with-copy': words.lostWithCopy,
  taken: words.taken,
  copied: words.copied,
  failed: words.failed,
} satisfies Record<NonNullable<OtherTabNews['event']>, string>;

/** Locks the fields for as long as the session is another tab's. */
function createLockFollower() {
  let unlock: (() => void) | undefined;
  return ({ isOpenInOtherTab = false }: GatepostState): void => {
    if ((unlock !== undefined) === isOpenInOtherTab) return;
    unlock?.();
    unlock = isOpenInOtherTab ? lockFields() : undefined;
  };
}
const followLock = createLockFollower();
followLock(documentStore.getState());
documentStore.subscribe(followLock);

interface LineProps {
  readonly icon: IconName;
  readonly children: ReactNode;
  readonly place?: Ref<HTMLDivElement>;
}

function Line({ icon, children, place }: LineProps) {
  return (
    <div
      ref={place}
      tabIndex={place ? -1 : undefined}
      className="notice"
      data-severity={icon === 'g-error' ? 'error' : undefined}
    >
      <Icon name={icon} />
      {children}
    </div>
  );
}

function Dismiss({ run }: { run: () => void }) {
  return (
    <button type="button" className="btn btn-link" onClick={run}>
      {words.dismiss}
    </button>
  );
}

/**
 * A button that was pressed is gone once it has done its work: then what is said takes the focus. `place` is for its
 * element, which is another one once the bar has gone: what is said may come before or after that.
 */
function useFocusAfter() {
  const isAsked = useRef(false);
  const place = useCallback((element: HTMLDivElement | null) => {
    if (!element || !isAsked.current || document.activeElement !== document.body) return;
    isAsked.current = false;
    element.focus();
  }, []);
  const onAsk = () => {
    isAsked.current = true;
  };
  return { place, onAsk };
}

interface ReadingProps {
  readonly tabs: OtherTab;
  readonly isFree: boolean;
  readonly onAsk: () => void;
}

function ReadOnlyBar({ tabs, isFree, onAsk }: ReadingProps) {
  const path = useDocument((state) => state.view.path);
  const origin = useDocument((state) => state.document.origin);
  const ask = (done: () => Promise<void>) => () => {
    onAsk();
    void done();
  };
  return (
    <Line icon="g-note">
      <output>{isFree ? words.free(path, origin) : words.elsewhere(path, origin)}</output>
      <button type="button" className="btn" title={words.takeOverHint} onClick={ask(tabs.takeOver)}>
        {isFree ? words.goOn : words.takeOver}
      </button>
      <button type="button" className="btn" title={words.copyHint} onClick={ask(tabs.copy)}>
        {words.copy}
      </button>
    </Line>
  );
}

function Bar({ tabs }: { tabs: OtherTab }) {
  const news = useStore(tabs.news);
  const isElsewhere = useDocument((state) => state.isOpenInOtherTab === true);
  const isRefused = useDocument(
    ({ refusal }) => refusal?.code === 'read-only' && refusal.why === 'other-tab',
  );
  const { place, onAsk } = useFocusAfter();
  return (
    <>
      <OtherSessionsBar />
      {isElsewhere && <ReadOnlyBar tabs={tabs} isFree={news.isFree} onAsk={onAsk} />}
      <div role="alert">
        {news.event && (
          <Line key={String(isElsewhere)} icon="g-note" place={place}>
            <span>{newsSentences[news.event]}</span>
            <Dismiss run={() => tabs.news.setState({ isFree: news.isFree }, true)} />
          </Line>
        )}
        {isRefused && (
          <Line icon="g-error">
            <span>{words.notWritten}</span>
            <Dismiss run={() => dismissRefusal(documentStore)} />
          </Line>
        )}
      </div>
    </>
  );
}

/** Whoever expects a work here finds none: all are open in other tabs. */
function OtherSessionsBar() {
  const isThere = useShell(({ works }) => works.some(({ isElsewhere }) => isElsewhere));
  const isUntouched = useDocument(
    ({ document, history, isOpenInOtherTab: isElsewhere }) =>
      !isElsewhere && history.past.length === 0 && !documentHasContent(document),
  );
  const isWorkbench = useMatch('/edit') !== null;
  if (!(isThere && isUntouched && isWorkbench)) return null;
  return (
    <Line icon="g-note">
      <output>{words.othersElsewhere}</output>
      <Link to="/">{words.toStart}</Link>
    </Line>
  );
}

/** Nothing where the browser cannot tell about other tabs. */
export default function OtherTabNotice() {
  const tabs = useShell((state) => state.tabs);
  return tabs ? <Bar tabs={tabs} /> : null;
}
