// The menu of a record: its choices are fetched when it is opened, or before.

import { recordsWords as words } from '../../../messages/en/records.ts';
import { lazyMenu } from '../../../ui/overlays/menu.tsx';
import type { RecordMenuProps } from './record-menu-items.tsx';

export const RecordMenu = lazyMenu<RecordMenuProps>(
  () => ({ label: words.recordMenu, field: 'menu' }),
  () => import('./record-menu-items.tsx'),
);
