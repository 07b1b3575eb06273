// The legend below the table: the meaning and count of each shape. Pressing one shows only the rows with that
// answer.

import { type Ref, type RefCallback, useCallback, useRef } from 'react';
import { flushSync } from 'react-dom';
import { getPane } from '../../actions/panes.ts';
import { number } from '../../messages/en/counts.ts';
import { agentName, matrixWords as words } from '../../messages/en/table.ts';
import { cellMarkWords, matrixToolWords } from '../../messages/en/table-tools.ts';
import { type AnswerFilter, markCodes, type Tone } from '../../state/document/answer-filter.ts';
import { updateView } from '../../state/document/document-store.ts';
import { documentStore, useDocument, viewStore } from '../../state/document/use-document.ts';
import { alsoShow, withAllColumns, withoutFilters } from '../../state/table/additions/only-added.ts';
import { columnTitle } from '../../state/table/columns/column-title.ts';
import { resumeCounting, stopCounting, watchCounting } from '../../state/table/counting/count-large-table.ts';
import { type CountProgress, isCountedInWorker } from '../../state/table/counting/counting-state.ts';
import { countShown } from '../../state/table/counting/shown-counts.ts';
import type { MatrixTotals } from '../../state/table/counting/totals.ts';
import type { AccessMatrix } from '../../state/table/matrix-query.ts';
import { filteredAgent, type MatrixView, type VisibleRows } from '../../state/table/matrix-view.ts';
import type { QuestionPresentation } from '../../state/table/question-presentation.ts';
import { matrixView, useCellMarks, useCounting } from '../../state/table/use-matrix.ts';
import { toneIcons } from '../../ui/icons/answer-label.tsx';
import { Icon, type IconName } from '../../ui/icons/icon.tsx';
import { useDelayedFlag } from '../../ui/loading/use-delayed-flag.ts';
import { columnInSentence, filterWord, showAllAnswers } from './filter-column.ts';
import { markShapes } from './grid/cell-mark-display.tsx';
import type { GridPlace } from './grid/grid-navigation.ts';
import { useShowFiltered } from './grid/show-columns.ts';
import { useChangedUnshownColumns } from './grid/use-marked-columns.ts';
import styles from './legend.module.css';
import { resetRowOrder } from './reset-row-order.ts';
import { watchUrlOrder } from './url-order.ts';

watchCounting(viewStore);
watchUrlOrder(viewStore);

const shapes: Record<AnswerFilter, IconName | undefined> = {
  all: undefined,
  ...toneIcons,
  ...markShapes,
};

/** Moves the focus to the next cell of the filter, from a place or from where it was, once the rows are rendered. */
function goToNext(from: GridPlace | undefined): void {
  requestAnimationFrame(() => requestAnimationFrame(() => getPane('grid')?.seek(1, from)));
}

interface LegendButtonProps {
  readonly filter: AnswerFilter;
  readonly word: string;
  readonly count: number | undefined;
  readonly view: MatrixView;
  /** What is counted, after the number and in full. */
  readonly unit?: string | undefined;
  readonly title?: string | undefined;
  /** The button of the selected filter. */
  readonly selectedButton: Ref<HTMLButtonElement>;
}

function LegendButton(props: LegendButtonProps) {
  const { filter, word, count, view, unit, title = word, selectedButton } = props;
  const shape = shapes[filter];
  const isSelected = view.filter === filter && filteredAgent(view) === undefined;
  return (
    <button
      ref={isSelected ? selectedButton : undefined}
      type="button"
      aria-pressed={isSelected}
      data-shape={filter}
      title={title}
      disabled={count === 0 && !isSelected}
      onClick={() => {
        updateView(documentStore, { matrix: { ...view, filter, filterAgent: undefined } });
        if (filter === 'failed') goToNext(isSelected ? undefined : { row: 0, column: 0 });
      }}
    >
      {shape && <Icon name={shape} />}{' '}
      <span className={styles['word']} data-word={word}>
        {word}
      </span>{' '}
      <span className={styles['count']}>
        {count === undefined ? '' : number(count)}
        {unit !== undefined && <span className={styles['unit']}> {unit}</span>}
      </span>
    </button>
  );
}

