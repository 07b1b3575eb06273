// What opens beside something of the page, until Escape or a click elsewhere.
import { Popover } from 'radix-ui';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useFocusReturn } from './focus-return.ts';
import styles from './popup.module.css';

interface Props {
  readonly label: string;
  /** What it stands beside, wherever that is by now. */
  readonly beside: () => Element | null;
  readonly onClose: () => void;
  /** Takes the focus once it has closed, unless a command opened it: then the focus goes back there. */
  readonly onClosed: () => void;
  /** A button that opens and closes it: a press there is not one elsewhere, which would close it to open again. */
  readonly opener?: RefObject<Element | null>;
  /** True for what is to take all the height that there is. */
  readonly isTall?: boolean;
  readonly children: ReactNode;
}

export function Popup({ label, beside, onClose, onClosed, opener, isTall, children }: Props) {
  const goBack = useFocusReturn();
  const anchor = useRef({ getBoundingClientRect: () => beside()?.getBoundingClientRect() ?? new DOMRect() });
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <Popover.Content
          className={styles['popup']}
          data-tall={isTall}
          aria-label={label}
          align="start"
          collisionPadding={8}
          onInteractOutside={(event) => {
            if (event.target instanceof Node && opener?.current?.contains(event.target))
              event.preventDefault();
          }}
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
