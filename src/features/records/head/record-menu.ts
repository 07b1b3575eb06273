// The menu of a record. Its items are loaded when it is opened, or earlier.

import { recordsWords as words } from '../../../messages/en/records.ts';
import { lazyMenu } from '../../../ui/overlays/menu.tsx';
import { loadAfterPaint } from '../load-after-paint.ts';
import type { RecordMenuProps } from './record-menu-items.tsx';

export const RecordMenu = lazyMenu<RecordMenuProps>(
  () => ({ label: words.recordMenu, field: 'menu' }),
  () => loadAfterPaint().then(({ RecordMenuItems }) => RecordMenuItems),
);
