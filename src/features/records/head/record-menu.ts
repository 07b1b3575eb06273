// The menu of a record: its choices are fetched when it is opened, or before.
import { recordsWords as words } from '../../../messages/en/records.ts';
import { lazyMenu, type MenuItem } from '../../../ui/overlays/menu.tsx';
import type { RecordActionsProps } from './record-head.tsx';

export interface RecordMenuProps extends RecordActionsProps {
  /** What stands before the choices that all records have. */
  readonly more?: readonly MenuItem[];
}

export const RecordMenu = lazyMenu<RecordMenuProps>(
  () => ({ label: words.recordMenu }),
  () => import('./record-menu-items.tsx'),
);
