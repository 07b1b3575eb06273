// The strip that fills the grid: URLs, user-agents, and a line that says what became of them.
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { usePane } from '../../../actions/use-pane.ts';
import { intakeWords } from '../../../messages/en/app/import.ts';
import { matrixAddWords as words } from '../../../messages/en/table-tools.ts';
import type { SiteDocument } from '../../../state/document/document.ts';
import { documentStore, useDocument } from '../../../state/document/use-document.ts';
import {
  addAnyOtherCrawler,
  addColumns,
  addNamedAgents,
  addRows,
} from '../../../state/table/matrix-additions.ts';
import { type AccessMatrix, queriedSource } from '../../../state/table/matrix-query.ts';
import { chooseImportFiles } from '../../../state/table/url-import.ts';
import { lazyComponent, prefetch } from '../../../ui/loading/lazy-component.tsx';
import { AddBox } from './add-box.tsx';
import styles from './add-strip.module.css';
import { describeAddedAgents, describeAddedUrls } from './addition-notes.ts';
import { findNamedColumns } from './named-columns.ts';

// What the grid holds, or which user-agents of the file it lacks, and a way to add them.
/** Up to so many are told by name. */
const MAX_NAMED_AGENTS = 3;

interface MissingAgentsProps {
  readonly matrix: AccessMatrix;
  readonly onAdd: (names: readonly string[]) => void;
}

function MissingAgents({ matrix, onAdd }: MissingAgentsProps) {
  const { path, rows, agents, columns, classOf } = matrix;
  const ways = useMemo(() => new Set(columns.map((one) => classOf(one.agents[0]))).size, [columns, classOf]);
  const source = useDeferredValue(useDocument(queriedSource));
  const { named, isMore, missing } = useMemo(
    () => findNamedColumns(path, source, agents),
    [path, source, agents],
  );
  if (columns.length === 0) return null;
  if (missing.length === 0)
    return <span className={styles['note']}>{words.holds(rows.length, agents.length, ways)}</span>;
  const isFew = missing.length <= MAX_NAMED_AGENTS;
  const text = isFew ? words.noColumn(missing) : words.someAgents(named - missing.length, named, isMore);
  return (
    <>
      <span className={styles['note']} title={text}>
        {text}
      </span>
      <button type="button" className="btn btn-link" onClick={() => onAdd(missing)}>
        {isFew ? words.addMissing(missing.length) : words.showAll}
      </button>
    </>
  );
}

const loadCrawlerColumns = () => import('./crawler-columns.ts');
prefetch(loadCrawlerColumns);

/** Versions, comments and lines of logs: whoever is meant, the catalogue may know. */
const NON_NAME_CHARACTERS = /[/("{:]/;

const AddCrawlers = lazyComponent(
  () => import('./add-crawlers.tsx'),
  () => null,
);

interface AdditionNote {
  readonly text: string;
  /** The rows and columns it is about: once they change, by undo for one, it says nothing any more. */
  readonly rows: SiteDocument['rows'];
  readonly columns: SiteDocument['columns'];
}

const createNote = (text: string): AdditionNote => {
  const { rows, columns } = documentStore.getState().document;
  return { text, rows, columns };
};

export default function AddStrip({ matrix }: { matrix: AccessMatrix }) {
  const { rows } = matrix;
  const [note, setNote] = useState<AdditionNote>();
  const [isChoosing, setChoosing] = useState(false);
  const { hasFixedColumns: isFixed, hasFixedRows } = matrix.kind;
  const columns = useDocument(({ document }) => document.columns);
  const isCurrent = note?.rows === rows && note.columns === columns;
  const addUrls = (text: string) => {
    const before = documentStore.getState().document.origin;
    tell(describeAddedUrls(addRows(documentStore, text), before));
  };
  const tell = (text: string) => setNote(createNote(text));
  const addAgents = (text: string) => {
    const asRead = () => tell(describeAddedAgents(addColumns(documentStore, text)));
    if (!NON_NAME_CHARACTERS.test(text)) return asRead();
    // Without the catalogue a header is cut as the reader would.
    return void loadCrawlerColumns().then(
      ({ addKnownAgents: addPicked }) => tell(describeAddedAgents(addPicked(documentStore, text))),
      asRead,
    );
  };
  const urls = useRef<HTMLTextAreaElement>(null);
  const importButton = useRef<HTMLButtonElement>(null);
  const crawlersButton = useRef<HTMLButtonElement>(null);
  usePane('table-additions', {
    focusUrls: hasFixedRows ? undefined : () => urls.current?.focus(),
    openCrawlers: isFixed ? undefined : () => setChoosing(true),
    focusImport: hasFixedRows ? undefined : () => importButton.current?.focus(),
  });
  return (
    <div className={styles['strip']} data-adds="true">
      {!hasFixedRows && (
        <AddBox
          field={urls}
          label={words.addUrls}
          hint={words.addUrlsHint}
          how={words.addUrlsHow}
          what={words.addWhat.urls}
          onAdd={addUrls}
        />
      )}
      {!isFixed && (
        <AddBox
          label={words.addAgents}
          hint={words.addAgentsHint}
          how={words.addAgentsHow}
          what={words.addWhat.agents}
          onAdd={addAgents}
        />
      )}
      {!isFixed && !columns.includes('') && (
        <button type="button" className="btn" onClick={() => addAnyOtherCrawler(documentStore)}>
          {words.anyOther}
        </button>
      )}
      {!hasFixedRows && (
        <button
          type="button"
          ref={importButton}
          className="btn"
          title={intakeWords.fromFileHow}
          onClick={() => void chooseImportFiles()}
        >
          {intakeWords.fromFile}
        </button>
      )}
      <div className={styles['line']}>
        <output className={styles['note']} title={isCurrent ? note?.text : undefined}>
          {isCurrent && note?.text}
        </output>
        {!isCurrent && !isFixed && (
          <MissingAgents
            matrix={matrix}
            onAdd={(names) => tell(describeAddedAgents(addNamedAgents(documentStore, names)))}
          />
        )}
        {!isFixed && (
          <button
            type="button"
            ref={crawlersButton}
            className={`btn btn-link ${styles['end']}`}
            aria-haspopup="dialog"
            aria-expanded={isChoosing}
            onClick={() => setChoosing(true)}
          >
            {words.crawlers}
          </button>
        )}
        {isChoosing && (
          <AddCrawlers opener={crawlersButton} onAdd={tell} onClose={() => setChoosing(false)} />
        )}
      </div>
    </div>
  );
}
