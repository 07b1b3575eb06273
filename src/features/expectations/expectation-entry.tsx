// One expectation in the list: the cell, what is wanted and what is so, under which readers, and its note.

import { useId } from 'react';
import { parseSettings } from '../../core/questions/registry.ts';
import { isReaderId, readerOf } from '../../core/readers/registry.ts';
import { escapeInvisible } from '../../core/text/escape-invisible.ts';
import { type CellVerdict, dependsOnReader } from '../../core/workspace/cell-queries.ts';
import { cellPart, cellQuestion, type Expectation } from '../../core/workspace/expectation.ts';
import type { ExpectationOutcome, ExpectationResult } from '../../core/workspace/expectations.ts';
import { expectationWords } from '../../messages/en/expectations.ts';
import { readerTitle } from '../../messages/en/table.ts';
import { fileOf } from '../../state/document/document.ts';
import { type DocumentStore, updateView } from '../../state/document/document-store.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import { removeExpectations, setNote } from '../../state/expectations/expectation-commands.ts';
import { formatAnswer, formatQuestion } from '../../state/expectations/format-expectation.ts';
import type { ResultsByReader } from '../../state/expectations/use-expectations.ts';
import { loadQuestion } from '../../state/table/load-question.ts';
import { matrixQuery } from '../../state/table/matrix-query.ts';
import type { MatrixQuestion } from '../../state/table/matrix-question.ts';
import { pathOnSite } from '../../state/table/path-on-site.ts';
import { setQuestion } from '../../state/table/set-question.ts';
import { tableQuestionOf } from '../../state/table/table-question.ts';
import { VisibleText } from '../../ui/content/visible-text.tsx';
import { SingleUndoField } from '../../ui/controls/single-undo-field.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './expectations.module.css';

const words = expectationWords.list;

interface Props {
  readonly expectation: Expectation;
  readonly readers: ResultsByReader;
}

/** What fails comes first. */
const outcomeShapes = [
  ['failed', 'g-cross', words.fails],
  ['met', 'g-flag', words.holds],
] as const satisfies readonly (readonly [ExpectationOutcome, string, string])[];

/** Under which readers an expectation holds and under which it fails; those alike are told together. */
function ReaderOutcomes({ expectation, readers }: Props) {
  const titles = (wanted: ExpectationOutcome) =>
    readers.flatMap(([id, results]) =>
      results.get(expectation)?.outcome === wanted ? [readerTitle(readerOf(id))] : [],
    );
  const groups = outcomeShapes
    .map((shape) => [shape, titles(shape[0])] as const)
    .filter(([, one]) => one.length > 0);
  if (groups.length === 0) return null;
  if (groups.length === 1) return <span className={styles['readers']}>{words.sameForAll}</span>;
  return (
    <span className={styles['readers']}>
      {groups.map(([[outcome, icon, word], names]) => (
        <span key={outcome}>
          <Icon name={icon} /> {word} {outcome === 'met' ? words.underOthers(names) : words.under(names)}
        </span>
      ))}
    </span>
  );
}

interface Target {
  readonly subject?: MatrixQuestion;
  readonly column: string;
}

/** What is asked, and in which column the cell stands then; undefined if this version cannot ask it. */
async function loadTarget(
  expectation: Expectation,
  current: MatrixQuestion | undefined,
): Promise<Target | undefined> {
  const question = cellQuestion(expectation);
  if (question === 'fetch') return { column: expectation.agent };
  const settings = parseSettings(question, expectation.asked);
  if (!settings) return undefined;
  await loadQuestion(settings);
  const now = current?.question === question ? current : undefined;
  return tableQuestionOf(settings)?.reopen(settings, expectation, now);
}

/** Shows the trace of the cell; false if this version cannot ask it. @throws if its code cannot be fetched. */
export async function openExpectedCell(store: DocumentStore, expectation: Expectation): Promise<boolean> {
  const target = await loadTarget(expectation, store.getState().view.subject);
  if (!target) return false;
  const { subject, column: agent } = target;
  const { url, reader, file, status, redirects } = expectation;
  setQuestion(store, subject);
  const state = store.getState();
  const { document } = state;
  const { hasStatus } = matrixQuery(state).kind;
  updateView(store, {
    cell: { agent, url },
    ...(reader !== undefined && isReaderId(reader) ? { reader, readerChosen: true } : {}),
    ...(file !== undefined && fileOf(document, file) ? { path: file } : {}),
    ...(subject && !hasStatus ? {} : { status: status ?? 200, redirects: redirects ?? 0 }),
  });
  return true;
}

