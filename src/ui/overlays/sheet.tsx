// A large dialog over the page to look something up: a head with a field that filters it, a list, and a foot.
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import styles from './sheet.module.css';

interface SheetProps {
  readonly title: string;
  readonly close: string;
  /** The field in the head. The first focus is there. */
  readonly field: ReactNode;
  readonly foot: ReactNode;
  /** Called before Escape closes the sheet. Returns whether Escape did something else. */
  readonly onEscape: () => boolean;
  readonly onClose: () => void;
  /** Sets the focus once the sheet has closed. */
  readonly onClosed: () => void;
  readonly children: ReactNode;
}

export function Sheet({ title, close, field, foot, onEscape, onClose, onClosed, children }: SheetProps) {
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="scrim" />
        <Dialog.Content
          className={`popover column ${styles['sheet']}`}
          aria-describedby={undefined}
          onEscapeKeyDown={(event) => {
            if (onEscape()) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
        >
          <header className={`row ${styles['head']}`}>
            <Dialog.Title className="text-l strong">{title}</Dialog.Title>
            <span className="spring" />
            {field}
            <Dialog.Close className="ibtn" aria-label={close} title={close}>
              <Icon name="i-close" />
            </Dialog.Close>
          </header>
          {children}
          <footer className={`row text-s quiet ${styles['foot']}`}>{foot}</footer>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
