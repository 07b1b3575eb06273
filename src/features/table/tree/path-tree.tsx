// Thousands of URLs folded by their paths: each folder with a bar of its answers. One tab stop, walked by keys.
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
  readonly shown: VisibleRows;
}

const ALL_COLUMNS = 'all';

/** Draws one place wherever it is, besides those in sight. */
const createRangeExtractor = (kept: number) => (range: Range) =>
  kept < range.count ? insertPlace(defaultRangeExtractor(range), kept) : defaultRangeExtractor(range);

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
      <span className={styles['keys']}>{words.keys}</span>
    </div>
  );
}

interface ColumnChoiceProps {
  readonly matrix: AccessMatrix;
  readonly value: string;
  readonly choose: (value: string) => void;
}

export default function PathTree({ matrix, shown }: PathTreeProps) {
  const [column, setColumn] = useState(ALL_COLUMNS);
  const agent = matrix.columns[Number(column)]?.agents[0];
  const folding = useMemo(() => ({ matrix, shown, agent }), [matrix, shown, agent]);
  const last = useIdleTask(folding, foldRows);
  return (
    <div className={styles['place']}>
      <ColumnChoice matrix={matrix} value={agent === undefined ? ALL_COLUMNS : column} choose={setColumn} />
      {shown.urls.length === 0 && <NothingShown />}
      {!last && <output className={styles['working']}>{words.working}</output>}
      {last && shown.urls.length > 0 && (
        <FoldedTree folded={last.result} matrix={matrix} agent={agent} isStale={last.question !== folding} />
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

/** Opens the trace of a page. */
function explainRow(matrix: AccessMatrix, agent: string | undefined, url: string): void {
  const told = agent ?? columnToExplain(matrix, url);
  if (told !== undefined) flushSync(() => updateView(documentStore, { cell: { agent: told, url } }));
}

function FoldedTree({ folded, matrix, agent, isStale }: FoldedTreeProps) {
  const { tree, urls } = folded;
  const id = useId();
  const cell = useChosenCell();
  const scroller = useRef<HTMLDivElement>(null);
  const treeElement = useRef<HTMLDivElement>(null);
  usePane('table-body', { focus: () => treeElement.current?.focus() });
  const [{ cell: height }] = useState(measureGrid);
  const [last, setLast] = useState({ tree, state: { open: new Set<string>(), active: 0 } as TreeState });
  const kept = useMemo(
    () => (last.tree === tree ? last.state : transferTreeState(last.tree, tree, last.state)),
    [last, tree],
  );
  const setState = (state: TreeState) => setLast({ tree, state });
  const places = useMemo(() => visibleNodes(tree, kept.open), [tree, kept.open]);
  const found = places.indexOf(kept.active);
  const active = Math.max(found, 0);
  const state: TreeState = found < 0 ? { ...kept, active: places[0] ?? 0 } : kept;
  // oxlint-disable-next-line react/incompatible-library -- its object is read where it is made and passed to no memo
  const list = useVirtualizer({
    count: places.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 8,
    rangeExtractor: createRangeExtractor(active),
  });
  const go = (next: TreeState) => {
    flushSync(() => setState(next));
    const at = visibleNodes(tree, next.open).indexOf(next.active);
    if (at >= 0) list.scrollToIndex(at, { align: 'auto' });
  };
  /** Enter on a folder opens or closes it; on a page it says why. */
  const enter = (place: number): boolean => {
    go(toggleFolder(tree, state, place));
    const url = urls[tree.nodes[place]?.row ?? -1];
    if (url !== undefined) explainRow(matrix, agent, url);
    return url !== undefined;
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const page = Math.max(1, Math.floor((list.scrollRect?.height ?? 0) / height) - 1);
    const next = treeStateAfterKey(mirrorArrowKey(event.key), tree, state, page);
    if (next) go(next);
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
        className={styles['tree']}
        style={{ blockSize: list.getTotalSize() }}
        onKeyDown={onKey}
        onClick={onClick}
      >
        {list.getVirtualItems().map(({ index, start, size }) => {
          const place = places[index] ?? 0;
          const node = tree.nodes[place];
          if (!node) return null;
          return (
            <TreeNode
              key={place}
              {...{ id: `${id}-${place}`, place, node, folded, matrix, agent }}
              isOpen={state.open.has(node.path)}
              isActive={place === state.active}
              isChosen={cell !== undefined && node.row >= 0 && urls[node.row] === cell.url}
              style={{ transform: `translateY(${start}px)`, blockSize: size }}
            />
          );
        })}
      </div>
    </div>
  );
}
