// The foot of the table: what each shape means, how many answers have it, and a press shows the rows with such answers.
import { type Ref, type RefCallback, useCallback, useRef } from 'react';
import { number } from '../../messages/en/counts.ts';
import { agentName, cellMarkWords, matrixWords as words } from '../../messages/en/table.ts';
import { matrixToolWords } from '../../messages/en/table-tools.ts';
import { updateView } from '../../state/document/document-store.ts';
import { documentStore, useDocument, viewStore } from '../../state/document/use-document.ts';
import { type MarkCode, markCodes } from '../../state/table/cell-marks.ts';
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
import { markShapes } from './grid/cell-mark-display.tsx';
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

/** These stand in the legend of every table, also while no cell has them; the others only while one has. */
const lastingMarks: ReadonlySet<MarkCode> = new Set(['changed', 'failed', 'differs']);

interface LegendButtonProps {
  readonly filter: AnswerFilter;
  readonly word: string;
  readonly count: number | undefined;
  readonly view: MatrixView;
  /** The button of the filter that is chosen. */
  readonly chosen: Ref<HTMLButtonElement>;
}

function LegendButton({ filter, word, count, view, chosen }: LegendButtonProps) {
  const shape = shapes[filter];
  const isChosen = view.filter === filter;
  return (
    <button
      ref={isChosen ? chosen : undefined}
      type="button"
      aria-pressed={isChosen}
      data-shape={filter}
      disabled={count === 0 && !isChosen}
      onClick={() => updateView(documentStore, { matrix: { ...view, filter } })}
    >
      {shape && <Icon name={shape} />}{' '}
      <span className={styles['word']} data-word={word}>
        {word}
      </span>{' '}
      <span className={styles['count']}>{count === undefined ? '' : number(count)}</span>
    </button>
  );
}

interface AnswerLegendProps extends Pick<LegendButtonProps, 'view' | 'chosen'> {
  readonly kind: QuestionPresentation;
  readonly told: MatrixTotals | undefined;
  readonly isStale: boolean;
}

function AnswerLegend({ kind, told, view, isStale, chosen }: AnswerLegendProps) {
  const isDimmed = useDelayedFlag(isStale);
  const marks = useCellMarks();
  const counts = told?.cellCounts();
  // Answers that no file gives by itself have no place of their own.
  const tones = kind.filters.filter(([tone]) => tone !== 'other' || counts?.other || view.filter === tone);
  const shownMarks = markCodes.filter(
    (code) => lastingMarks.has(code) || marks[code] || view.filter === code,
  );
  return (
    <fieldset
      className={styles['answers']}
      aria-label={matrixToolWords.filterBy}
      aria-busy={isStale || undefined}
      data-dimmed={isDimmed}
    >
      {([['all', words.filters.all], ...tones] as const).map(([filter, word]) => (
        <LegendButton key={filter} {...{ filter, word, view, chosen }} count={counts?.[filter]} />
      ))}
      {shownMarks.map((code) => (
        <LegendButton
          key={code}
          filter={code}
          word={cellMarkWords.filters[code]}
          count={marks[code]?.count ?? 0}
          {...{ view, chosen }}
        />
      ))}
    </fieldset>
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

/** What automatic questions leave out at first, and how it comes. */
function LeftOut({ left: { rows, columns } }: Pick<AccessMatrix, 'left'>) {
  if (rows === 0 && columns === 0) return null;
  return (
    <span className={styles['note']}>
      {matrixToolWords.leftOut(rows, columns)}{' '}
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

export interface LegendProps {
  readonly matrix: AccessMatrix;
  /** The totals: they may lag behind, or not be known yet. */
  readonly told: MatrixTotals | undefined;
  readonly shown: VisibleRows;
}

export default function Legend({ matrix, told, shown }: LegendProps) {
  const view = useDocument(matrixView);
  const chosen = useRef<HTMLButtonElement>(null);
  // When the counting is over its button goes; the focus goes on at the answers that are shown.
  const leaveFocus = useCallback(
    (button: HTMLButtonElement) => () => {
      if (document.activeElement === button) chosen.current?.focus();
    },
    [],
  );
  const isPart = view.filter !== 'all' || view.text.trim() !== '';
  return (
    <div className={styles['legend']} data-legend="true">
      <AnswerLegend
        kind={matrix.kind}
        told={told}
        view={view}
        isStale={told?.matrix !== matrix}
        chosen={chosen}
      />
      <CountingProgress matrix={matrix} button={leaveFocus} />
      <LeftOut left={matrix.left} />
      <RowOrderNote view={view} kind={matrix.kind} />
      <output className={styles['note']}>
        {isPart && matrixToolWords.shownOf(shown.urls.length, matrix.rows.length)}
      </output>
      {!isPart && !view.sort && (
        <span className={`key-hint ${styles['keys']}`}>
          <kbd>{words.enter}</kbd> {words.why}
        </span>
      )}
    </div>
  );
}
