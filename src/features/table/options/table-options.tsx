// All options of the table in one popover: what its columns and rows are, what the server answers, expectations, additions, copies.
import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { focusedPaneContext } from '../../../actions/action.ts';
import { listExpectations, recordExpectations } from '../../../actions/expectation-actions.ts';
import { getPane, type PaneCapabilities } from '../../../actions/panes.ts';
import { expectationWords } from '../../../messages/en/expectations.ts';
import { matrixWords } from '../../../messages/en/table.ts';
import { tableWords, tableOptionWords as words } from '../../../messages/en/table-tools.ts';
import { updateView } from '../../../state/document/document-store.ts';
import { documentStore, useDocument } from '../../../state/document/use-document.ts';
import { expectableCell } from '../../../state/expectations/expectation-cells.ts';
import { recordVerdicts, removeExpectations } from '../../../state/expectations/expectation-commands.ts';
import { chooseImportFiles } from '../../../state/table/additions/url-import.ts';
import { type AccessMatrix, matrixColumns } from '../../../state/table/matrix-query.ts';
import { fetchPresentation } from '../../../state/table/question-presentation.ts';
import { matrixView } from '../../../state/table/use-matrix.ts';
import { Popup } from '../../../ui/overlays/popup.tsx';
import { StatusNote, StatusSelect } from '../question/status-select.tsx';
import styles from './table-options.module.css';

export interface TableOptionsProps {
  readonly matrix: AccessMatrix;
  /** The rows as they are shown. */
  readonly urls: readonly string[];
  /** The button that opens it, and has the focus again once it has closed. */
  readonly opener: RefObject<HTMLButtonElement | null>;
  /** Says what came of something. */
  readonly say: (text: string) => void;
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
    <fieldset className={styles['choices']}>
      <legend>{title}</legend>
      {options.map(([one, word]) => (
        <label key={one}>
          <input type="radio" name={name} checked={one === value} onChange={() => choose(one)} />
          {word}
        </label>
      ))}
    </fieldset>
  );
}

function ColumnChoices({ matrix }: Pick<TableOptionsProps, 'matrix'>) {
  const chosen = useDocument(({ view }) => view.columnsBy);
  const agents = useDocument(matrixColumns);
  const isByPurpose = matrix.columns.some(({ isAnyOther, purposes }) => isAnyOther || purposes);
  return (
    <Choices
      title={words.columns}
      value={chosen ?? (isByPurpose ? 'purpose' : 'answer')}
      options={[
        ['purpose', words.columnsBy.purpose],
        ['answer', words.columnsBy.answer],
        ['crawler', words.columnsBy.crawler(agents.length)],
      ]}
      choose={(columnsBy) => updateView(documentStore, { columnsBy })}
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
    <section className={styles['section']} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}

/** `name`: in full, where the word needs the title above it. */
type OfferedAction = readonly [word: string, act: () => void, name?: string];

/** Buttons with what each does, in one line. */
const Actions = ({ offered }: { offered: readonly OfferedAction[] }) => (
  <div className={styles['actions']}>
    {offered.map(([word, act, name]) => (
      <button key={word} type="button" className="btn btn-link" aria-label={name} onClick={act}>
        {word}
      </button>
    ))}
  </div>
);

/** What all cells say now becomes what they must say; in one step. */
function expectAllAnswers({ matrix: { agents }, urls, say }: TableOptionsProps): void {
  const state = documentStore.getState();
  const cells = urls.flatMap((url) => agents.flatMap((agent) => expectableCell(state, agent, url) ?? []));
  say(expectationWords.record.done(recordVerdicts(documentStore, cells), cells.length));
}

export default function TableOptions(props: TableOptionsProps) {
  const { matrix, urls, opener, onClose } = props;
  const { kind, path, reader, agents } = matrix;
  const expectations = useDocument(({ document }) => document.expectations);
  // What is chosen is done once the popover has closed and the focus is back.
  const next = useRef<(() => void) | undefined>(undefined);
  const closeAnd = (act: () => void) => () => {
    next.current = act;
    onClose();
  };
  const exporting = (act: (table: PaneCapabilities['table-export']) => void) =>
    closeAnd(() => {
      const table = getPane('table-export');
      if (table) act(table);
    });
  const inContext = (run: typeof listExpectations.run) =>
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
        next.current?.();
      }}
    >
      <div className={styles['options']}>
        <h2>{matrixWords.options}</h2>
        {!kind.hasFixedColumns && <ColumnChoices matrix={matrix} />}
        {!kind.hasFixedRows && <RowChoices matrix={matrix} />}
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
              offered={[
                [words.expectAll(urls.length * agents.length), closeAnd(() => expectAllAnswers(props))],
                ...(expectations.length > 0
                  ? [[words.clear, closeAnd(() => removeExpectations(documentStore, expectations))] as const]
                  : []),
                [tableWords.record, inContext(recordExpectations.run)],
                [tableWords.expectations, inContext(listExpectations.run)],
              ]}
            />
          </OptionSection>
        )}
        {!(kind.hasFixedRows && kind.hasFixedColumns) && (
          <OptionSection title={words.add}>
            <Actions
              offered={[
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
                offered={(['text', 'markdown', 'csv'] as const).map((form) => [
                  words.copyAs[form],
                  exporting((table) => table.copy(form)),
                  tableWords.copyAs[form],
                ])}
              />
            </OptionSection>
            <OptionSection title={words.save}>
              <Actions
                offered={[
                  ...(['csv', 'text'] as const).map(
                    (form): OfferedAction => [
                      words.saveAs[form],
                      exporting((table) => table.save(form)),
                      tableWords.saveAs[form],
                    ],
                  ),
                  ...(['svg', 'png'] as const).map(
                    (form): OfferedAction => [
                      words.saveAs[form],
                      exporting((table) => table.savePicture(form)),
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
