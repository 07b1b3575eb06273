// Menu items that add extension lines to a record.
import { extensionRowWords as words } from '../../../messages/en/formats/extensions.ts';
import type { MenuItem } from '../../../ui/overlays/menu.tsx';
import { focusLineField, runAfterMenuCloses } from '../list/focus-row.ts';
import { addLine, firstField, linesToAdd } from './extension-edits.ts';

/** Creates the items for record number `block`. */
export const createRecordMenuItems = (block: number): readonly MenuItem[] =>
  linesToAdd('record').map((extension) => ({
    label: words.addLine(extension.name),
    run: () => {
      const line = addLine(extension, { block });
      runAfterMenuCloses(() => focusLineField(line, firstField(extension)));
    },
  }));
