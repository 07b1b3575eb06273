// The strip above the grid: which answers and which URLs are shown, with counts, which it keeps; words for the order if it is another.

import { type Ref, type RefCallback, useCallback, useRef } from 'react';
import { number } from '../../messages/en/counts.ts';
import { agentName, cellMarkWords, matrixWords as words } from '../../messages/en/table.ts';
import { matrixToolWords, treeWords } from '../../messages/en/table-tools.ts';
import { updateView } from '../../state/document/document-store.ts';
import { documentStore, useDocument, viewStore } from '../../state/document/use-document.ts';
import { markCodes } from '../../state/table/cell-marks.ts';
import { resumeCounting, stopCounting, watchCounting } from '../../state/table/counting/count-large-table.ts';
import { type CountProgress, isCountedInWorker } from '../../state/table/counting/counting-state.ts';
import type { MatrixTotals } from '../../state/table/counting/totals.ts';
import type { AccessMatrix } from '../../state/table/matrix-query.ts';
import type { AnswerFilter, MatrixView, VisibleRows } from '../../state/table/matrix-view.ts';
import type { QuestionPresentation } from '../../state/table/question-presentation.ts';
import { matrixView, useCellMarks, useCounting } from '../../state/table/use-matrix.ts';
import { toneIcons } from '../../ui/icons/answer-label.tsx';
import { Icon, type IconName } from '../../ui/icons/icon.tsx';
import { useDelayedFlag } from '../../ui/loading/use-delayed-flag.ts';
import styles from './filter-strip.module.css';
import { markShapes } from './grid/cell-mark-display.tsx';
import { resetRowOrder } from './reset-row-order.ts';
import { watchUrlOrder } from './url-order.ts';

watchCounting(viewStore);
watchUrlOrder(viewStore);

const filterShapes: Record<AnswerFilter, IconName | undefined> = {
  all: undefined,
  ...toneIcons,
  ...markShapes,
};

const updateMatrixView = (view: MatrixView, change: Partial<MatrixView>) =>
  updateView(documentStore, { matrix: { ...view, ...change } });

interface AnswerFiltersProps {
  /** The button of the filter that is chosen. */
  readonly chosen: Ref<HTMLButtonElement>;
  readonly kind: QuestionPresentation;
  readonly told: MatrixTotals | undefined;
  readonly view: MatrixView;
  readonly isStale: boolean;
}

interface FilterButtonProps extends Pick<AnswerFiltersProps, 'chosen'> {
  readonly filter: AnswerFilter;
  readonly word: string;
  readonly count: number | undefined;
  readonly view: MatrixView;
}

function FilterButton({ filter, word, count, view, chosen }: FilterButtonProps) {
  const shape = filterShapes[filter];
  const isChosen = view.filter === filter;
  return (
    <button
      ref={isChosen ? chosen : undefined}
      type="button"
      aria-pressed={isChosen}
      disabled={count === 0 && !isChosen}
      onClick={() => updateMatrixView(view, { filter })}
    >
      {shape && <Icon name={shape} />} {word}{' '}
      <span className={styles['count']}>{count === undefined ? '' : number(count)}</span>
    </button>
  );
}

/** What else is said of cells; one that is filtered by stays, also when there is none left. */
function MarkFilters({ view, chosen }: Pick<AnswerFiltersProps, 'view' | 'chosen'>) {
  const marks = useCellMarks();
  const shown = markCodes.filter((code) => marks[code] || view.filter === code);
  return shown.map((code) => (
    <FilterButton
      key={code}
      filter={code}
      word={cellMarkWords.filters[code]}
      count={marks[code]?.count ?? 0}
      view={view}
      chosen={chosen}
    />
  ));
}

function AnswerFilters({ kind, told, view, isStale, chosen }: AnswerFiltersProps) {
  const isDimmed = useDelayedFlag(isStale);
  const counts = told?.cellCounts();
  return (
    <fieldset
      className={styles['filters']}
      aria-label={matrixToolWords.filterBy}
      aria-busy={isStale || undefined}
      data-dimmed={isDimmed}
    >
      {([['all', words.filters.all], ...kind.filters] as const).map(([filter, word]) => (
        <FilterButton key={filter} {...{ filter, word, view, chosen }} count={counts?.[filter]} />
      ))}
      <MarkFilters view={view} chosen={chosen} />
    </fieldset>
  );
}

