// The application. The workbench is there at once; the router comes with the other pages.
import { Suspense } from 'react';
import { shellWords as words } from '../messages/en/shell.ts';
import { alsoFetch, onDemand } from '../ui/on-demand.tsx';
import { useIsAt } from '../ui/page-link.tsx';
import { BrokenNotice } from './broken-notice.tsx';
import { DropTarget } from './drop-target.tsx';
import { KeysAhead } from './keys-ahead.tsx';
import { MissingNotice } from './missing-notice.tsx';
import { page } from './page.tsx';
import { PaneBoundary } from './pane-boundary.tsx';
import { dismiss, useShell } from './shell-store.ts';
import styles from './trouble.module.css';
import { TroublePlace } from './trouble-place.tsx';
import { Workbench } from './workbench.tsx';

const loadPages = () => import('./pages.tsx');
alsoFetch(loadPages);
const Pages = page(loadPages);

/** What is asked about files, whatever the page. */
const FileDialogs = onDemand(
  () => import('./file-dialogs.tsx'),
  KeysAhead,
  () => null,
);

/** What broke, where what tells of it in full does not come, or breaks itself. */
function BrokeShortly() {
  const trouble = useShell((state) => state.trouble);
  const again = () => {
    dismiss('trouble');
    trouble?.retry?.();
  };
  return (
    <TroublePlace label={words.product}>
      <BrokenNotice told={words.paneFailed(words.aPart)} retry={again} />
    </TroublePlace>
  );
}

const TroubleNotice = onDemand(
  () => import('./trouble-notice.tsx'),
  () => null,
  BrokeShortly,
);

export function App() {
  const isAsked = useShell((state) => state.asks !== undefined);
  const isTroubled = useShell((state) => state.trouble !== undefined);
  const isWorkbench = useIsAt('/edit');
  return (
    <DropTarget>
      <Suspense>{isWorkbench ? <Workbench /> : <Pages />}</Suspense>
      {!isWorkbench && <MissingNotice className={styles['atFoot']} />}
      {isAsked && (
        <PaneBoundary quiet title="files">
          <FileDialogs />
        </PaneBoundary>
      )}
      {isTroubled && (
        <PaneBoundary title="trouble" instead={<BrokeShortly />}>
          <TroubleNotice />
        </PaneBoundary>
      )}
    </DropTarget>
  );
}
