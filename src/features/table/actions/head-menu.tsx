// The menu in the head of a row or column. On the keyboard, Shift+F10 or the menu key opens it.
import { memo, useLayoutEffect, useRef } from 'react';
import { lazyMenu, type MenuHandle } from '../../../ui/overlays/menu.tsx';
import { loadOnDemand } from '../load-on-demand.ts';
import { type HeadMenuProps, headMenuButtonProps } from './head-menu-button.ts';

/**
 * The elements of row heads are reused for other rows, which identifies them by name. Those of columns stay, even
 * if the name changes.
 */
const headMenuSubject = ({ row, name }: HeadMenuProps) => (row > 0 ? name : '');

const MenuOfHead = lazyMenu(
  headMenuButtonProps,
  () => loadOnDemand().then(({ HeadMenuItems }) => HeadMenuItems),
  headMenuSubject,
);

export const HeadMenu = memo((props: HeadMenuProps) => {
  const { row, column, commands } = props;
  const handle = useRef<MenuHandle>(null);
  useLayoutEffect(
    () => commands.registerMenu({ row, column }, () => handle.current?.open()),
    [commands, row, column],
  );
  return <MenuOfHead {...props} handle={handle} />;
});
