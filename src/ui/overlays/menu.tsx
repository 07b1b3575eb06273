// A button with a menu. The code of the menu is loaded when it is first opened, or earlier.
import { type ComponentType, useImperativeHandle, useState } from 'react';
import { lazyComponent, lazyWithoutPrefetch, prefetch } from '../loading/lazy-component.tsx';
import { retryMissingCode } from '../loading/missing-code.ts';
import {
  type MenuButton,
  MenuButtonContent,
  type MenuOpening,
  type MenuProps,
  menuClass,
} from './menu-button.tsx';

export type { MenuHandle, MenuItem, MenuItems, MenuOpening } from './menu-button.tsx';

/**
 * The button of a menu that is not loaded. If the code of an open menu could not be loaded, pressing it loads it
 * again.
 */
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
      onKeyDown={(event) => {
        props.onKeyDown?.(event);
        if (event.key !== 'ArrowDown' || event.defaultPrevented) return;
        // As the button of the loaded menu does.
        event.preventDefault();
        open(true);
      }}
      onClick={({ detail }) => open(detail === 0)}
    >
      <MenuButtonContent {...props} />
    </button>
  );
}

const OpenMenu = lazyComponent(() => import('./open-menu.tsx'), 'OpenMenu', MissingMenuButton);

export function Menu(props: MenuProps) {
  const [isByKeys, open] = useState<boolean>();
  return isByKeys === undefined ? (
    <MissingMenuButton {...props} onOpen={open} />
  ) : (
    <OpenMenu {...props} isByKeys={isByKeys} />
  );
}

/**
 * Creates a menu whose items are in a separate module, which renders an `OpenMenu`. If a button is reused for
 * other content, `subjectOf` identifies the content, because an open menu belongs to the content for which it was
 * opened.
 */
export function lazyMenu<Props extends object>(
  buttonOf: (props: Props) => MenuButton,
  load: () => Promise<ComponentType<Props & MenuOpening>>,
  subjectOf?: (props: Props) => string,
): ComponentType<Props> {
  const LoadedMenu = lazyWithoutPrefetch(load, (props) => <MissingMenuButton {...buttonOf(props)} />);
  prefetch(LoadedMenu.load);
  return (props) => {
    const subject = subjectOf?.(props);
    const [opening, setOpening] = useState<MenuOpening & { readonly subject: string | undefined }>();
    return opening && opening.subject === subject ? (
      <LoadedMenu {...props} isByKeys={opening.isByKeys} />
    ) : (
      <MissingMenuButton {...buttonOf(props)} onOpen={(isByKeys) => setOpening({ isByKeys, subject })} />
    );
  };
}
