// The menu itself; loaded on demand, so it opens as soon as it is there.
import { DropdownMenu } from 'radix-ui';
import { type FocusEvent, Fragment, type PointerEvent, useImperativeHandle, useRef, useState } from 'react';
import { formatKeys } from '../environment/key-names.ts';
import { Icon } from '../icons/icon.tsx';
import {
  MenuButtonContent,
  type MenuItem,
  type MenuProps,
  menuClass,
  type OpenMenuProps,
} from './menu-button.tsx';
import styles from './open-menu.module.css';

/** What stands in the menu while it is open. */
function MenuItems({ items }: Pick<MenuProps, 'items'>) {
  const offered = typeof items === 'function' ? items() : items;
  return offered.map((item, i) => {
    const begins = i > 0 && item.group !== offered[i - 1]?.group;
    return (
      <Fragment key={`${item.group} ${item.label}`}>
        {begins && <DropdownMenu.Separator className={styles['line']} />}
        {(begins || i === 0) && item.group && (
          <DropdownMenu.Label className={styles['title']}>{item.group}</DropdownMenu.Label>
        )}
        <Choice item={item} />
      </Fragment>
    );
  });
}

function Choice({ item }: { readonly item: MenuItem }) {
  const { label, keys, disabled = false, isChosen, run } = item;
  const content = (
    <>
      <span className="spring">{label}</span>
      {keys !== undefined && <kbd className="key-hint">{formatKeys(keys)}</kbd>}
    </>
  );
  if (isChosen === undefined)
    return (
      <DropdownMenu.Item className={styles['item']} disabled={disabled} onSelect={run}>
        {content}
      </DropdownMenu.Item>
    );
  return (
    <DropdownMenu.RadioGroup value={isChosen ? label : ''}>
      <DropdownMenu.RadioItem className={styles['item']} value={label} disabled={disabled} onSelect={run}>
        <span className={styles['tick']}>{isChosen && <Icon name="g-tick" />}</span>
        {content}
      </DropdownMenu.RadioItem>
    </DropdownMenu.RadioGroup>
  );
}

export default function OpenMenu({ buttonRef, handle, ...props }: OpenMenuProps) {
  // The key that opened it was pressed before this was there to see it.
  const isFirst = useRef(props.isByKeys);
  const [isOpen, setOpen] = useState(true);
  useImperativeHandle(handle, () => ({ open: () => setOpen(true) }), []);
  const { label, isText, items, tabIndex, align = 'end', onDrag, onClosed } = props;
  const wasOpen = useRef(false);
  const startDrag = (event: PointerEvent<HTMLElement>) => {
    wasOpen.current = isOpen;
    // Or the trigger would open the menu before anybody could drag.
    event.preventDefault();
    onDrag?.(event);
  };
  const onCloseAutoFocus = (event: Event) => {
    if (!onClosed) return;
    event.preventDefault();
    onClosed();
  };
  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    // Whoever stands on an item already stays there.
    const goesIn = isFirst.current && target === currentTarget;
    isFirst.current = false;
    if (!goesIn) return;
    currentTarget.querySelector<HTMLElement>('[role="menuitem"]:not([data-disabled])')?.focus();
  };
  return (
    <DropdownMenu.Root modal={false} open={isOpen} onOpenChange={setOpen}>
      <DropdownMenu.Trigger
        ref={buttonRef}
        className={menuClass(props)}
        data-field={props.field}
        aria-label={isText ? undefined : label}
        tabIndex={tabIndex}
        title={props.title}
        onPointerDown={onDrag && startDrag}
        onKeyDown={props.onKeyDown}
        // A screen reader presses without a pointer; otherwise the trigger opens by itself, unless it can be dragged.
        onClick={({ detail }) => (detail === 0 || (onDrag && !wasOpen.current)) && setOpen(true)}
      >
        <MenuButtonContent {...props} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className={styles['menu']}
          align={align}
          loop
          onCloseAutoFocus={onCloseAutoFocus}
          onFocus={onFocus}
        >
          <MenuItems items={items} />
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
