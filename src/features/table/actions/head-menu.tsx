// The menu in the head of a row or column. By keyboard: Shift and F10, or the menu key, on the head.
import { memo } from 'react';
import { lazyMenu } from '../../../ui/overlays/menu.tsx';
import { type HeadMenuProps, headMenuButtonProps } from './head-menu-button.ts';

/** Heads of rows take turns in their elements; those of columns keep theirs under another name. */
const headMenuSubject = ({ row, name }: HeadMenuProps) => (row > 0 ? name : '');

export const HeadMenu = memo(
  lazyMenu(headMenuButtonProps, () => import('./head-menu-items.tsx'), headMenuSubject),
);
