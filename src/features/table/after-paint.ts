// Parts of the table that are loaded after its first paint.

export { toggleExpectation } from '../../state/expectations/expectation-commands.ts';
export {
  findFilteredCell,
  moveRowOrColumn,
  removeRowOrColumn,
  setColumnGrouping,
  sortRowsBy,
} from './actions/head-actions.ts';
export { AddCrawlerButton } from './add/add-crawler-button.tsx';
export { AddUrls } from './add/add-urls.tsx';
export { Additions } from './add/additions.tsx';
export { EmptyTable } from './empty-table.tsx';
export { FileSentence } from './file-sentence.tsx';
export { BelowRows } from './grid/below-rows.tsx';
export { createCellMarkDisplay } from './grid/cell-mark-display.tsx';
export { ColumnTotals } from './grid/column-totals.tsx';
export { FoldedRow } from './grid/folded-row.tsx';
export { FoundPlace } from './grid/found-place.tsx';
export { MoreColumns } from './grid/more-columns.tsx';
export { ImportDialogHost } from './import/import-dialog-host.tsx';
export { Legend } from './legend.tsx';
export { OptionsButton } from './options/options-button.tsx';
export { QuestionSelect } from './question/question-select.tsx';
export { StatusDifference } from './question/status-difference.tsx';
export { UrlFilter } from './url-filter.tsx';
