// The items of the menu in the head of a row or column.
import { useState } from 'react';
import { number } from '../../../messages/en/counts.ts';
import { matrixToolWords as toolWords } from '../../../messages/en/table-tools.ts';
import type { Tone } from '../../../state/document/answer-filter.ts';
import { documentStore } from '../../../state/document/use-document.ts';
import { filteredAgent } from '../../../state/table/matrix-view.ts';
import type { MenuItems, MenuOpening } from '../../../ui/overlays/menu.tsx';
import { menuSections } from '../../../ui/overlays/menu-button.tsx';
import { OpenMenu } from '../../../ui/overlays/open-menu.tsx';
import {
  columnInSentence,
  countColumn,
  filterByColumn,
  isFilteredBy,
  showAllAnswers,
} from '../filter-column.ts';
import { focusActivePlace } from '../grid/grid-focus.ts';
import type { GridPlace } from '../grid/grid-navigation.ts';
import { resetRowOrder } from '../reset-row-order.ts';
import { currentGrid } from './current-grid.ts';
import type { GridActions } from './grid-actions.ts';
import { canMove } from './head-actions.ts';
import { type HeadMenuProps, headMenuButtonProps } from './head-menu-button.ts';

const { move } = toolWords;

/** Returns the items that show the user-agents of a column, and switch the grouping of columns. */
function columnItems(
  at: GridPlace,
  { agents = [], commands, name }: HeadMenuProps,
  list: () => void,
): MenuItems {
  const isSpread = documentStore.getState().view.columnsBy === 'crawler';
  const hasSeveral = agents.length > 1;
  return [
    {
      label: hasSeveral ? toolWords.listAgents(agents.length) : toolWords.about(name),
      keys: 'Enter',
      run: list,
    },
    (isSpread || hasSeveral) && {
      label: isSpread ? toolWords.joinAlike : toolWords.spreadOut,
      run: () => commands.share(at, isSpread),
    },
  ];
}

/** Returns the orders of the rows: by URL, or by the answers of the column, what is closed first. */
function sortItems(at: GridPlace, commands: GridActions, isSorted: boolean | undefined): MenuItems {
  const { matrix, view } = currentGrid();
  const wordOf = (tone: Tone) => matrix.kind.filters.find(([one]) => one === tone)?.[1];
  const [yes, no] = [wordOf('allow'), wordOf('deny')];
  const byAnswer =
    yes === undefined || no === undefined
      ? toolWords.sortByRank
      : { down: toolWords.sortFirst(no), up: toolWords.sortFirst(yes) };
  const labels = at.column === 0 ? toolWords.sortByUrl : byAnswer;
  const isThis = (down: boolean) => isSorted === true && view.sort?.down === down;
  const up = !isThis(false) && { label: labels.up, run: () => commands.sort(at, false) };
  const down = !isThis(true) && { label: labels.down, run: () => commands.sort(at, true) };
  return [
    ...(at.column === 0 ? [up, down] : [down, up]),
    isSorted === true && { label: toolWords.asListed, run: resetRowOrder },
  ];
}

/** Returns the answers of the column that the rows can be filtered by, what is closed first. */
function filterItems({ column }: GridPlace): MenuItems {
  const { matrix, view } = currentGrid();
  const agent = matrix.columns[column - 1]?.agents[0];
  // In a table of one column, the legend filters by the same answers.
  if (column === 0 || agent === undefined || matrix.columns.length < 2) return [];
  const count = countColumn(matrix, agent, view.onlyUrls);
  const name = columnInSentence(matrix, agent);
  const items = matrix.kind.filters.map(([tone, word]) => {
    const matching = count?.of(tone);
    const isUseless = count !== undefined && (matching === 0 || matching === count.all);
    return (
      !isUseless &&
      !isFilteredBy(view, agent, tone) && {
        label: toolWords.filterColumn(word, name),
        ...(matching !== undefined && { aside: number(matching) }),
        run: () => filterByColumn(agent, tone),
      }
    );
  });
  const isFiltered = filteredAgent(view) === agent;
  return [...items.toReversed(), isFiltered && { label: toolWords.showEverything, run: showAllAnswers }];
}

function createHeadMenuItems(props: HeadMenuProps, list: () => void): MenuItems {
  const { row, column, name, commands, isSorted, isFixed, canFold } = props;
  const at = { row, column };
  const isRow = row > 0;
  const sorting = isRow ? [] : sortItems(at, commands, isSorted);
  if (row === 0 && column === 0) return sorting;
  const wholeUrl = { label: toolWords.showWhole, keys: 'Enter', run: list };
  const filtering = isRow ? [] : filterItems(at);
  if (isFixed) return isRow ? [wholeUrl] : menuSections(filtering, sorting);
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
    filtering,
    sorting,
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
