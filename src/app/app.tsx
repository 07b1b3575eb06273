// The application. The workbench is there at once; the router comes with the other pages.
import { Suspense } from 'react';
import { shellWords as words } from '../messages/en/app/shell.ts';
import { useIsAtPath } from '../ui/controls/page-link.tsx';
import { lazyComponent, prefetch } from '../ui/loading/lazy-component.tsx';
import { ErrorBoundary } from './errors/error-boundary.tsx';
import { ErrorRegion } from './errors/error-region.tsx';
import { FailureNotice } from './errors/failure-notice.tsx';
import { MissingCodeNotice } from './errors/missing-code-notice.tsx';
import styles from './errors/unhandled-errors.module.css';
import { DropTarget } from './files/drop-target.tsx';
import { lazyPage } from './routes/lazy-page.tsx';
import { KeyBuffer } from './shell/key-buffer.tsx';
import { dismiss, useShell } from './shell/shell-store.ts';
import { Workbench } from './shell/workbench.tsx';

const loadPages = () => import('./routes/pages.tsx');
prefetch(loadPages);
const Pages = lazyPage(loadPages);

/** What is asked about files, whatever the page. */
const FileDialogs = lazyComponent(
  () => import('./files/file-dialogs.tsx'),
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
  () => import('./errors/error-notice.tsx'),
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
