// The pane with the table of URLs and user-agents, below one row of controls.
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { matrixWords as words } from '../../messages/en/table.ts';
import { useDocument } from '../../state/document/use-document.ts';
import { useLayout } from '../../state/layout/use-layout.ts';
import type { AccessMatrix } from '../../state/table/matrix-query.ts';
import { fetchPresentation } from '../../state/table/question-presentation.ts';
import { queriedFileTooBig } from '../../state/table/too-big-file.ts';
import { useChosenCell, useMatrix, useMatrixTotals, useVisibleRows } from '../../state/table/use-matrix.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import type { QuestionBarProps } from '../questions/question-bar.tsx';
import type { AddUrlsProps } from './add/add-urls.tsx';
import type { FileSentenceProps } from './file-sentence.tsx';
import type { FileTooBigProps } from './file-too-big.tsx';
import { TableGrid } from './grid/table-grid.tsx';
import legendStyles from './legend.module.css';
import type { LegendProps } from './legend.tsx';
import type { OptionsButtonProps } from './options/options-button.tsx';
import styles from './table-pane.module.css';

const EmptyPlaceholder = () => null;
const Additions = lazyComponent<{ matrix: AccessMatrix }>(
  () => import('./add/additions.tsx'),
  EmptyPlaceholder,
);
const AddUrls = lazyComponent<AddUrlsProps>(() => import('./add/add-urls.tsx'), EmptyPlaceholder);
/** The dialog that imports files with URLs or requests. */
const ImportDialogHost = lazyComponent(() => import('./import/import-dialog-host.tsx'), EmptyPlaceholder);
/** Reserves the space of the sentence. */
const FileSentencePlaceholder = () => <p className={`row strip ${styles['sentence']}`} aria-busy />;
/** What the file does, in one sentence. Its proofs are code of their own. */
const FileSentence = lazyComponent<FileSentenceProps>(
  () => import('./file-sentence.tsx'),
  FileSentencePlaceholder,
);
const StatusDifference = lazyComponent<{ path: string }>(
  () => import('./question/status-difference.tsx'),
  EmptyPlaceholder,
);

/** Reserves the space of the button and of its message. */
const OptionsPlaceholder = () => (
  <>
    <output className={styles['said']} />
    <button type="button" className="btn btn-quiet" disabled>
      {words.options} <Icon name="g-down" />
    </button>
  </>
);
const OptionsButton = lazyComponent<OptionsButtonProps>(
  () => import('./options/options-button.tsx'),
  OptionsPlaceholder,
);

/** Reserves the space of the field. */
const UrlFilterPlaceholder = () => (
  <span className={styles['search']}>
    <span className="field" />
  </span>
);
const UrlFilter = lazyComponent(() => import('./url-filter.tsx'), UrlFilterPlaceholder);

/** Reserves the space of the legend. */
const LegendPlaceholder = () => <div className={`row text-s quiet ${legendStyles['legend']}`} aria-busy />;
const Legend = lazyComponent<LegendProps>(() => import('./legend.tsx'), LegendPlaceholder);

const QuestionSelectPlaceholder = () => <span className={styles['question']}>{words.question}</span>;
const QuestionSelect = lazyComponent(
  () => import('./question/question-select.tsx'),
  QuestionSelectPlaceholder,
);
/** The options of a question, such as its purpose or parser. */
const QuestionBar = lazyComponent<QuestionBarProps>(
  () => import('../questions/question-bar.tsx'),
  EmptyPlaceholder,
);
/** Rows that are files of the site and can be changed together. */
const FileRowsGrid = lazyComponent<ComponentProps<typeof TableGrid>>(
  () => import('./batch/documents-table.tsx'),
  TableGrid,
);
/** Rows as a tree of paths. */
const PathTree = lazyComponent<ComponentProps<typeof TableGrid>>(
  () => import('./tree/path-tree.tsx'),
  TableGrid,
);
const EmptyTablePlaceholder = () => <div className={`stack loose ${styles['empty']}`} />;
const EmptyTable = lazyComponent<{ matrix: AccessMatrix }>(
  () => import('./empty-table.tsx'),
  EmptyTablePlaceholder,
);
const FileTooBig = lazyComponent<FileTooBigProps>(() => import('./file-too-big.tsx'), EmptyPlaceholder);

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
          {isQueried && isFetch && path === SUMMARIZED && <FileSentence path={path} />}
          {isQueried && (isFetch || kind.hasStatus) && <StatusDifference path={path} />}
          {!isFetch && <QuestionBar question={kind.question} />}
        </div>
        {!isQueried ? (
          <FileTooBig path={tooBig} />
        ) : isEmpty ? (
          <Empty matrix={matrix} />
        ) : (
          <Grid matrix={matrix} totals={totals} visibleRows={visibleRows} />
        )}
        {!isEmpty && isTree && <AddUrls />}
        {!isEmpty && <Legend matrix={matrix} totals={totals} visibleRows={visibleRows} />}
        {isQueried && <Additions matrix={matrix} />}
        <ImportDialogHost />
      </div>
    </section>
  );
}
