// All options of the table in one popup: its columns and rows, the status of the file, expectations, additions and
// copies.
import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { focusedPaneContext } from '../../../actions/action.ts';
import { listExpectations, recordExpectations } from '../../../actions/expectation-actions.ts';
import { getPane, type PaneCapabilities } from '../../../actions/panes.ts';
import { expectationWords } from '../../../messages/en/expectations.ts';
import { matrixWords } from '../../../messages/en/table.ts';
import { tableWords, tableOptionWords as words } from '../../../messages/en/table-tools.ts';
import { arrangeTable, updateView } from '../../../state/document/document-store.ts';
import { documentStore, useDocument } from '../../../state/document/use-document.ts';
import { expectableCell } from '../../../state/expectations/expectation-cells.ts';
import { recordVerdicts, removeExpectations } from '../../../state/expectations/expectation-commands.ts';
import { chooseImportFiles } from '../../../state/table/additions/url-import.ts';
import { groupColumnsBy } from '../../../state/table/columns/own-columns.ts';
import { type AccessMatrix, matrixColumns } from '../../../state/table/matrix-query.ts';
import { fetchPresentation } from '../../../state/table/question-presentation.ts';
import { matrixView } from '../../../state/table/use-matrix.ts';
import { Popup } from '../../../ui/overlays/popup.tsx';
import { StatusNote, StatusSelect } from '../question/status-select.tsx';
import styles from './table-options.module.css';

export interface TableOptionsProps {
  readonly matrix: AccessMatrix;
  /** The URLs of the displayed rows. */
  readonly urls: readonly string[];
  /** The button that opens the popup and gets the focus back when it closes. */
  readonly opener: RefObject<HTMLButtonElement | null>;
  /** Shows the result of an action. */
  readonly showResult: (text: string) => void;
  readonly onClose: () => void;
}

interface ChoicesProps<V extends string> {
  readonly title: string;
  readonly value: V;
  readonly options: readonly (readonly [value: V, word: string])[];
  readonly choose: (value: V) => void;
}

function Choices<V extends string>({ title, value, options, choose }: ChoicesProps<V>) {
  const name = useId();
  return (
    <fieldset className={`options ${styles['choices']}`}>
      <legend>{title}</legend>
      {options.map(([option, word]) => (
        <label key={option}>
          <input type="radio" name={name} checked={option === value} onChange={() => choose(option)} />
          {word}
        </label>
      ))}
    </fieldset>
  );
}

function ColumnChoices({ matrix }: Pick<TableOptionsProps, 'matrix'>) {
  const grouping = useDocument(({ view }) => view.columnsBy);
  const agents = useDocument(matrixColumns);
  const isByPurpose = matrix.columns.some(({ purposes }) => purposes);
  return (
    <Choices
      title={words.columns}
      value={grouping ?? (isByPurpose ? 'purpose' : 'answer')}
      options={[
        ['purpose', words.columnsBy.purpose],
        ['answer', words.columnsBy.answer],
        ['crawler', words.columnsBy.crawler(agents.length)],
      ]}
      choose={(columnsBy) => groupColumnsBy(documentStore, columnsBy)}
    />
  );
}

function RowChoices({ matrix }: Pick<TableOptionsProps, 'matrix'>) {
  const view = useDocument(matrixView);
  return (
    <Choices
      title={words.rows}
      value={view.tree ? 'tree' : 'order'}
      options={[
        ['order', matrix.rowGroups ? words.rowsBy.folder : words.rowsBy.order],
        ['tree', words.rowsBy.tree],
      ]}
      choose={(by) => updateView(documentStore, { matrix: { ...view, tree: by === 'tree' } })}
    />
  );
}

interface OptionSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

