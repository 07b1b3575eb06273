// The menu in the head of a row or column. By keyboard: Shift and F10, or the menu key, on the head.
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
  readonly at: Place;
  /** What the row or column is called. */
  readonly name: string;
  readonly commands: GridCommands;
  /** The user-agents of a column. */
  readonly agents?: readonly string[];
  /** Whether the rows are sorted by this head. */
  readonly isSorted?: boolean;
}

const { move } = words;

/** Taking columns that are treated alike apart, or together. */
function sharing({ at, agents = [], commands }: Props): MenuItem[] {
  const isSpread = documentStore.getState().view.spread === true;
  const label = isSpread ? words.joinAlike : words.spreadOut;
  const list = { label: words.listAgents(agents.length), keys: 'Enter', run: () => commands.list(at) };
  const turn = { label, disabled: !isSpread && agents.length < 2, run: () => commands.share(at, isSpread) };
  return words.moreAgents(agents) > 0 ? [list, turn] : [turn];
}

function itemsOf(props: Props): MenuItem[] {
  const { at, name, commands, isSorted } = props;
  const isRow = at.row > 0;
  const sorting: MenuItem[] = [
    { label: isSorted ? words.sortTurned : words.sortByThis, run: () => commands.sort(at) },
    { label: words.asListed, disabled: !isSorted, run: showAsListed },
  ];
  if (at.row === 0 && at.column === 0) return sorting;
  return [
    { label: isRow ? move.up : move.left, keys: isRow ? 'Alt ↑' : 'Alt ←', run: () => commands.move(at, -1) },
    {
      label: isRow ? move.down : move.right,
      keys: isRow ? 'Alt ↓' : 'Alt →',
      run: () => commands.move(at, 1),
    },
    ...(isRow
      ? [{ label: words.showWhole, keys: 'Enter', run: () => commands.list(at) }]
      : [...sorting, ...sharing(props)]),
    { label: words.remove(name), keys: 'Del', run: () => commands.remove(at) },
  ];
}

export function HeadMenu(props: Props) {
  return (
    <Menu
      className={styles['menu'] ?? ''}
      label={words.actions(props.name)}
      items={itemsOf(props)}
      tabIndex={-1}
      onClosed={focusActive}
    />
  );
}
