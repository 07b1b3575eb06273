// The props of the menu in the head of a row or column.
import type { Ref } from 'react';
import { matrixWords as words } from '../../../messages/en/table.ts';
import type { MenuHandle } from '../../../ui/overlays/menu.tsx';
import styles from '../grid/grid.module.css';
import type { GridActions } from './grid-actions.ts';

export interface HeadMenuProps {
  /** The place of the head: row 0 for heads of columns, column 0 for heads of rows. */
  readonly row: number;
  readonly column: number;
  /** The visible name of the row or column. */
  readonly name: string;
  readonly commands: GridActions;
  /** The user-agents of a column. */
  readonly agents?: readonly string[];
  /** Whether the rows are sorted by this head. */
  readonly isSorted?: boolean;
  /** Whether the user cannot move or remove it. */
  readonly isFixed?: boolean | undefined;
  /** Whether a row belongs to a folder. */
  readonly canFold?: boolean;
  readonly handle?: Ref<MenuHandle>;
}

export const headMenuButtonProps = ({ name, handle }: HeadMenuProps) => ({
  className: styles['menu'] ?? '',
  label: words.actions(name),
  tabIndex: -1,
  handle,
});
