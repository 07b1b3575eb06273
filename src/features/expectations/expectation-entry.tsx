// An expectation in the list: its cell, the expected and the actual answer, its readers, and its note.

import { useId } from 'react';
import { parseSettings } from '../../core/questions/registry.ts';
import { isReaderId, readerOf } from '../../core/readers/registry.ts';
import { escapeInvisible } from '../../core/text/escape-invisible.ts';
import { type CellVerdict, dependsOnReader } from '../../core/workspace/cell-queries.ts';
import { cellPart, cellQuestion, type Expectation } from '../../core/workspace/expectations/expectation.ts';
import type {
  ExpectationOutcome,
  ExpectationResult,
} from '../../core/workspace/expectations/expectations.ts';
import { pathOnSite } from '../../core/workspace/path-on-site.ts';
import { expectationWords } from '../../messages/en/expectations.ts';
import { readerTitle } from '../../messages/en/table.ts';
import { fileOf } from '../../state/document/document.ts';
import { type DocumentStore, updateView } from '../../state/document/document-store.ts';
import type { MatrixQuestion } from '../../state/document/matrix-question.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import { removeExpectations, setNote } from '../../state/expectations/expectation-commands.ts';
import { formatAnswer, formatQuestion } from '../../state/expectations/format-expectation.ts';
import type { ResultsByReader } from '../../state/expectations/use-expectations.ts';
import { loadQuestion } from '../../state/table/load-question.ts';
import { matrixQuery } from '../../state/table/matrix-query.ts';
import { setQuestion } from '../../state/table/set-question.ts';
import { tableQuestionOf } from '../../state/table/table-question.ts';
import { VisibleText } from '../../ui/content/visible-text.tsx';
import { SingleUndoField } from '../../ui/controls/single-undo-field.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './expectations.module.css';

const words = expectationWords.list;

interface ReaderOutcomesProps {
  readonly expectation: Expectation;
  readonly readers: ResultsByReader;
}

/** Failures are first. */
const outcomeShapes = [
  ['failed', 'g-cross', words.fails],
  ['met', 'g-flag', words.holds],
] as const satisfies readonly (readonly [ExpectationOutcome, string, string])[];

/** The readers under which an expectation is met or fails, grouped by outcome. */
function ReaderOutcomes({ expectation, readers }: ReaderOutcomesProps) {
  const titles = (outcome: ExpectationOutcome) =>
    readers.flatMap(([id, results]) =>
      results.get(expectation)?.outcome === outcome ? [readerTitle(readerOf(id))] : [],
    );
  const groups = outcomeShapes
    .map((shape) => [shape, titles(shape[0])] as const)
    .filter(([, readerNames]) => readerNames.length > 0);
  if (groups.length === 0) return null;
  if (groups.length === 1)
    return <span className={`text-s quiet flow ${styles['readers']}`}>{words.sameForAll}</span>;
  return (
    <span className={`text-s quiet flow ${styles['readers']}`}>
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

/**
 * Returns the question of an expectation and the column of its cell, or undefined if this version does not support
 * it.
 */
async function loadTarget(
  expectation: Expectation,
  current: MatrixQuestion | undefined,
): Promise<Target | undefined> {
  const question = cellQuestion(expectation);
  if (question === 'fetch') return { column: expectation.agent };
  const settings = parseSettings(question, expectation.asked);
  if (!settings) return undefined;
  await loadQuestion(settings);
  const sameQuestion = current?.question === question ? current : undefined;
  return tableQuestionOf(settings)?.reopen(settings, expectation, sameQuestion);
}

/**
 * Shows the explanation of the cell. Returns false if this version does not support its question. @throws if its
 * code cannot be loaded.
 */
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
  /** Its index in the document. */
  readonly place: number;
  /** The result under the selected reader; undefined until it is computed. */
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
    <span
      className={`inline tight ${outcome === 'failed' ? 'badge badge-failed' : ''} ${styles['outcome']}`}
      data-outcome={outcome}
    >
      <Icon name={icon} /> {word}
    </span>
  );
}

const lineLabel = ({ by }: CellVerdict) => (by ? words.line(by.line + 1) : '');

/** "want No, is Yes line 13", or why the answer is unknown. */
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

/** Returns the further conditions of an expectation. */
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
  // A cell may have several questions, so the buttons are described by the question as well.
  const about = useId();
  const question = formatQuestion(cellQuestion(expectation), cellPart(expectation), asked);
  const dependsOnSelectedReader = expectation.reader === undefined && dependsOnReader(expectation);
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
      <span className={`flow ${styles['facts']}`}>
        <ExpectedAndActual expectation={expectation} result={result} />
        {dependsOnSelectedReader && <ReaderOutcomes expectation={expectation} readers={readers} />}
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
