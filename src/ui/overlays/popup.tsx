// What opens beside something of the page, until Escape or a click elsewhere.
import { Popover } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { useFocusReturn } from './focus-return.ts';
import styles from './popup.module.css';

interface Props {
  readonly label: string;
  /** What it stands beside, wherever that is by now. */
  readonly beside: () => Element | null;
  readonly onClose: () => void;
  /** Takes the focus once it has closed, unless a command opened it: then the focus goes back there. */
  readonly onClosed: () => void;
  readonly children: ReactNode;
}

export function Popup({ label, beside, onClose, onClosed, children }: Props) {
  const goBack = useFocusReturn();
  const anchor = useRef({ getBoundingClientRect: () => beside()?.getBoundingClientRect() ?? new DOMRect() });
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <Popover.Content
          className={styles['popup']}
          aria-label={label}
          align="start"
          collisionPadding={8}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!goBack()) onClosed();
          }}
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
