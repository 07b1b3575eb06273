// What a menu is given, and what its button looks like whether the menu is open or not.
import type { KeyboardEvent, PointerEvent, ReactNode, Ref } from 'react';
import { Icon, type IconName } from '../icons/icon.tsx';

/** One choice. A choice that is not possible now is shown, greyed. */
export interface MenuItem {
  readonly label: string;
  /** Names of keys joined by `+`, as `Ctrl+Shift+S`. */
  readonly keys?: string;
  readonly disabled?: boolean;
  /** The title of the group it belongs to; neighbors of one group stand between lines. Items without one are a group too. */
  readonly group?: string;
  /** Given for one of several that exclude each other: whether it is the one that holds. */
  readonly isChosen?: boolean;
  readonly run: () => void;
}

/** Opens a menu by keys that are pressed elsewhere. */
export interface MenuHandle {
  readonly open: () => void;
}

/** The button of a menu. */
export interface MenuButton {
  /** Accessible name of the button; with `isText` it is shown, else the icon is. */
  readonly label: string;
  readonly isText?: boolean;
  /** What is shown in place of a longer name, which begins with it or contains it. */
  readonly text?: ReactNode;
  readonly icon?: IconName;
  /** Finds the button among others of its kind, whatever its name is in a language: `data-field`. */
  readonly field?: string;
  /** -1 for a button that other keys lead to. */
  readonly tabIndex?: number;
  readonly className?: string;
  readonly title?: string;
  /** Begins to drag what the button belongs to. The menu then opens when the button is released where it was pressed. */
  readonly onDrag?: ((event: PointerEvent<HTMLElement>) => void) | undefined;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly buttonRef?: Ref<HTMLButtonElement>;
  readonly handle?: Ref<MenuHandle> | undefined;
}

export interface MenuProps extends MenuButton {
  /** The edge of the button that the menu is aligned with; the end if not given. */
  readonly align?: 'start' | 'end';
  /** Takes the focus once the menu has closed; without it the button does. */
  readonly onClosed?: () => void;
  /** A function is asked whenever the menu opens. */
  readonly items: readonly MenuItem[] | (() => readonly MenuItem[]);
}

/** What stands on the button. */
export function MenuButtonContent({ label, isText, text, icon }: MenuButton) {
  if (!isText && text === undefined) return <Icon name={icon ?? 'g-more'} />;
  return (
    <>
      {text ?? label} <Icon name="g-down" />
    </>
  );
}

/** The classes of the button. */
export const menuClass = ({ isText, text, className = '' }: MenuButton): string =>
  `${isText || text !== undefined ? 'btn' : 'ibtn'} ${className}`;

export interface MenuOpening {
  /** True if keys opened it, so that keys go on in it. */
  readonly isByKeys: boolean;
}

export type OpenMenuProps = MenuProps & MenuOpening;
