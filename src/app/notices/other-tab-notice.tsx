// Notices that the session is open in another tab, what happened because of that, and what can be done.
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

/** Locks the fields while another tab has the session. */
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
 * Moves the focus to the message after its button was pressed and removed. `place` is the ref of the message's
 * element, which is recreated when the bar is removed: the message may appear before or after that.
 */
function useMessageFocus() {
  const isPending = useRef(false);
  const messageRef = useCallback((element: HTMLDivElement | null) => {
    if (!element || !isPending.current || document.activeElement !== document.body) return;
    isPending.current = false;
    element.focus();
  }, []);
  const onPress = () => {
    isPending.current = true;
  };
  return { place: messageRef, onAsk: onPress };
}

interface ReadOnlyBarProps {
  readonly tabs: OtherTab;
  readonly isFree: boolean;
  readonly onPress: () => void;
}

function ReadOnlyBar({ tabs, isFree, onPress: onAsk }: ReadOnlyBarProps) {
  const path = useDocument((state) => state.view.path);
  const origin = useDocument((state) => state.document.origin);
  const run = (action: () => Promise<void>) => () => {
    onAsk();
    void action();
  };
  return (
    <Line icon="g-note">
      <output>{isFree ? words.free(path, origin) : words.elsewhere(path, origin)}</output>
      <button type="button" className="btn" title={words.takeOverHint} onClick={run(tabs.takeOver)}>
        {isFree ? words.goOn : words.takeOver}
      </button>
      <button type="button" className="btn" title={words.copyHint} onClick={run(tabs.copy)}>
        {words.copy}
      </button>
    </Line>
  );
}

function OtherTabBar({ tabs }: { tabs: OtherTab }) {
  const news = useStore(tabs.news);
  const isInOtherTab = useDocument((state) => state.isOpenInOtherTab === true);
  const isRefused = useDocument(
    ({ refusal }) => refusal?.code === 'read-only' && refusal.why === 'other-tab',
  );
  const { place, onAsk } = useMessageFocus();
  return (
    <>
      <OtherSessionsBar />
      {isInOtherTab && <ReadOnlyBar tabs={tabs} isFree={news.isFree} onPress={onAsk} />}
      <div role="alert">
        {news.event && (
          <Line key={String(isInOtherTab)} icon="g-note" place={place}>
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

/** Shown when every stored session is open in another tab, and this one is empty. */
function OtherSessionsBar() {
  const hasSessionElsewhere = useShell(({ works }) => works.some(({ isElsewhere }) => isElsewhere));
  const isUntouched = useDocument(
    ({ document, history, isOpenInOtherTab: isInOtherTab }) =>
      !isInOtherTab && history.past.length === 0 && !documentHasContent(document),
  );
  const isWorkbench = useMatch('/edit') !== null;
  if (!(hasSessionElsewhere && isUntouched && isWorkbench)) return null;
  return (
    <Line icon="g-note">
      <output>{words.othersElsewhere}</output>
      <Link to="/">{words.toStart}</Link>
    </Line>
  );
}

/** Renders nothing if the browser cannot detect other tabs. */
export default function OtherTabNotice() {
  const tabs = useShell((state) => state.tabs);
  return tabs ? <OtherTabBar tabs={tabs} /> : null;
}
