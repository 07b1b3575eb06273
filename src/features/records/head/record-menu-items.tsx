// The menu items for a whole record.

import { useRef } from 'react';
import { menuItemContext } from '../../../actions/action.ts';
import { menuItem } from '../../../actions/menu-item.ts';
import { lineAt } from '../../../core/document/lines.ts';
import { canMergeAbove } from '../../../core/formats/rep/edit/merge-blocks.ts';
import { canMoveBlock } from '../../../core/formats/rep/edit/move-block.ts';
import { type Block, blocksOf } from '../../../core/syntax/blocks.ts';
import type { Policy } from '../../../core/syntax/policy.ts';
import { recordsWords as words } from '../../../messages/en/records.ts';
import type { MenuOpening } from '../../../ui/overlays/menu.tsx';
import { type MenuItems, menuSections } from '../../../ui/overlays/menu-button.tsx';
import { OpenMenu } from '../../../ui/overlays/open-menu.tsx';
import { addCommentLineAbove } from '../edits/line-edits.ts';
import { duplicateRecord, mergeWithRecordAbove, moveRecordTo, removeRecord } from '../edits/record-edits.ts';
import { highlightLine } from '../highlight-line.ts';
import { focusLineField, runAfterMenuCloses } from '../list/focus-row.ts';
import { addAgent, addRecordBelow, addRule } from '../record-actions.ts';
import { focusFirstAgent } from './record-labels.ts';

export interface RecordActionsProps {
  readonly policy: Policy;
  readonly block: Block;
  readonly number: number;
}

export interface RecordMenuProps extends RecordActionsProps {
  /** Items that add to the record, before those of all records. */
  readonly more?: MenuItems;
}

export function RecordMenuItems({
  policy,
  block,
  number,
  more = [],
  isByKeys,
}: RecordMenuProps & MenuOpening) {
  const button = useRef<HTMLButtonElement>(null);
  const last = blocksOf(policy).length - 1;
  /** Returns a handler that runs an action and then focuses the first user-agent of record number `to`. */
  const createHandler = (act: () => unknown, to: number) => () => {
    act();
    runAfterMenuCloses(() => focusFirstAgent(to));
  };
  const writeComment = () => {
    const id = lineAt(policy.source.lines, block.start)?.id ?? 0;
    const line = addCommentLineAbove(id);
    runAfterMenuCloses(() => focusLineField(line, 'comment'));
  };
  return (
    <OpenMenu
      label={words.recordMenu}
      field="menu"
      isByKeys={isByKeys}
      buttonRef={button}
      items={() => {
        const context = menuItemContext(button);
        return menuSections(
          [
            {
              label: words.menu.showLines(block.start + 1, block.end),
              run: () => highlightLine(block.start),
            },
          ],
          [
            menuItem(addAgent, context, runAfterMenuCloses),
            menuItem(addRule, context, runAfterMenuCloses),
            ...more,
            menuItem(addRecordBelow, context, runAfterMenuCloses),
            { label: words.menu.commentAbove, run: writeComment },
          ],
          [
            {
              label: words.menu.duplicate,
              run: createHandler(() => duplicateRecord(number), number + 1),
            },
            canMoveBlock(policy, number, -1) && {
              label: words.menu.moveUp,
              run: createHandler(() => moveRecordTo(number, number - 1), number - 1),
            },
            canMoveBlock(policy, number, 1) && {
              label: words.menu.moveDown,
              run: createHandler(() => moveRecordTo(number, number + 2), number + 1),
            },
            canMergeAbove(policy, number) && {
              label: words.menu.joinAbove,
              run: createHandler(() => mergeWithRecordAbove(number), number - 1),
            },
          ],
          [
            {
              label: words.menu.removeRecord,
              run: createHandler(() => removeRecord(number), Math.min(number, last - 1)),
            },
          ],
        );
      }}
    />
  );
}
