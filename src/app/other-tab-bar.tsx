// Says that the work is open in another tab, what happened because of that, and what can be done.
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { readOnlyWords as words } from '../messages/words/read-only.ts';
import { dismissRefusal, type GatepostState } from '../state/document-store.ts';
import type { OtherTab, OtherTabNews } from '../state/storage/other-tab.ts';
import { documentStore, useDocument } from '../state/use-document.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { lockFields } from '../ui/locked.ts';
import { useShell } from './shell-store.ts';

const said = {
  lost: words.lost,
  'lost-with-copy': words.lostWithCopy,
  taken: words.taken,
  copied: words.copied,
  failed: words.failed,
} satisfies Record<NonNullable<OtherTabNews['said']>, string>;

let unlock: (() => void) | undefined;

/** Fields are locked for as long as the work is another tab's. */
function followLock({ isElsewhere }: GatepostState): void {
  if ((unlock !== undefined) === (isElsewhere === true)) return;
  unlock?.();
  unlock = isElsewhere ? lockFields() : undefined;
}
followLock(documentStore.getState());
documentStore.subscribe(followLock);

function Line({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <div className="notice" data-severity={icon === 'g-error' ? 'error' : undefined}>
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

function Reading({ tabs, isFree }: { tabs: OtherTab; isFree: boolean }) {
  const path = useDocument((state) => state.view.path);
  const origin = useDocument((state) => state.document.origin);
  return (
    <Line icon="g-note">
      <output>{isFree ? words.free(path, origin) : words.elsewhere(path, origin)}</output>
      <button type="button" className="btn" title={words.takeOverHint} onClick={() => void tabs.takeOver()}>
        {isFree ? words.goOn : words.takeOver}
      </button>
      <button type="button" className="btn" title={words.copyHint} onClick={() => void tabs.copy()}>
        {words.copy}
      </button>
    </Line>
  );
}

function Bar({ tabs }: { tabs: OtherTab }) {
  const news = useStore(tabs.news);
  const isElsewhere = useDocument((state) => state.isElsewhere === true);
  const isRefused = useDocument(
    ({ refusal }) => refusal?.code === 'read-only' && refusal.why === 'other-tab',
  );
  return (
    <>
      {isElsewhere && <Reading tabs={tabs} isFree={news.isFree} />}
      <div role="alert">
        {news.said && (
          <Line icon="g-note">
            <span>{said[news.said]}</span>
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

/** Nothing where the browser cannot tell about other tabs. */
export default function OtherTabBar() {
  const tabs = useShell((state) => state.tabs);
  return tabs ? <Bar tabs={tabs} /> : null;
}
