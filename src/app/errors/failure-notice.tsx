// A notice about a failure, with buttons to try again and to save.
import type { ReactNode } from 'react';
import { shellWords as words } from '../../messages/en/app/shell.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { globalActions } from '../actions/global-actions.ts';

interface FailureNoticeProps {
  readonly message: string;
  readonly retry: (() => void) | undefined;
  /** Additional buttons. */
  readonly children?: ReactNode;
}

export function FailureNotice({ message, retry, children }: FailureNoticeProps) {
  return (
    <div role="alert" className="notice" data-severity="error">
      <Icon name="g-error" />
      <span>{message}</span>
      {retry && (
        <button type="button" className="btn" onClick={retry}>
          {words.tryAgain}
        </button>
      )}
      <button type="button" className="btn" onClick={globalActions.saveFile.run}>
        {words.saveFile}
      </button>
      <button type="button" className="btn" onClick={globalActions.saveWorkspace.run}>
        {words.saveWorkspace}
      </button>
      {children}
    </div>
  );
}
