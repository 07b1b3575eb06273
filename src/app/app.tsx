// The application. The workbench is there at once; the router comes with the other pages.
import { Suspense } from 'react';
import { shellWords as words } from '../messages/en/shell.ts';
import { lazyComponent, prefetch } from '../ui/on-demand.tsx';
import { useIsAtPath } from '../ui/page-link.tsx';
import { FailureNotice } from './broken-notice.tsx';
import { DropTarget } from './drop-target.tsx';
import { KeyBuffer } from './keys-ahead.tsx';
import { MissingCodeNotice } from './missing-notice.tsx';
import { lazyPage } from './page.tsx';
import { ErrorBoundary } from './pane-boundary.tsx';
import { dismiss, useShell } from './shell-store.ts';
import styles from './trouble.module.css';
import { ErrorRegion } from './trouble-place.tsx';
import { Workbench } from './workbench.tsx';

const loadPages = () => import('./pages.tsx');
prefetch(loadPages);
const Pages = lazyPage(loadPages);

/** What is asked about files, whatever the page. */
const FileDialogs = lazyComponent(
  () => import('./file-dialogs.tsx'),
  KeyBuffer,
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
    <ErrorRegion label={words.product}>
      <FailureNotice told={words.paneFailed(words.aPart)} retry={again} />
    </ErrorRegion>
  );
}

const TroubleNotice = lazyComponent(
  () => import('./trouble-notice.tsx'),
  () => null,
  BrokeShortly,
);

export function App() {
  const isAsked = useShell((state) => state.asks !== undefined);
  const isTroubled = useShell((state) => state.trouble !== undefined);
  const isWorkbench = useIsAtPath('/edit');
  return (
    <DropTarget>
      <Suspense>{isWorkbench ? <Workbench /> : <Pages />}</Suspense>
      {!isWorkbench && <MissingCodeNotice className={styles['atFoot']} />}
      {isAsked && (
        <ErrorBoundary quiet title="files">
          <FileDialogs />
        </ErrorBoundary>
      )}
      {isTroubled && (
        <ErrorBoundary title="trouble" instead={<BrokeShortly />}>
          <TroubleNotice />
        </ErrorBoundary>
      )}
    </DropTarget>
  );
}