function RowOrderNote({ view, kind }: { view: MatrixView; kind: QuestionPresentation }) {
  if (!view.sort) return null;
  const { agent } = view.sort;
  return (
    <span className={styles['order']}>
      {matrixToolWords.sortedBy(
        agent === undefined ? words.url : (kind.columnName?.(agent) ?? agentName(agent)),
      )}{' '}
      <button type="button" className="btn btn-link" onClick={resetRowOrder}>
        {matrixToolWords.asListed}
      </button>
    </span>
  );
}

/** From so many rows on they can be folded. */
const MIN_TREE_ROWS = 200;

function TreeButton({ matrix: { kind, rows }, view }: { matrix: AccessMatrix; view: MatrixView }) {
  if (kind.hasFixedRows || (rows.length < MIN_TREE_ROWS && !view.tree)) return null;
  return (
    <button
      type="button"
      className="btn"
      aria-pressed={view.tree === true}
      title={treeWords.hint}
      onClick={() => updateMatrixView(view, { tree: !view.tree })}
    >
      {treeWords.tree}
    </button>
  );
}

/** How far the counting of a large table is. */
const ProgressLabel = ({ done, all }: CountProgress) => (
  <>
    <progress
      aria-label={matrixToolWords.counting}
      value={done}
      max={all}
      aria-valuetext={matrixToolWords.countedPart(done, all)}
    />{' '}
    {matrixToolWords.countedSo(done, all)}
  </>
);

interface CountingProgressProps {
  readonly matrix: AccessMatrix;
  readonly button: RefCallback<HTMLButtonElement>;
}

/** A counting that takes long can be stopped; one that was stopped, gone on with. The same button, so that it keeps the focus. */
function CountingProgress({ matrix, button }: CountingProgressProps) {
  const { progress, isStopped } = useCounting();
  // A large table is counted anew after each edit: the place stays, so that nothing moves.
  if (!isStopped && !progress) return isCountedInWorker(matrix) && <span className={styles['counting']} />;
  return (
    <span className={styles['counting']}>
      {progress ? <ProgressLabel {...progress} /> : matrixToolWords.countingStopped}{' '}
      <button
        ref={button}
        type="button"
        className="btn btn-link"
        onClick={isStopped ? resumeCounting : stopCounting}
      >
        {isStopped ? matrixToolWords.countCells : matrixToolWords.stopCounting}
      </button>
    </span>
  );
}

export interface FilterStripProps {
  readonly matrix: AccessMatrix;
  /** The totals: they may lag behind, or not be known yet. */
  readonly told: MatrixTotals | undefined;
  readonly shown: VisibleRows;
}

export default function FilterStrip({ matrix, told, shown }: FilterStripProps) {
  const view = useDocument(matrixView);
  const chosen = useRef<HTMLButtonElement>(null);
  // When the counting is over its button goes; who stood there goes on at the answers that are shown.
  const leaveFocus = useCallback(
    (button: HTMLButtonElement) => () => {
      if (document.activeElement === button) chosen.current?.focus();
    },
    [],
  );
  const isPart = view.filter !== 'all' || view.text.trim() !== '';
  return (
    <div className={styles['strip']}>
      <AnswerFilters
        kind={matrix.kind}
        told={told}
        view={view}
        isStale={told?.matrix !== matrix}
        chosen={chosen}
      />
      <CountingProgress matrix={matrix} button={leaveFocus} />
      <span className="spring" />
      <TreeButton matrix={matrix} view={view} />
      <RowOrderNote view={view} kind={matrix.kind} />
      <output className={styles['shown']}>
        {isPart && matrixToolWords.shownOf(shown.urls.length, matrix.rows.length)}
      </output>
      <input
        type="search"
        className={`field ${styles['search']}`}
        aria-label={matrixToolWords.filterUrls}
        placeholder={matrixToolWords.filterUrlsHint}
        spellCheck={false}
        autoCapitalize="off"
        value={view.text}
        onChange={(event) => updateMatrixView(view, { text: event.target.value })}
      />
    </div>
  );
}
