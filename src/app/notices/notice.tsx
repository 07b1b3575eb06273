// A notice under the top bar. Screen readers announce it because its region exists before it.
import type { ReactNode } from 'react';
import { noticeWords } from '../../messages/en/app/notices.ts';
import { Icon, type IconName } from '../../ui/icons/icon.tsx';

export function Notice({
  icon,
  children,
  more,
  action = noticeWords.dismiss,
  onAction,
}: {
  icon: IconName;
  children: ReactNode;
  /** Further actions. */
  more?: ReactNode;
  /** The label of the last button; by default it dismisses the notice. */
  action?: string;
  onAction?: () => void;
}) {
  return (
    <div className="notice" data-severity={icon === 'g-error' ? 'error' : undefined}>
      <Icon name={icon} />
      <span>{children}</span>
      {more}
      {onAction && (
        <button type="button" className="btn btn-link" onClick={onAction}>
          {action}
        </button>
      )}
    </div>
  );
}
