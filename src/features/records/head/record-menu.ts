// The menu of a record: its choices are fetched when it is opened, or before.

import type { Block } from '../../../core/syntax/blocks.ts';
import type { Policy } from '../../../core/syntax/policy.ts';
import { recordsWords as words } from '../../../messages/en/records.ts';
import { lazyMenu } from '../../../ui/overlays/menu.tsx';
import type { MenuItem } from '../../../ui/overlays/menu-button.tsx';

export interface RecordActionsProps {
  readonly policy: Policy;
  readonly block: Block;
  readonly number: number;
}

export interface RecordMenuProps extends RecordActionsProps {
  /** What stands before the choices that all records have. */
  readonly more?: readonly MenuItem[];
}

export const RecordMenu = lazyMenu<RecordMenuProps>(
  () => ({ label: words.recordMenu, field: 'menu' }),
  () => import('./record-menu-items.tsx'),
);
