// A line under the top bar.
import type { ReactNode } from 'react';
import { shellWords as words } from '../messages/words/shell.ts';
import { Icon, type IconName } from '../ui/icon.tsx';

export function Notice({
  icon,
  children,
  more,
  onDismiss,
}: {
  icon: IconName;
  children: ReactNode;
  /** What can be done about it. */
  more?: ReactNode;
  onDismiss?: () => void;
}) {
  return (
    <output className="notice" data-severity={icon === 'g-error' ? 'error' : undefined}>
      <Icon name={icon} />
      <span>{children}</span>
      {more}
      {onDismiss && (
        <button type="button" className="btn btn-link" onClick={onDismiss}>
          {words.dismiss}
        </button>
      )}
    </output>
  );
}
