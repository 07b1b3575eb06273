// The items of the menu in the head of a row or column.
import { useState } from 'react';
import { matrixWords as words } from '../../../messages/en/table.ts';
import { matrixToolWords as toolWords } from '../../../messages/en/table-tools.ts';
import { documentStore } from '../../../state/document/use-document.ts';
import type { MenuItem, MenuOpening } from '../../../ui/overlays/menu.tsx';
import OpenMenu from '../../../ui/overlays/open-menu.tsx';
import { focusActivePlace } from '../grid/grid-focus.ts';
import type { GridPlace } from '../grid/grid-navigation.ts';
import { resetRowOrder } from '../reset-row-order.ts';
import { canMove } from './head-actions.ts';
import { type HeadMenuProps, headMenuButtonProps } from './head-menu-button.ts';

const { move } = toolWords;

/** Returns the items that list the user-agents of a column and switch the grouping of columns. */
function groupingItems(
  at: GridPlace,
  { agents = [], commands }: HeadMenuProps,
  list: () => void,
): MenuItem[] {
  const isSpread = documentStore.getState().view.columnsBy === 'crawler';
  const label = isSpread ? toolWords.joinAlike : toolWords.spreadOut;
  const hasSeveral = agents.length > 1;
  const about = hasSeveral ? words.listAgents(agents.length) : toolWords.about(words.column(agents));
  const toggleGrouping = {
    label,
    disabled: !isSpread && agents.length < 2,
    run: () => commands.share(at, isSpread),
  };
  return [{ label: about, keys: 'Enter', run: list }, toggleGrouping];
}

function createHeadMenuItems(props: HeadMenuProps, list: () => void): MenuItem[] {
  const { row, column, name, commands, isSorted, isFixed, canFold } = props;
  const at = { row, column };
  const isRow = row > 0;
  const sorting: MenuItem[] = [
    { label: isSorted ? toolWords.sortTurned : toolWords.sortByThis, run: () => commands.sort(at) },
    { label: toolWords.asListed, disabled: !isSorted, run: resetRowOrder },
  ];
  if (row === 0 && column === 0) return sorting;
  if (isFixed) return isRow ? [{ label: toolWords.showWhole, keys: 'Enter', run: list }] : sorting;
  return [
    {
      label: isRow ? move.up : move.left,
      keys: isRow ? 'Alt+ArrowUp' : 'Alt+ArrowLeft',
      disabled: !canMove(at, -1),
      run: () => commands.move(at, -1),
    },
    {
      label: isRow ? move.down : move.right,
      keys: isRow ? 'Alt+ArrowDown' : 'Alt+ArrowRight',
      disabled: !canMove(at, 1),
      run: () => commands.move(at, 1),
    },
    ...(isRow
      ? [
          { label: toolWords.showWhole, keys: 'Enter', run: list },
          ...(canFold
            ? [{ label: toolWords.fold, keys: 'ArrowLeft', run: () => void commands.fold(at) }]
            : []),
        ]
      : [...sorting, ...groupingItems(at, props, list)]),
    { label: toolWords.remove(name), keys: 'Delete', run: () => commands.remove(at) },
  ];
}

export default function HeadMenuItems(props: HeadMenuProps & MenuOpening) {
  // The list opens after the menu has closed, once the focus is back in the grid.
  const [isListNext, setListNext] = useState(false);
  const handleClosed = () => {
    focusActivePlace();
    if (!isListNext) return;
    setListNext(false);
    props.commands.list({ row: props.row, column: props.column });
  };
  return (
    <OpenMenu
      {...headMenuButtonProps(props)}
      isByKeys={props.isByKeys}
      items={() => createHeadMenuItems(props, () => setListNext(true))}
      onClosed={handleClosed}
    />
  );
}
