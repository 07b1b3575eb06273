// Thousands of URLs folded by their paths: each folder has a bar of its answers. One tab stop, with keyboard
// navigation.
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type MouseEvent, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusTrace } from '../../../actions/table-focus.ts';
import { usePane } from '../../../actions/use-pane.ts';
import { visibleNodes } from '../../../core/analysis/table/path-tree.ts';
import { matrixWords } from '../../../messages/en/table.ts';
import { treeWords as words } from '../../../messages/en/table-tools.ts';
import { closeTrace, updateView } from '../../../state/document/document-store.ts';
import { documentStore } from '../../../state/document/use-document.ts';
import type { AccessMatrix } from '../../../state/table/matrix-query.ts';
import type { VisibleRows } from '../../../state/table/matrix-view.ts';
import { useChosenCell } from '../../../state/table/use-matrix.ts';
import { useIdleTask } from '../../../state/use-idle-task.ts';
import { BarSelect } from '../../../ui/controls/bar-select.tsx';
import { mirrorArrowKey } from '../../../ui/environment/text-direction.ts';
import { insertPlace } from '../grid/scroll-window.ts';
import { measureGrid } from '../grid/use-grid-window.ts';
import NothingShown from '../no-visible-rows.tsx';
import { columnToExplain, type FoldedRows, foldRows } from './folded-rows.ts';
import styles from './tree.module.css';
import { type TreeState, toggleFolder, transferTreeState, treeStateAfterKey } from './tree-navigation.ts';
import { TreeNode } from './tree-node.tsx';

interface PathTreeProps {
  readonly matrix: AccessMatrix;
  readonly visibleRows: VisibleRows;
}

const ALL_COLUMNS = 'all';

/** Also renders one node outside the visible range, wherever it is. */
const createRangeExtractor = (pinned: number) => (range: Range) =>
  pinned < range.count ? insertPlace(defaultRangeExtractor(range), pinned) : defaultRangeExtractor(range);

function ColumnChoice({ matrix, value, choose }: ColumnChoiceProps) {
  const { columns, kind } = matrix;
  const nameOf = (agents: readonly string[]) =>
    kind.columnName?.(agents[0] ?? '') ?? matrixWords.column(agents);
  return (
    <div className={styles['bar']}>
      <BarSelect
        label={words.bars}
        value={value}
        options={[
          [ALL_COLUMNS, words.allColumns],
          ...columns.map(({ agents }, place) => [String(place), nameOf(agents)] as const),
        ]}
        choose={choose}
      />
      <span className={`text-xs faint ${styles['keys']}`}>{words.keys}</span>
    </div>
  );
}

interface ColumnChoiceProps {
  readonly matrix: AccessMatrix;
  readonly value: string;
  readonly choose: (value: string) => void;
}

export function PathTree({ matrix, visibleRows }: PathTreeProps) {
  const [column, setColumn] = useState(ALL_COLUMNS);
  const agent = matrix.columns[Number(column)]?.agents[0];
  const input = useMemo(() => ({ matrix, visibleRows, agent }), [matrix, visibleRows, agent]);
  const folded = useIdleTask(input, foldRows);
  return (
    <div className={`column ${styles['place']}`}>
      <ColumnChoice matrix={matrix} value={agent === undefined ? ALL_COLUMNS : column} choose={setColumn} />
      {visibleRows.urls.length === 0 && <NothingShown />}
      {!folded && <output className={styles['working']}>{words.working}</output>}
      {folded && visibleRows.urls.length > 0 && (
        <FoldedTree
          folded={folded.result}
          matrix={matrix}
          agent={agent}
          isStale={folded.question !== input}
        />
      )}
    </div>
  );
}

interface FoldedTreeProps {
  readonly folded: FoldedRows;
  readonly matrix: AccessMatrix;
  readonly agent: string | undefined;
  readonly isStale: boolean;
}

/** Opens the explanation of a page. */
function explainRow(matrix: AccessMatrix, agent: string | undefined, url: string): void {
  const explainedAgent = agent ?? columnToExplain(matrix, url);
  if (explainedAgent !== undefined)
    flushSync(() => updateView(documentStore, { cell: { agent: explainedAgent, url } }));
}

function FoldedTree({ folded, matrix, agent, isStale }: FoldedTreeProps) {
  const { tree, urls } = folded;
  const id = useId();
  const cell = useChosenCell();
  const scroller = useRef<HTMLDivElement>(null);
  const treeElement = useRef<HTMLDivElement>(null);
  usePane('table-body', { focus: () => treeElement.current?.focus() });
  const [{ cell: height }] = useState(measureGrid);
  const [previous, setPrevious] = useState({
    tree,
    state: { open: new Set<string>(), active: 0 } as TreeState,
  });
  const current = useMemo(
    () => (previous.tree === tree ? previous.state : transferTreeState(previous.tree, tree, previous.state)),
    [previous, tree],
  );
  const setState = (state: TreeState) => setPrevious({ tree, state });
  const places = useMemo(() => visibleNodes(tree, current.open), [tree, current.open]);
  const activeIndex = places.indexOf(current.active);
  const active = Math.max(activeIndex, 0);
  const state: TreeState = activeIndex < 0 ? { ...current, active: places[0] ?? 0 } : current;
  // oxlint-disable-next-line react/incompatible-library -- its object is read where it is made and passed to no memo
  const virtualizer = useVirtualizer({
    count: places.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 8,
    rangeExtractor: createRangeExtractor(active),
  });
  const moveTo = (next: TreeState) => {
    flushSync(() => setState(next));
    const at = visibleNodes(tree, next.open).indexOf(next.active);
    if (at >= 0) virtualizer.scrollToIndex(at, { align: 'auto' });
  };
  /** Opens or closes a folder, or explains a page. Returns whether it is a page. */
  const enter = (place: number): boolean => {
    moveTo(toggleFolder(tree, state, place));
    const url = urls[tree.nodes[place]?.row ?? -1];
    if (url !== undefined) explainRow(matrix, agent, url);
    return url !== undefined;
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const page = Math.max(1, Math.floor((virtualizer.scrollRect?.height ?? 0) / height) - 1);
    const next = treeStateAfterKey(mirrorArrowKey(event.key), tree, state, page);
    if (next) moveTo(next);
    else if (event.key === 'Enter' || event.key === ' ') {
      if (enter(state.active)) focusTrace();
    } else if (event.key === 'Escape' && cell) closeTrace(documentStore);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onClick = ({ target }: MouseEvent) => {
    const item = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
    if (item) enter(Number(item.dataset['place']));
  };
  return (
    <div ref={scroller} className={styles['scroller']}>
      <div
        ref={treeElement}
        role="tree"
        tabIndex={0}
        aria-label={words.name}
        aria-busy={isStale || undefined}
        aria-activedescendant={`${id}-${state.active}`}
        className={`text-s ${styles['tree']}`}
        style={{ blockSize: virtualizer.getTotalSize() }}
        onKeyDown={onKey}
        onClick={onClick}
      >
        {virtualizer.getVirtualItems().map(({ index, start, size }) => {
          const place = places[index] ?? 0;
          const node = tree.nodes[place];
          if (!node) return null;
          return (
            <TreeNode
              key={place}
              {...{ id: `${id}-${place}`, place, node, folded, matrix, agent }}
              isOpen={state.open.has(node.path)}
              isActive={place === state.active}
              isSelected={cell !== undefined && node.row >= 0 && urls[node.row] === cell.url}
              style={{ transform: `translateY(${start}px)`, blockSize: size }}
            />
          );
        })}
      </div>
    </div>
  );
}