interface AnswerLegendProps extends Pick<LegendButtonProps, 'view' | 'selectedButton'> {
  readonly matrix: AccessMatrix;
  readonly totals: MatrixTotals | undefined;
}

function AnswerLegend({ matrix, totals, view, selectedButton }: AnswerLegendProps) {
  const { kind } = matrix;
  const shown = view.onlyUrls && !kind.hasFixedRows ? countShown(matrix, view.onlyUrls) : undefined;
  const isStale = !shown && totals?.matrix !== matrix;
  const isDimmed = useDelayedFlag(isStale);
  const marks = useCellMarks();
  const counts = shown ? shown.answers : totals?.cellCounts();
  const all = counts?.all;
  const columns = (isStale ? totals?.matrix : matrix)?.columns.length ?? 1;
  // The filter for answers that the files do not give by themselves, or that are rare, appears only when needed.
  const isRare = (tone: Tone) =>
    tone === 'other' ||
    kind.answers.filter((answer) => answer.tone === tone).every((answer) => answer.isRare);
  const tones = kind.filters.filter(([tone]) => !isRare(tone) || counts?.[tone] || view.filter === tone);
  // A mark that no cell has is listed only while it is filtered by.
  const visibleMarks = markCodes.filter((code) => marks[code]?.count || view.filter === code);
  return (
    <fieldset
      className={styles['answers']}
      aria-label={matrixToolWords.filterBy}
      aria-busy={isStale || undefined}
      data-dimmed={isDimmed}
    >
      <LegendButton
        filter="all"
        word={words.filters.all}
        count={all}
        unit={all === undefined ? undefined : matrixToolWords.unit(all)}
        title={
          all && !kind.hasFixedColumns ? matrixToolWords.countedCells(all, all / columns, columns) : undefined
        }
        {...{ view, selectedButton }}
      />
      {tones.map(([filter, word]) => (
        <LegendButton key={filter} {...{ filter, word, view, selectedButton }} count={counts?.[filter]} />
      ))}
      {visibleMarks.map((code) => (
        <LegendButton
          key={code}
          filter={code}
          word={cellMarkWords.filters[code]}
          count={shown ? shown.countMark(code, marks) : (marks[code]?.count ?? 0)}
          {...{ view, selectedButton }}
        />
      ))}
    </fieldset>
  );
}

interface ColumnFilterProps extends Pick<LegendButtonProps, 'view' | 'selectedButton'> {
  readonly matrix: AccessMatrix;
  /** The number of rows that it shows. */
  readonly count: number;
  /** Called once it is removed. */
  readonly onRemoved: () => void;
}

/** The filter by the answer of one column. A press removes it. */
function ColumnFilter({ view, matrix, count, selectedButton, onRemoved }: ColumnFilterProps) {
  const agent = filteredAgent(view);
  if (agent === undefined) return null;
  const shape = shapes[view.filter];
  const name = matrixToolWords.filteredBy(
    filterWord(matrix.kind, view.filter) ?? '',
    columnInSentence(matrix, agent),
  );
  const remove = () => {
    flushSync(showAllAnswers);
    onRemoved();
  };
  return (
    <span className={styles['note']}>
      <button
        ref={selectedButton}
        type="button"
        className={`btn ${styles['chip']}`}
        data-shape={view.filter}
        aria-label={matrixToolWords.removeFilter(name)}
        title={matrixToolWords.removeFilter(name)}
        onClick={remove}
      >
        {shape && <Icon name={shape} />} {name} <span className={styles['count']}>{number(count)}</span>{' '}
        <Icon name="i-close" />
      </button>
    </span>
  );
}

function RowOrderNote({ view, kind }: { view: MatrixView; kind: QuestionPresentation }) {
  if (!view.sort) return null;
  const { agent } = view.sort;
  return (
    <span className={styles['note']}>
      {matrixToolWords.sortedBy(
        agent === undefined ? words.url : (kind.columnName?.(agent) ?? agentName(agent)),
      )}{' '}
      <button type="button" className="btn btn-link" onClick={resetRowOrder}>
        {matrixToolWords.asListed}
      </button>
    </span>
  );
}

