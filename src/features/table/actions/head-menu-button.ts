// What the menu in the head of a row or column is given.
import type { Ref } from 'react';
import { matrixWords as words } from '../../../messages/en/table.ts';
import type { MenuHandle } from '../../../ui/overlays/menu.tsx';
import styles from '../grid/grid.module.css';
import type { GridActions } from './grid-actions.ts';

export interface HeadMenuProps {
  /** Where the head stands; 0 for the head of the columns, or that of the rows. */
  readonly row: number;
  readonly column: number;
  /** What the row or column is called. */
  readonly name: string;
  readonly commands: GridActions;
  /** The user-agents of a column. */
  readonly agents?: readonly string[];
  /** Whether the rows are sorted by this head. */
  readonly isSorted?: boolean;
  /** True for what is not for the person to move or remove. */
  readonly isFixed?: boolean | undefined;
  /** Of a row: whether it is in a folder. */
  readonly canFold?: boolean;
  readonly handle?: Ref<MenuHandle>;
}

export const headMenuButtonProps = ({ name, handle }: HeadMenuProps) => ({
  className: styles['menu'] ?? '',
  label: words.actions(name),
  tabIndex: -1,
  handle,
});