function OptionSection({ title, children }: OptionSectionProps) {
  const id = useId();
  return (
    <section className={`stack tight ${styles['section']}`} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}

/** `name` is the full name, for a word that is only understood under its title. */
type OfferedAction = readonly [word: string, act: () => void, name?: string];

/** Buttons in one line. */
const Actions = ({ actions }: { actions: readonly OfferedAction[] }) => (
  <div className={styles['actions']}>
    {actions.map(([word, act, name]) => (
      <button key={word} type="button" className="btn btn-link" aria-label={name} onClick={act}>
        {word}
      </button>
    ))}
  </div>
);

/** Makes all current answers of the table expectations, as one step. */
function expectAllAnswers({ matrix: { agents }, urls, showResult }: TableOptionsProps): void {
  const state = documentStore.getState();
  const cells = urls.flatMap((url) => agents.flatMap((agent) => expectableCell(state, agent, url) ?? []));
  showResult(expectationWords.record.done(recordVerdicts(documentStore, cells), cells.length));
}

export function TableOptions(props: TableOptionsProps) {
  const { matrix, urls, opener, onClose } = props;
  const { kind, path, reader, agents } = matrix;
  const expectations = useDocument(({ document }) => document.expectations);
  // The selected action runs once the popup has closed and the focus is back.
  const nextAction = useRef<(() => void) | undefined>(undefined);
  const closeAnd = (act: () => void) => () => {
    nextAction.current = act;
    onClose();
  };
  const closeAndExport = (act: (table: PaneCapabilities['table-export']) => void) =>
    closeAnd(() => {
      const table = getPane('table-export');
      if (table) act(table);
    });
  const closeAndRun = (run: typeof recordExpectations.run) =>
    closeAnd(() => run(focusedPaneContext(opener.current)));
  const hasCells = urls.length * agents.length > 0;
  return (
    <Popup
      label={matrixWords.options}
      isTall
      opener={opener}
      beside={() => opener.current}
      onClose={onClose}
      onClosed={() => {
        opener.current?.focus();
        nextAction.current?.();
      }}
    >
      <div className={`stack ${styles['options']}`}>
        <h2>{matrixWords.options}</h2>
        {!kind.hasFixedColumns && <ColumnChoices matrix={matrix} />}
        {!kind.hasFixedRows && <RowChoices matrix={matrix} />}
        <p className="row text-s quiet">
          <button type="button" className="btn" onClick={closeAnd(() => arrangeTable(documentStore))}>
            {words.arrange}
          </button>
          {words.arrangeHow}
        </p>
        {(kind === fetchPresentation || kind.hasStatus) && (
          <OptionSection title={words.status(path)}>
            <div className={styles['line']}>
              <span>{words.statusLabel}</span>
              <StatusSelect path={path} />
            </div>
            {kind === fetchPresentation && <StatusNote reader={reader} path={path} />}
          </OptionSection>
        )}
        {hasCells && (
          <OptionSection title={words.expectations}>
            <Actions
              actions={[
                [words.expectAll(urls.length * agents.length), closeAnd(() => expectAllAnswers(props))],
                ...(expectations.length > 0
                  ? [[words.clear, closeAnd(() => removeExpectations(documentStore, expectations))] as const]
                  : []),
                [tableWords.record, closeAndRun(recordExpectations.run)],
                [tableWords.expectations, closeAnd(() => listExpectations.run())],
              ]}
            />
          </OptionSection>
        )}
        {!(kind.hasFixedRows && kind.hasFixedColumns) && (
          <OptionSection title={words.add}>
            <Actions
              actions={[
                ...(kind.hasFixedRows
                  ? []
                  : [[words.urls, closeAnd(() => void chooseImportFiles())] as const]),
                ...(kind.hasFixedColumns
                  ? []
                  : [
                      [words.crawlers, closeAnd(() => getPane('table-additions')?.openCrawlers?.())] as const,
                    ]),
              ]}
            />
          </OptionSection>
        )}
        {hasCells && (
          <>
            <OptionSection title={words.copy}>
              <Actions
                actions={(['text', 'markdown', 'csv'] as const).map((form) => [
                  words.copyAs[form],
                  closeAndExport((table) => table.copy(form)),
                  tableWords.copyAs[form],
                ])}
              />
            </OptionSection>
            <OptionSection title={words.save}>
              <Actions
                actions={[
                  ...(['csv', 'text'] as const).map(
                    (form): OfferedAction => [
                      words.saveAs[form],
                      closeAndExport((table) => table.save(form)),
                      tableWords.saveAs[form],
                    ],
                  ),
                  ...(['svg', 'png'] as const).map(
                    (form): OfferedAction => [
                      words.saveAs[form],
                      closeAndExport((table) => table.savePicture(form)),
                      tableWords.saveAsPicture[form],
                    ],
                  ),
                ]}
              />
            </OptionSection>
          </>
        )}
      </div>
    </Popup>
  );
}