interface ExpectationEntryProps {
  readonly expectation: Expectation;
  /** Its place in the document. */
  readonly place: number;
  /** Under the chosen reader; undefined while it is worked out. */
  readonly result: ExpectationResult | undefined;
  readonly readers: ResultsByReader;
  readonly onOpened: () => void;
  readonly onDropped: () => void;
}

function OutcomeLabel({ result }: Pick<ExpectationEntryProps, 'result'>) {
  if (!result) return <span className={styles['outcome']}>{words.checking}</span>;
  const { outcome } = result;
  const icon = outcome === 'met' ? 'g-flag' : outcome === 'failed' ? 'g-cross' : 'g-warning';
  const word = { met: words.holds, failed: words.fails, unknown: words.unknown }[outcome];
  return (
    <span className={styles['outcome']} data-outcome={outcome}>
      <Icon name={icon} /> {word}
    </span>
  );
}

const lineLabel = ({ by }: CellVerdict) => (by ? words.line(by.line + 1) : '');

/** "want No, is Yes line 13", or why it cannot be said. */
function ExpectedAndActual({ expectation, result }: Pick<ExpectationEntryProps, 'expectation' | 'result'>) {
  const word = (key: string) => formatAnswer(cellQuestion(expectation), cellPart(expectation), key);
  const { verdict, problem } = result ?? {};
  return (
    <span>
      {words.want(word(expectation.expect))}
      {verdict && result?.outcome === 'failed' && `, ${words.is(word(verdict.key))}`}
      {verdict && <span className="muted">{lineLabel(verdict)}</span>}
      {problem && `. ${expectationWords.problem(problem)}`}
    </span>
  );
}

/** What else it hangs on. */
function listCircumstances({ reader, status, file }: Expectation): string[] {
  const title = reader !== undefined && isReaderId(reader) ? readerTitle(readerOf(reader)) : reader;
  return [
    ...(title === undefined ? [] : [expectationWords.trace.onlyUnder(title)]),
    ...(status === undefined ? [] : [words.ifAnswers(status)]),
    ...(file === undefined ? [] : [words.inFile(file)]),
  ];
}

export function ExpectationEntry({
  expectation,
  place,
  result,
  readers,
  onOpened,
  onDropped,
}: ExpectationEntryProps) {
  const origin = useDocument((state) => state.document.origin);
  const { agent, asked, note = '' } = expectation;
  const url = pathOnSite(origin, expectation.url);
  // A cell may be asked several things; its buttons are named by the cell.
  const about = useId();
  const question = formatQuestion(cellQuestion(expectation), cellPart(expectation), asked);
  const isOne = expectation.reader === undefined && dependsOnReader(expectation);
  const open = async () => {
    if (await openExpectedCell(documentStore, expectation).catch(() => false)) onOpened();
  };
  const drop = () => {
    onDropped();
    removeExpectations(documentStore, [expectation]);
  };
  return (
    <div className={styles['entry']}>
      <OutcomeLabel result={result} />
      <span className={styles['cell']}>
        <button
          type="button"
          className="btn btn-link"
          title={escapeInvisible(words.open(url, agent))}
          aria-describedby={about}
          onClick={() => void open()}
        >
          <code>
            <VisibleText text={url} />
          </code>
        </button>{' '}
        <VisibleText text={words.forAgent(agent)} />
        <span id={about} className="muted">
          {' · '}
          <VisibleText text={[question, ...listCircumstances(expectation)].join(', ')} />
        </span>
      </span>
      <span className={styles['facts']}>
        <ExpectedAndActual expectation={expectation} result={result} />
        {isOne && <ReaderOutcomes expectation={expectation} readers={readers} />}
      </span>
      <SingleUndoField
        label={escapeInvisible(words.noteOf(url, agent))}
        describedBy={about}
        placeholder={expectationWords.trace.note}
        className={styles['note']}
        value={note}
        onWrite={(text, visit) => setNote(documentStore, [place], text, visit)}
      />
      <button
        type="button"
        className="btn btn-link"
        aria-label={escapeInvisible(words.dropOf(url, agent))}
        aria-describedby={about}
        onClick={drop}
      >
        {words.drop}
      </button>
    </div>
  );
}
