// The menu in the head of a row or column. By keyboard: Shift and F10, or the menu key, on the head.

import { memo, useState } from 'react';
import { matrixWords as words } from '../../messages/words/matrix.ts';
import { look } from '../../state/document-store.ts';
import { documentStore } from '../../state/use-document.ts';
import { matrixView } from '../../state/use-matrix.ts';
import { Menu, type MenuItem } from '../../ui/menu.tsx';
import styles from './grid.module.css';
import type { GridCommands } from './grid-commands.ts';
import { focusActive } from './grid-focus.ts';
import type { Place } from './places.ts';

/** Shows the rows in the order of the document again. */
export function showAsListed(): void {
  const { sort: _, ...matrix } = matrixView(documentStore.getState());
  look(documentStore, { matrix });
}

interface Props {
  /** Where the head stands; 0 for the head of the columns, or that of the rows. */
  readonly row: number;
  readonly column: number;
  /** What the row or column is called. */
  readonly name: string;
  readonly commands: GridCommands;
  /** The user-agents of a column. */
  readonly agents?: readonly string[];
  /** Whether the rows are sorted by this head. */
  readonly isSorted?: boolean;
  /** True for what is not for the person to move or remove. */
  readonly isFixed?: boolean | undefined;
}

const { move } = words;

/** Taking columns that are treated alike apart, or together. */
function sharing(at: Place, { agents = [], commands }: Props, list: () => void): MenuItem[] {
  const isSpread = documentStore.getState().view.spread === true;
  const label = isSpread ? words.joinAlike : words.spreadOut;
  const isMore = words.moreAgents(agents) > 0;
  const about = isMore ? words.listAgents(agents.length) : words.about(agents);
  const turn = { label, disabled: !isSpread && agents.length < 2, run: () => commands.share(at, isSpread) };
  return [{ label: about, keys: 'Enter', run: list }, turn];
}

function itemsOf(props: Props, list: () => void): MenuItem[] {
  const { row, column, name, commands, isSorted, isFixed } = props;
  const at = { row, column };
  const isRow = row > 0;
  const sorting: MenuItem[] = [
    { label: isSorted ? words.sortTurned : words.sortByThis, run: () => commands.sort(at) },
    { label: words.asListed, disabled: !isSorted, run: showAsListed },
  ];
  if (row === 0 && column === 0) return sorting;
  if (isFixed) return isRow ? [{ label: words.showWhole, keys: 'Enter', run: list }] : sorting;
  return [
    {
      label: isRow ? move.up : move.left,
      keys: isRow ? 'Alt+ArrowUp' : 'Alt+ArrowLeft',
      run: () => commands.move(at, -1),
    },
    {
      label: isRow ? move.down : move.right,
      keys: isRow ? 'Alt+ArrowDown' : 'Alt+ArrowRight',
      run: () => commands.move(at, 1),
    },
    ...(isRow
      ? [{ label: words.showWhole, keys: 'Enter', run: list }]
      : [...sorting, ...sharing(at, props, list)]),
    { label: words.remove(name), keys: 'Delete', run: () => commands.remove(at) },
  ];
}

function HeadMenuPlain(props: Props) {
  // The list opens after the menu has closed, once the focus is back in the grid.
  const [isListNext, setListNext] = useState(false);
  const closed = () => {
    focusActive();
    if (!isListNext) return;
    setListNext(false);
    props.commands.list({ row: props.row, column: props.column });
  };
  return (
    <Menu
      className={styles['menu'] ?? ''}
      label={words.actions(props.name)}
      items={() => itemsOf(props, () => setListNext(true))}
      tabIndex={-1}
      onClosed={closed}
    />
  );
}

export const HeadMenu = memo(HeadMenuPlain);
