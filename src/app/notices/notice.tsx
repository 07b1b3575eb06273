// A line under the top bar; it is read out because it comes into a region that is there before it.
import type { ReactNode } from 'react';
import { shellNewsWords } from '../../messages/en/app/notices.ts';
import { Icon, type IconName } from '../../ui/icons/icon.tsx';

export function Notice({
  icon,
  children,
  more,
  action = shellNewsWords.dismiss,
  onAction,
}: {
  icon: IconName;
  children: ReactNode;
  /** What can be done about it. */
  more?: ReactNode;
  /** What its last button does: it is put away, if nothing else is said. */
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
