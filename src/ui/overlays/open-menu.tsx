// The menu itself. It is loaded on demand, so it opens as soon as it renders.
import { DropdownMenu } from 'radix-ui';
import { type FocusEvent, Fragment, type PointerEvent, useImperativeHandle, useRef, useState } from 'react';
import { KeyCaps } from '../content/key-caps.tsx';
import { Icon, type IconName } from '../icons/icon.tsx';
import {
  MenuButtonContent,
  type MenuItem,
  type MenuItems,
  menuClass,
  type OpenMenuProps,
} from './menu-button.tsx';
import styles from './open-menu.module.css';

/** What a line above an item depends on. */
const sectionOf = ({ section, group }: MenuItem) => `${section} ${group}`;

/** The items of an open menu. Lines separate its groups. */
function Entries({ items }: { readonly items: MenuItems }) {
  const shown = items.filter((item) => item !== false && item !== undefined);
  // Labels may be equal: those of two lines with the same path.
  const equalAbove = new Map<string, number>();
  return shown.map((item, i) => {
    const above = shown[i - 1];
    const isFirstOfGroup = !above || sectionOf(above) !== sectionOf(item);
    const name = `${sectionOf(item)} ${item.label}`;
    const place = equalAbove.get(name) ?? 0;
    equalAbove.set(name, place + 1);
    return (
      <Fragment key={`${name} ${place}`}>
        {above && isFirstOfGroup && <DropdownMenu.Separator className={styles['line']} />}
        {isFirstOfGroup && item.group && (
          <DropdownMenu.Label className={`text-xs faint ${styles['title']}`}>{item.group}</DropdownMenu.Label>
        )}
        <Entry item={item} />
      </Fragment>
    );
  });
}

/** The content of an item: a mark, its name, its state, its keys. */
function EntryContent({ item, mark }: { readonly item: MenuItem; readonly mark?: IconName | undefined }) {
  const { label, detail, aside, keys, items } = item;
  return (
    <>
      <span className={styles['mark']}>{mark && <Icon name={mark} />}</span>
      <span className="spring cut">
        {label}
        {detail !== undefined && <span className={`text-xs faint ${styles['detail']}`}>{detail}</span>}
      </span>
      {aside !== undefined && <span className={`text-xs faint ${styles['end']}`}>{aside}</span>}
      {keys !== undefined && (
        <span className={`key-hint ${styles['end']}`}>
          <KeyCaps keys={keys} />
        </span>
      )}
      {items && <Icon name="g-right" />}
    </>
  );
}

const itemClass = `row text-s ${styles['item']}`;

function Entry({ item }: { readonly item: MenuItem }) {
  const { label, icon, isChosen, isOn, items, run = () => undefined } = item;
  if (items) return <Submenu item={item} items={items} />;
  if (isOn !== undefined)
    return (
      <DropdownMenu.CheckboxItem className={itemClass} checked={isOn} onSelect={run}>
        <EntryContent item={item} mark={isOn ? 'g-tick' : undefined} />
      </DropdownMenu.CheckboxItem>
    );
  if (isChosen === undefined)
    return (
      <DropdownMenu.Item className={itemClass} onSelect={run}>
        <EntryContent item={item} mark={icon} />
      </DropdownMenu.Item>
    );
  return (
    <DropdownMenu.RadioGroup value={isChosen ? label : ''}>
      <DropdownMenu.RadioItem className={itemClass} value={label} onSelect={run}>
        <EntryContent item={item} mark={isChosen ? 'g-tick' : icon} />
      </DropdownMenu.RadioItem>
    </DropdownMenu.RadioGroup>
  );
}

/** How much of the menu below a submenu stays in sight where there is no room beside it, in pixels. */
const OVERLAP = 32;

/** Escape closes only the submenu, like the arrow key that points back. */
function Submenu({ item, items }: { readonly item: MenuItem; readonly items: MenuItems }) {
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLDivElement>(null);
  const [offset, setOffset] = useState(0);
  const onOpenChange = (open: boolean) => {
    const box = trigger.current?.getBoundingClientRect();
    const isNarrow = box !== undefined && 2 * box.width > innerWidth - OVERLAP;
    setOffset(isNarrow ? OVERLAP - box.width : 0);
    setOpen(open);
  };
  const onEscape = (event: KeyboardEvent) => {
    event.preventDefault();
    setOpen(false);
    trigger.current?.focus();
  };
  return (
    <DropdownMenu.Sub open={isOpen} onOpenChange={onOpenChange}>
      <DropdownMenu.SubTrigger ref={trigger} className={itemClass}>
        <EntryContent item={item} mark={item.icon} />
      </DropdownMenu.SubTrigger>
      <DropdownMenu.Portal>
        <DropdownMenu.SubContent
          className={`popover ${styles['menu']}`}
          sideOffset={offset}
          alignOffset={-5}
          collisionPadding={4}
          loop
          onEscapeKeyDown={onEscape}
        >
          <Entries items={items} />
        </DropdownMenu.SubContent>
      </DropdownMenu.Portal>
    </DropdownMenu.Sub>
  );
}

export function OpenMenu({ buttonRef, handle, ...props }: OpenMenuProps) {
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
    currentTarget.querySelector<HTMLElement>('[role^="menuitem"]')?.focus();
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
          collisionPadding={4}
          loop
          onCloseAutoFocus={onCloseAutoFocus}
          onFocus={onFocus}
        >
          <Entries items={typeof items === 'function' ? items() : items} />
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
