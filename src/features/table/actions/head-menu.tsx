// The menu in the head of a row or column. By keyboard: Shift and F10, or the menu key, on the head.
import { memo, useLayoutEffect, useRef } from 'react';
import { lazyMenu, type MenuHandle } from '../../../ui/overlays/menu.tsx';
import { type HeadMenuProps, headMenuButtonProps } from './head-menu-button.ts';

/** Heads of rows take turns in their elements; those of columns keep theirs under another name. */
const headMenuSubject = ({ row, name }: HeadMenuProps) => (row > 0 ? name : '');

const MenuOfHead = lazyMenu(headMenuButtonProps, () => import('./head-menu-items.tsx'), headMenuSubject);

export const HeadMenu = memo((props: HeadMenuProps) => {
  const { row, column, commands } = props;
  const handle = useRef<MenuHandle>(null);
  useLayoutEffect(
    () => commands.registerMenu({ row, column }, () => handle.current?.open()),
    [commands, row, column],
  );
  return <MenuOfHead {...props} handle={handle} />;
});
