// What can be done at once where something broke: try again, or take the work out of here.
import type { ReactNode } from 'react';
import { shellWords as words } from '../messages/en/shell.ts';
import { Icon } from '../ui/icon.tsx';
import { commands } from './commands.ts';

interface BrokenNoticeProps {
  readonly told: string;
  readonly retry: (() => void) | undefined;
  /** Further buttons. */
  readonly children?: ReactNode;
}

export function BrokenNotice({ told, retry, children }: BrokenNoticeProps) {
  return (
    <div role="alert" className="notice" data-severity="error">
      <Icon name="g-error" />
      <span>{told}</span>
      {retry && (
        <button type="button" className="btn" onClick={retry}>
          {words.tryAgain}
        </button>
      )}
      <button type="button" className="btn" onClick={commands.saveFile.run}>
        {words.saveFile}
      </button>
      <button type="button" className="btn" onClick={commands.saveWorkspace.run}>
        {words.saveWorkspace}
      </button>
      {children}
    </div>
  );
}
