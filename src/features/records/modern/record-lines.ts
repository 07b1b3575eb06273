// What can be added to a record beside rules, as choices of its menu.
import { modernRowWords as words } from '../../../messages/en/extensions.ts';
import type { MenuItem } from '../../../ui/overlays/menu.tsx';
import { afterMenu, focusField } from '../focus.ts';
import { addLine, linesFor, newField } from './modern-commands.ts';

/** The choices for the record number `block`. */
export const recordLines = (block: number): readonly MenuItem[] =>
  linesFor('record').map(({ id, name }) => ({
    label: words.addLine(name),
    run: () => {
      const line = addLine(id, name, { block });
      afterMenu(() => focusField(line, newField(id, name)));
    },
  }));
