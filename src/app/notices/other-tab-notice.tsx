// Notices that the session is open in another tab, what happened because of that, and what can be done.
import { useCallback, useRef } from 'react';
import { Link, useMatch } from 'react-router';
import { useStore } from 'zustand';
import { readOnlyWords as words } from '../../messages/en/app/notices.ts';
import { dismissRefusal, type GatepostState } from '../../state/document/document-store.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import type { OtherTab, OtherTabNews } from '../../state/storage/other-tab.ts';
import { documentHasContent } from '../../state/versions/version-triggers.ts';
import { lockFields } from '../../ui/controls/read-only-fields.ts';
import { useShell } from '../shared/shell-store.ts';
import { Notice } from './notice.tsx';

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

/**
 * Moves the focus to the message after its button was pressed and removed. The message is shown again when the bar is
 * removed: it may appear before or after that.
 */
function useMessageFocus() {
  const isPending = useRef(false);
  const onShown = useCallback((message: HTMLElement) => {
    if (!isPending.current || document.activeElement !== document.body) return;
    isPending.current = false;
    message.focus();
  }, []);
  const onPress = () => {
    isPending.current = true;
  };
  return { onShown, onAsk: onPress };
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
    <Notice
      icon="g-note"
      more={
        <>
          <button type="button" className="btn" title={words.takeOverHint} onClick={run(tabs.takeOver)}>
            {isFree ? words.goOn : words.takeOver}
          </button>
          <button type="button" className="btn" title={words.copyHint} onClick={run(tabs.copy)}>
            {words.copy}
          </button>
        </>
      }
    >
      {isFree ? words.free(path, origin) : words.elsewhere(path, origin)}
    </Notice>
  );
}

function OtherTabBar({ tabs }: { tabs: OtherTab }) {
  const news = useStore(tabs.news);
  const isInOtherTab = useDocument((state) => state.isOpenInOtherTab === true);
  const isRefused = useDocument(
    ({ refusal }) => refusal?.code === 'read-only' && refusal.why === 'other-tab',
  );
  const { onShown, onAsk } = useMessageFocus();
  return (
    <>
      <output>
        <OtherSessionsBar />
      </output>
      <output>{isInOtherTab && <ReadOnlyBar tabs={tabs} isFree={news.isFree} onPress={onAsk} />}</output>
      <div role="alert">
        {news.event && (
          <Notice
            key={String(isInOtherTab)}
            icon="g-note"
            onShown={onShown}
            onAction={() => tabs.news.setState({ isFree: news.isFree }, true)}
          >
            {newsSentences[news.event]}
          </Notice>
        )}
        {isRefused && (
          <Notice icon="g-error" onAction={() => dismissRefusal(documentStore)}>
            {words.notWritten}
          </Notice>
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
    <Notice icon="g-note" more={<Link to="/">{words.toStart}</Link>}>
      {words.othersElsewhere}
    </Notice>
  );
}

/** Renders nothing if the browser cannot detect other tabs. */
export default function OtherTabNotice() {
  const tabs = useShell((state) => state.tabs);
  return tabs ? <OtherTabBar tabs={tabs} /> : null;
}
