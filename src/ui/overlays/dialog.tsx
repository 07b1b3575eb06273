// A dialog over the page: the focus stays inside until it is closed; Escape closes it.
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useLayoutEffect } from 'react';
import styles from './dialog.module.css';
import { useFocusReturn } from './focus-return.ts';

/** The dialogs that are shown now. */
const shownDialogs = new Set<object>();

export const isDialogShown = (): boolean => shownDialogs.size > 0;

interface Props {
  readonly title: string;
  /** What it is about, in a sentence. */
  readonly about: string;
  readonly actions: ReactNode;
  readonly onClose: () => void;
  /** Takes the focus once it has closed, unless a command opened it: then the focus goes back there. */
  readonly onClosed: () => void;
  /** Whether what was done has a place of its own, to which `onClosed` leads whatever opened the dialog. */
  readonly leadsOn?: () => boolean;
  readonly children: ReactNode;
}

export function Dialog({ title, about, actions, onClose, onClosed, leadsOn, children }: Props) {
  const goBack = useFocusReturn();
  useLayoutEffect(() => {
    const shown = {};
    shownDialogs.add(shown);
    return () => void shownDialogs.delete(shown);
  }, []);
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={styles['scrim']} />
        <Radix.Content
          className={styles['dialog']}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // Another dialog was opened before this one was gone: it has the focus.
            if (document.activeElement?.closest('[role="dialog"]')) return;
            if (leadsOn?.() || !goBack()) onClosed();
          }}
        >
          <Radix.Title className={styles['title']}>{title}</Radix.Title>
          <div className={styles['body']}>
            <Radix.Description>{about}</Radix.Description>
            {children}
          </div>
          <div className={styles['actions']}>{actions}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
