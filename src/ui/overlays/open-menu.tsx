// The menu itself. It is loaded on demand, so it opens as soon as it renders.
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

/** The items of the open menu. */
function MenuItems({ items }: Pick<MenuProps, 'items'>) {
  const currentItems = typeof items === 'function' ? items() : items;
  return currentItems.map((item, i) => {
    const isFirstOfGroup = i > 0 && item.group !== currentItems[i - 1]?.group;
    return (
      <Fragment key={`${item.group} ${item.label}`}>
        {isFirstOfGroup && <DropdownMenu.Separator className={styles['line']} />}
        {(isFirstOfGroup || i === 0) && item.group && (
          <DropdownMenu.Label className={`text-xs faint ${styles['title']}`}>{item.group}</DropdownMenu.Label>
        )}
        <MenuEntry item={item} />
      </Fragment>
    );
  });
}

function MenuEntry({ item }: { readonly item: MenuItem }) {
  const { label, keys, disabled = false, isChosen, run } = item;
  const content = (
    <>
      <span className="spring">{label}</span>
      {keys !== undefined && <kbd className="key-hint">{formatKeys(keys)}</kbd>}
    </>
  );
  if (isChosen === undefined)
    return (
      <DropdownMenu.Item className={`row text-s ${styles['item']}`} disabled={disabled} onSelect={run}>
        {content}
      </DropdownMenu.Item>
    );
  return (
    <DropdownMenu.RadioGroup value={isChosen ? label : ''}>
      <DropdownMenu.RadioItem
        className={`row text-s ${styles['item']}`}
        value={label}
        disabled={disabled}
        onSelect={run}
      >
        <span className={styles['tick']}>{isChosen && <Icon name="g-tick" />}</span>
        {content}
      </DropdownMenu.RadioItem>
    </DropdownMenu.RadioGroup>
  );
}

export default function OpenMenu({ buttonRef, handle, ...props }: OpenMenuProps) {
  // The key that opened the menu was pressed before this component existed.
  const mustFocusFirst = useRef(props.isByKeys);
  const [isOpen, setOpen] = useState(true);
  useImperativeHandle(handle, () => ({ open: () => setOpen(true) }), []);
  const { label, isText, items, tabIndex, align = 'end', onDrag, onClosed } = props;
  const wasOpen = useRef(false);
  const startDrag = (event: PointerEvent<HTMLElement>) => {
    wasOpen.current = isOpen;
    // Otherwise the trigger would open the menu before the user can drag.
    event.preventDefault();
    onDrag?.(event);
  };
  const onCloseAutoFocus = (event: Event) => {
    if (!onClosed) return;
    event.preventDefault();
    onClosed();
  };
  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    // If an item already has the focus, it keeps it.
    const entersMenu = mustFocusFirst.current && target === currentTarget;
    mustFocusFirst.current = false;
    if (!entersMenu) return;
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
        // Screen readers press without a pointer. Otherwise the trigger opens by itself, unless it can be dragged.
        onClick={({ detail }) => (detail === 0 || (onDrag && !wasOpen.current)) && setOpen(true)}
      >
        <MenuButtonContent {...props} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className={`popover ${styles['menu']}`}
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
