// A popup next to an element of the page. Escape or a click elsewhere closes it.
import { Popover } from 'radix-ui';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useFocusReturn } from './focus-return.ts';
import styles from './popup.module.css';

interface PopupProps {
  readonly label: string;
  /** Returns the element next to which the popup is shown, wherever it currently is. */
  readonly beside: () => Element | null;
  readonly onClose: () => void;
  /**
   * Sets the focus once the popup has closed, unless a command opened it: the focus then returns to where the
   * command was used.
   */
  readonly onClosed: () => void;
  /**
   * The button that toggles the popup. A press on it is not a click elsewhere, which would close the popup and
   * open it again.
   */
  readonly opener?: RefObject<Element | null>;
  /** Whether the popup uses all available height. */
  readonly isTall?: boolean;
  /** Whether the content has its own width and sections to the edges. */
  readonly isBare?: boolean;
  /** The edge of the element with which the popup is aligned. The default is the start. */
  readonly align?: 'start' | 'end';
  /** Whether the focus stays where it is when the popup opens. */
  readonly keepsFocus?: boolean;
  readonly children: ReactNode;
}

const preventDefault = (event: Event) => event.preventDefault();

export function Popup({ label, beside, onClose, onClosed, opener, isTall, isBare, ...options }: PopupProps) {
  const { align = 'start', keepsFocus, children } = options;
  const returnFocus = useFocusReturn();
  const anchor = useRef({ getBoundingClientRect: () => beside()?.getBoundingClientRect() ?? new DOMRect() });
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <Popover.Content
          className={`text-s popover ${styles['popup']}`}
          data-tall={isTall}
          data-bare={isBare}
          aria-label={label}
          align={align}
          {...(keepsFocus ? { onOpenAutoFocus: preventDefault } : {})}
          collisionPadding={8}
          onInteractOutside={(event) => {
            if (event.target instanceof Node && opener?.current?.contains(event.target))
              event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!returnFocus()) onClosed();
          }}
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
