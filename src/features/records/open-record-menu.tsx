// What can be done with a whole record.

import { canMergeAbove } from '../../core/formats/rep/edit/merge-blocks.ts';
import { canMoveBlock } from '../../core/formats/rep/edit/move-block.ts';
import { blocksOf } from '../../core/syntax/blocks.ts';
import { lineAt } from '../../core/text/lines.ts';
import { recordsWords as words } from '../../messages/en/records.ts';
import type { MenuOpening } from '../../ui/overlays/menu.tsx';
import OpenMenu from '../../ui/overlays/open-menu.tsx';
import { addRecordBelow, commentAbove } from './commands.ts';
import { afterMenu, focusField } from './focus.ts';
import { focusAgent } from './head-kinds.ts';
import { pointAt } from './pointing.ts';
import { duplicateRecord, joinWithAbove, moveRecord, removeRecord } from './record-commands.ts';
import type { RecordMenuProps } from './record-menu.ts';
import { rowKeys } from './row-keys.ts';

export default function OpenRecordMenu({
  policy,
  block,
  number,
  more = [],
  isByKeys,
}: RecordMenuProps & MenuOpening) {
  const last = blocksOf(policy).length - 1;
  /** Does it, and goes to the first user-agent of the record that is number `to` then. */
  const andGo = (act: () => unknown, to: number) => () => {
    act();
    afterMenu(() => focusAgent(to));
  };
  const writeComment = () => {
    const id = lineAt(policy.source.lines, block.start)?.id ?? 0;
    const line = commentAbove(id);
    afterMenu(() => focusField(line, words.comment));
  };
  return (
    <OpenMenu
      label={words.recordMenu}
      isByKeys={isByKeys}
      items={[
        ...more,
        {
          label: words.menu.moveUp,
          disabled: !canMoveBlock(policy, number, -1),
          run: andGo(() => moveRecord(number, number - 1), number - 1),
        },
        {
          label: words.menu.moveDown,
          disabled: !canMoveBlock(policy, number, 1),
          run: andGo(() => moveRecord(number, number + 2), number + 1),
        },
        {
          label: words.menu.addRecordBelow,
          keys: rowKeys.addRecordBelow,
          run: () => {
            const added = addRecordBelow(number);
            afterMenu(() => focusAgent(added, true));
          },
        },
        { label: words.menu.duplicate, run: andGo(() => duplicateRecord(number), number + 1) },
        {
          label: words.menu.joinAbove,
          disabled: !canMergeAbove(policy, number),
          run: andGo(() => joinWithAbove(number), number - 1),
        },
        { label: words.menu.commentAbove, run: writeComment },
        { label: words.menu.showInText, run: () => pointAt(block.start) },
        {
          label: words.menu.remove,
          run: andGo(() => removeRecord(number), Math.min(number, last - 1)),
        },
      ]}
    />
  );
}
