// The pane with the table of URLs and user-agents, below one row of controls.

import type { ComponentType, ReactNode } from 'react';
import { matrixWords as words } from '../../messages/en/table.ts';
import { workspacePlaceId } from '../../state/disk/workspace-place.ts';
import { useDocument } from '../../state/document/use-document.ts';
import { useLayout } from '../../state/layout/use-layout.ts';
import type { AccessMatrix } from '../../state/table/matrix-query.ts';
import { fetchPresentation } from '../../state/table/question-presentation.ts';
import { queriedFileTooBig } from '../../state/table/too-big-file.ts';
import { useChosenCell, useMatrix, useMatrixTotals, useVisibleRows } from '../../state/table/use-matrix.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { TableGrid } from './grid/table-grid.tsx';
import legendStyles from './legend.module.css';
import { loadAfterPaint } from './load-after-paint.ts';
import { loadOnDemand } from './load-on-demand.ts';
import styles from './table-pane.module.css';

const EmptyPlaceholder = () => null;
const Additions = lazyComponent(loadAfterPaint, 'Additions', EmptyPlaceholder);
const AddUrls = lazyComponent(loadAfterPaint, 'AddUrls', EmptyPlaceholder);
/** The dialog that imports files with URLs or requests. */
const ImportDialogHost = lazyComponent(loadAfterPaint, 'ImportDialogHost', EmptyPlaceholder);
/** Reserves the space of the sentence. */
const FileSentencePlaceholder = () => <p className={`row strip ${styles['sentence']}`} aria-busy />;
/** What the file does, in one sentence. Its proofs are code of their own. */
const FileSentence = lazyComponent(loadAfterPaint, 'FileSentence', FileSentencePlaceholder);
const StatusDifference = lazyComponent(loadAfterPaint, 'StatusDifference', EmptyPlaceholder);

/** Reserves the space of the button and of its message. */
const OptionsPlaceholder = () => (
  <>
    <output className={styles['said']} />
    <button type="button" className="btn btn-quiet" disabled>
      {words.options} <Icon name="g-down" />
    </button>
  </>
);
const OptionsButton = lazyComponent(loadAfterPaint, 'OptionsButton', OptionsPlaceholder);

/** Reserves the space of the field. */
const UrlFilterPlaceholder = () => (
  <span className={styles['search']}>
    <span className="field" />
  </span>
);
const UrlFilter = lazyComponent(loadAfterPaint, 'UrlFilter', UrlFilterPlaceholder);

/** Reserves the space of the legend. */
const LegendPlaceholder = () => <div className={`row text-s quiet ${legendStyles['legend']}`} aria-busy />;
const Legend = lazyComponent(loadAfterPaint, 'Legend', LegendPlaceholder);

const QuestionSelectPlaceholder = () => <span className={styles['question']}>{words.question}</span>;
const QuestionSelect = lazyComponent(loadAfterPaint, 'QuestionSelect', QuestionSelectPlaceholder);
/** The options of a question, such as its purpose or parser. */
const QuestionBar = lazyComponent(loadOnDemand, 'QuestionBar', EmptyPlaceholder);
/** Rows that are files of the site and can be changed together. */
const FileRowsGrid = lazyComponent(() => import('./batch/documents-table.tsx'), 'DocumentsTable', TableGrid);
/** Rows as a tree of paths. */
const PathTree = lazyComponent(loadOnDemand, 'PathTree', (props) => (
  <TableGrid {...props} totals={undefined} />
));
const EmptyTablePlaceholder = () => <div className={`stack loose ${styles['empty']}`} />;
const EmptyTable = lazyComponent(loadAfterPaint, 'EmptyTable', EmptyTablePlaceholder);
const FileTooBig = lazyComponent(loadOnDemand, 'FileTooBig', EmptyPlaceholder);

/** The path of the file that is summarized. */
const SUMMARIZED = '/robots.txt';

interface TablePaneProps {
  /** Shown next to the question in a narrow window. */
  readonly readAs: ReactNode;
}

export function TablePane({ readAs }: TablePaneProps) {
  const matrix = useMatrix();
  const isNarrow = useLayout((state) => state.kind === 'narrow');
  const isExplaining = useChosenCell() !== undefined;
  const visibleRows = useVisibleRows(matrix);
  const totals = useMatrixTotals(matrix);
  const { kind, path, rows, columns } = matrix;
  const isFetch = kind === fetchPresentation;
  const isTree = useDocument((state) => state.view.matrix?.tree === true) && !kind.hasFixedRows;
  const Grid = isTree ? PathTree : kind.hasFixedRows ? FileRowsGrid : TableGrid;
  // The bar above describes the rows even if there are none.
  const Empty: ComponentType<{ matrix: AccessMatrix }> = kind.hasFixedRows
    ? EmptyTablePlaceholder
    : EmptyTable;
  const site = useDocument(({ document }) => workspacePlaceId(document));
  const tooBig = useDocument(queriedFileTooBig)?.path;
  const isQueried = tooBig === undefined;
  const isEmpty = !isQueried || rows.length === 0 || columns.length === 0;
  return (
    <section
      className={`pane ${styles['access']}`}
      aria-label={words.region}
      data-tracing={(isExplaining && isNarrow) || undefined}
    >
      <header className={`pane-head ${styles['top']}`}>
        <h2>{words.title}</h2>
        <QuestionSelect />
        <span className="spring" />
        {isNarrow && readAs}
        {!isEmpty && <UrlFilter />}
        {isQueried && <OptionsButton matrix={matrix} urls={visibleRows.listed} />}
      </header>
      <div className={`column ${styles['content']}`}>
        <div className={styles['fill']}>
          {isQueried && (isFetch || kind.question === 'usage') && path === SUMMARIZED && (
            <FileSentence path={path} />
          )}
          {isQueried && (isFetch || kind.hasStatus) && <StatusDifference path={path} />}
          {!isFetch && <QuestionBar question={kind.question} />}
        </div>
        {!isQueried ? (
          <FileTooBig path={tooBig} />
        ) : isEmpty ? (
          <Empty matrix={matrix} />
        ) : (
          // The table of another site begins at its top.
          <Grid key={site} matrix={matrix} totals={totals} visibleRows={visibleRows} />
        )}
        {!isEmpty && isTree && <AddUrls />}
        {!isEmpty && <Legend matrix={matrix} totals={totals} visibleRows={visibleRows} />}
        {isQueried && <Additions matrix={matrix} />}
        <ImportDialogHost />
      </div>
    </section>
  );
}
