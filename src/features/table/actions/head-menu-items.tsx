// The items of the menu in the head of a row or column.
import { useState } from 'react';
import { matrixWords as words } from '../../../messages/en/table.ts';
import { matrixToolWords as toolWords } from '../../../messages/en/table-tools.ts';
import { documentStore } from '../../../state/document/use-document.ts';
import type { MenuItems, MenuOpening } from '../../../ui/overlays/menu.tsx';
import { menuSections } from '../../../ui/overlays/menu-button.tsx';
import { OpenMenu } from '../../../ui/overlays/open-menu.tsx';
import { focusActivePlace } from '../grid/grid-focus.ts';
import type { GridPlace } from '../grid/grid-navigation.ts';
import { resetRowOrder } from '../reset-row-order.ts';
import { canMove } from './head-actions.ts';
import { type HeadMenuProps, headMenuButtonProps } from './head-menu-button.ts';

const { move } = toolWords;

/** Returns the items that show the user-agents of a column, and switch the grouping of columns. */
function columnItems(at: GridPlace, { agents = [], commands }: HeadMenuProps, list: () => void): MenuItems {
  const isSpread = documentStore.getState().view.columnsBy === 'crawler';
  const hasSeveral = agents.length > 1;
  return [
    {
      label: hasSeveral ? words.listAgents(agents.length) : toolWords.about(words.column(agents)),
      keys: 'Enter',
      run: list,
    },
    (isSpread || hasSeveral) && {
      label: isSpread ? toolWords.joinAlike : toolWords.spreadOut,
      run: () => commands.share(at, isSpread),
    },
  ];
}

function createHeadMenuItems(props: HeadMenuProps, list: () => void): MenuItems {
  const { row, column, name, commands, isSorted, isFixed, canFold } = props;
  const at = { row, column };
  const isRow = row > 0;
  const sorting: MenuItems = [
    { label: isSorted ? toolWords.sortTurned : toolWords.sortByThis, run: () => commands.sort(at) },
    isSorted && { label: toolWords.asListed, run: resetRowOrder },
  ];
  if (row === 0 && column === 0) return sorting;
  const wholeUrl = { label: toolWords.showWhole, keys: 'Enter', run: list };
  if (isFixed) return isRow ? [wholeUrl] : sorting;
  const moves: MenuItems = [
    canMove(at, -1) && {
      label: isRow ? move.up : move.left,
      keys: isRow ? 'Alt+ArrowUp' : 'Alt+ArrowLeft',
      run: () => commands.move(at, -1),
    },
    canMove(at, 1) && {
      label: isRow ? move.down : move.right,
      keys: isRow ? 'Alt+ArrowDown' : 'Alt+ArrowRight',
      run: () => commands.move(at, 1),
    },
  ];
  return menuSections(
    isRow
      ? [wholeUrl, canFold && { label: toolWords.fold, keys: 'ArrowLeft', run: () => void commands.fold(at) }]
      : columnItems(at, props, list),
    isRow ? [] : sorting,
    moves,
    [{ label: toolWords.remove(name), keys: 'Delete', run: () => commands.remove(at) }],
  );
}

export function HeadMenuItems(props: HeadMenuProps & MenuOpening) {
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