/** The number of rows that automatic questions omit at first, and a button that shows them. */
function OmittedNote({ omitted: { rows } }: Pick<AccessMatrix, 'omitted'>) {
  if (rows === 0) return null;
  return (
    <span className={styles['note']}>
      {matrixToolWords.leftOut(rows)}{' '}
      <button
        type="button"
        className="btn btn-link"
        onClick={() => updateView(documentStore, { isComplete: true })}
      >
        {matrixToolWords.showLeftOut}
      </button>
    </span>
  );
}

/** The way back from a table that shows only some rows or columns. */
const AllButton = ({ view, label }: { readonly view: MatrixView; readonly label: string }) => (
  <button type="button" className="btn btn-link" onClick={() => updateView(documentStore, { matrix: view })}>
    {label}
  </button>
);

/** The progress of counting a large table. */
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

/** A long count can be stopped, and a stopped one resumed. Both use the same button, so that it keeps the focus. */
function CountingProgress({ matrix, button }: CountingProgressProps) {
  const { progress, isStopped } = useCounting();
  // A large table is counted again after each edit. The space is reserved, so that nothing moves.
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

export interface LegendProps {
  readonly matrix: AccessMatrix;
  /** The totals, which may lag behind or be undefined at first. */
  readonly totals: MatrixTotals | undefined;
  readonly visibleRows: VisibleRows;
}

/** While only some columns are shown: adds to them those whose answers have changed. */
function ChangedElsewhere({ matrix }: Pick<LegendProps, 'matrix'>) {
  const changed = useChangedUnshownColumns(matrix, true);
  if (changed.length === 0) return null;
  const names = changed.map((column) => columnTitle(column).name);
  return (
    <button
      type="button"
      className="btn btn-link changed"
      title={names.join(', ')}
      onClick={() => alsoShow(documentStore, { agents: changed.flatMap(({ agents }) => agents) })}
    >
      <Icon name="g-changed" /> {matrixToolWords.alsoShowChanged(changed.length)}
    </button>
  );
}

export function Legend({ matrix, totals, visibleRows }: LegendProps) {
  const view = useDocument(matrixView);
  useShowFiltered(matrix, visibleRows);
  const selectedButton = useRef<HTMLButtonElement>(null);
  // The button is removed when the count ends. The focus then moves to the selected filter.
  const returnFocus = useCallback(
    (button: HTMLButtonElement) => () => {
      if (document.activeElement === button) selectedButton.current?.focus();
    },
    [],
  );
  const { onlyUrls, onlyAgents } = view;
  const isFiltered =
    view.filter !== 'all' || view.text.trim() !== '' || (onlyUrls !== undefined && !matrix.kind.hasFixedRows);
  return (
    <div className={`row text-s quiet ${styles['legend']}`} data-legend="true">
      <AnswerLegend matrix={matrix} totals={totals} view={view} selectedButton={selectedButton} />
      <CountingProgress matrix={matrix} button={returnFocus} />
      <OmittedNote omitted={matrix.omitted} />
      <RowOrderNote view={view} kind={matrix.kind} />
      <ColumnFilter
        view={view}
        matrix={matrix}
        count={visibleRows.listed.length}
        selectedButton={selectedButton}
        onRemoved={() => selectedButton.current?.focus()}
      />
      <span className={styles['note']}>
        <output>
          {isFiltered && matrixToolWords.shownOf(visibleRows.listed.length, matrix.rows.length)}
        </output>{' '}
        {onlyUrls && !matrix.kind.hasFixedRows && (
          <AllButton view={withoutFilters(view)} label={matrixToolWords.showEverything} />
        )}
      </span>
      {onlyAgents && !matrix.kind.hasFixedColumns && (
        <span className={styles['note']}>
          <ChangedElsewhere matrix={matrix} /> {matrixToolWords.onlySomeColumns(matrix.columns.length)}{' '}
          <AllButton view={withAllColumns(view)} label={matrixToolWords.showAllColumns} />
        </span>
      )}
      {!isFiltered && !view.sort && (
        <span className={`key-hint text-xs faint ${styles['keys']}`}>
          <span>
            <kbd>{matrixToolWords.enter}</kbd> {matrixToolWords.why}
          </span>
        </span>
      )}
    </div>
  );
}
