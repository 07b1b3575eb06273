// The props of a menu, and its button, which looks the same whether the menu is open or not.
import type { KeyboardEvent, PointerEvent, ReactNode, Ref } from 'react';
import { Icon, type IconName } from '../icons/icon.tsx';

/** An item of a menu: it runs something, or opens another menu. */
export interface MenuItem {
  readonly label: string;
  /** A quieter line below the label. */
  readonly detail?: string;
  /** The current state, at the end: a number, a date. */
  readonly aside?: string;
  /** The names of keys, joined by `+`, as in `Ctrl+Shift+S`. */
  readonly keys?: string;
  readonly icon?: IconName;
  /** The title of the group. Lines separate adjacent groups. Items without a title are a group too. */
  readonly group?: string;
  /** The number of the section: a line separates adjacent ones. */
  readonly section?: number;
  /** For one of several exclusive items: whether it is the current one. */
  readonly isChosen?: boolean;
  /** For a setting: whether it is on. */
  readonly isOn?: boolean;
  readonly run?: () => void;
  /** The items of its submenu. */
  readonly items?: MenuItems;
}

/** An item, or nothing: what is not possible, or would change nothing, is not in a menu. */
type OptionalItem = MenuItem | false | undefined;

export type MenuItems = readonly OptionalItem[];

/** Joins sections of items, which lines separate. */
export const menuSections = (...sections: readonly MenuItems[]): readonly MenuItem[] =>
  sections.flatMap((items, section) => items.flatMap((item) => (item ? [{ ...item, section }] : [])));

/** Opens a menu from keys that are pressed elsewhere. */
export interface MenuHandle {
  readonly open: () => void;
}

/** The props of the button of a menu. */
export interface MenuButton {
  /** The accessible name of the button. With `isText` it is visible, otherwise the icon is. */
  readonly label: string;
  readonly isText?: boolean;
  /** Visible content in place of a longer name, of which it must be a part. */
  readonly text?: ReactNode;
  readonly icon?: IconName;
  /** Visible content in place of the icon. */
  readonly content?: ReactNode;
  /** Identifies the button by `data-field`, independently of the language. */
  readonly field?: string;
  /** -1 for a button that is reached by other keys. */
  readonly tabIndex?: number;
  readonly className?: string;
  readonly title?: string;
  /**
   * Starts to drag the item of the button. The menu then opens when the button is released where it was pressed.
   */
  readonly onDrag?: ((event: PointerEvent<HTMLElement>) => void) | undefined;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly buttonRef?: Ref<HTMLButtonElement>;
  readonly handle?: Ref<MenuHandle> | undefined;
}

export interface MenuProps extends MenuButton {
  /** The edge of the button with which the menu is aligned. The default is the end. */
  readonly align?: 'start' | 'end';
  /** Sets the focus once the menu has closed. By default, the button gets it. */
  readonly onClosed?: () => void;
  /** The items. A function is called each time the menu opens. */
  readonly items: MenuItems | (() => MenuItems);
}

/** The content of the button. */
export function MenuButtonContent({ label, isText, text, icon, content }: MenuButton) {
  if (content !== undefined) return content;
  if (!isText && text === undefined) return <Icon name={icon ?? 'g-more'} />;
  return (
    <>
      {text ?? label} <Icon name="g-down" />
    </>
  );
}

/** Returns the class names of the button. */
export const menuClass = ({ isText, text, className = '' }: MenuButton): string =>
  `${isText || text !== undefined ? 'btn' : 'ibtn'} ${className}`;

export interface MenuOpening {
  /** Whether the keyboard opened the menu. The focus then moves into it. */
  readonly isByKeys: boolean;
}

export type OpenMenuProps = MenuProps & MenuOpening;
