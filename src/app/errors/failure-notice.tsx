// What can be done at once where something broke: try again, or take the work out of here.
import type { ReactNode } from 'react';
import { shellWords as words } from '../../messages/en/app/shell.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { globalActions } from '../actions/global-actions.ts';

interface FailureNoticeProps {
  readonly told: string;
  readonly retry: (() => void) | undefined;
  /** Further buttons. */
  readonly children?: ReactNode;
}

export function FailureNotice({ told, retry, children }: FailureNoticeProps) {
  return (
    <div role="alert" className="notice" data-severity="error">
      <Icon name="g-error" />
      <span>{told}</span>
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
