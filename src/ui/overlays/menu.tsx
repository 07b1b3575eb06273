// A button with a menu. The menu's code is fetched when it is opened, or before.
import { type ComponentType, useImperativeHandle, useState } from 'react';
import { lazyComponent } from '../loading/lazy-component.tsx';
import { retryMissingCode } from '../loading/missing-code.ts';
import {
  type MenuButton,
  MenuButtonContent,
  type MenuOpening,
  type MenuProps,
  menuClass,
  type OpenMenuProps,
} from './menu-button.tsx';

export type { MenuHandle, MenuItem, MenuOpening } from './menu-button.tsx';

/** Where it stands in place of an open menu whose code could not be fetched, its button has that fetched again. */
function MissingMenuButton({
  buttonRef,
  handle,
  ...props
}: MenuButton & { readonly onOpen?: (isByKeys: boolean) => void }) {
  const open = (isByKeys: boolean) => (props.onOpen ? props.onOpen(isByKeys) : void retryMissingCode());
  useImperativeHandle(handle, () => ({ open: () => open(true) }));
  return (
    <button
      ref={buttonRef}
      type="button"
      className={menuClass(props)}
      aria-label={props.isText ? undefined : props.label}
      data-field={props.field}
      aria-haspopup="menu"
      aria-expanded="false"
      tabIndex={props.tabIndex}
      title={props.title}
      onPointerDown={props.onDrag}
      onKeyDown={props.onKeyDown}
      onClick={({ detail }) => open(detail === 0)}
    >
      <MenuButtonContent {...props} />
    </button>
  );
}

const OpenMenu = lazyComponent<OpenMenuProps>(() => import('./open-menu.tsx'), MissingMenuButton);

export function Menu(props: MenuProps) {
  const [isByKeys, open] = useState<boolean>();
  return isByKeys === undefined ? (
    <MissingMenuButton {...props} onOpen={open} />
  ) : (
    <OpenMenu {...props} isByKeys={isByKeys} />
  );
}

/**
 * A menu whose choices are code of their own, which draws an `OpenMenu` with them once it is there. Where a button comes to
 * stand for something else, `subjectOf` tells what for: a menu that was asked for belongs to what it was asked for.
 */
export function lazyMenu<Props extends object>(
  buttonOf: (props: Props) => MenuButton,
  load: () => Promise<{ readonly default: ComponentType<Props & MenuOpening> }>,
  subjectOf?: (props: Props) => string,
): ComponentType<Props> {
  const Opened = lazyComponent<Props & MenuOpening>(load, (props) => (
    <MissingMenuButton {...buttonOf(props)} />
  ));
  return (props) => {
    const subject = subjectOf?.(props);
    const [asked, ask] = useState<MenuOpening & { readonly subject: string | undefined }>();
    return asked && asked.subject === subject ? (
      <Opened {...props} isByKeys={asked.isByKeys} />
    ) : (
      <MissingMenuButton {...buttonOf(props)} onOpen={(isByKeys) => ask({ isByKeys, subject })} />
    );
  };
}
