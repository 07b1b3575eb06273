// A modal dialog over the page. The focus stays inside until it is closed; Escape closes it.
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useLayoutEffect } from 'react';
import styles from './dialog.module.css';
import { useFocusReturn } from './focus-return.ts';

/** The dialogs that are open. */
const openDialogs = new Set<object>();

export const isDialogShown = (): boolean => openDialogs.size > 0;

interface DialogProps {
  readonly title: string;
  /** A sentence that describes the purpose of the dialog. */
  readonly about: string;
  readonly actions: ReactNode;
  readonly onClose: () => void;
  /**
   * Sets the focus once the dialog has closed, unless a command opened it: the focus then returns to where the
   * command was used.
   */
  readonly onClosed: () => void;
  /**
   * Whether the result has its own place, to which `onClosed` moves the focus even if a command opened the dialog.
   */
  readonly leadsOn?: () => boolean;
  /** Whether it may be as wide as two columns. */
  readonly isWide?: true;
  readonly children: ReactNode;
}

export function Dialog({ title, about, actions, onClose, onClosed, leadsOn, isWide, children }: DialogProps) {
  const returnFocus = useFocusReturn();
  useLayoutEffect(() => {
    const token = {};
    openDialogs.add(token);
    return () => void openDialogs.delete(token);
  }, []);
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="scrim" />
        <Radix.Content
          className={`popover column ${styles['dialog']}`}
          data-wide={isWide}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // If another dialog was opened before this one closed, it keeps the focus.
            if (document.activeElement?.closest('[role="dialog"]')) return;
            if (leadsOn?.() || !returnFocus()) onClosed();
          }}
        >
          <Radix.Title className={`text-l strong breaks ${styles['title']}`}>{title}</Radix.Title>
          <div className={`column ${styles['body']}`}>
            <Radix.Description>{about}</Radix.Description>
            {children}
          </div>
          <div className={styles['actions']}>{actions}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
