// The answer of a cell in one sentence, and the steps that lead to it.
import { useDeferredValue, useMemo, useRef } from 'react';
import { focusTrace } from '../../actions/table-focus.ts';
import { communityList, findCommunityCrawler } from '../../core/catalogue/community-crawlers.ts';
import { mayStillBeListed } from '../../core/catalogue/still-listed.ts';
import { lineAt } from '../../core/document/lines.ts';
import type { Step } from '../../core/questions/explanation-step.ts';
import { isReaderId, readerOf } from '../../core/readers/registry.ts';
import type { ExpectationResult } from '../../core/workspace/expectations/expectations.ts';
import { listAll } from '../../messages/en/counts.ts';
import { crawlerWords } from '../../messages/en/crawlers.ts';
import { expectationWords } from '../../messages/en/expectations.ts';
import { explanationWords as words } from '../../messages/en/explanation.ts';
import { crawlerInSentence, readerTitle } from '../../messages/en/table.ts';
import { explainStep } from '../../messages/explain.ts';
import { type GatepostState, updateView } from '../../state/document/document-store.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import {
  cellExpectation,
  dropExpectations,
  expectAnswers,
  setNote,
} from '../../state/expectations/expectation-commands.ts';
import { expectedAnswerWord } from '../../state/expectations/expectation-marks.ts';
import { useLayout } from '../../state/layout/use-layout.ts';
import type { ChosenVerdict } from '../../state/table/chosen-cell.ts';
import { chosenColumn } from '../../state/table/columns/chosen-column.ts';
import { matrixQuery, queriedPolicy } from '../../state/table/matrix-query.ts';
import { fetchPresentation } from '../../state/table/question-presentation.ts';
import { useVisibleName, VisibleText } from '../../ui/content/visible-text.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { SingleUndoField } from '../../ui/controls/single-undo-field.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { partsOfQuestion } from '../questions/registry.ts';
import { LineLink } from '../questions/steps/line-link.tsx';
import { StepList } from '../questions/steps/step-list.tsx';
import { EarlierAnswerLine } from './earlier-answer.tsx';
import { ExpectMany } from './expect-many.tsx';
import expectationLineStyles from './expectation-line.module.css';
import { explainVerdict } from './explain-cell.ts';
import styles from './explanation.module.css';
import { FetchSteps } from './fetch-steps.tsx';
import { SuggestButton } from './suggestions/suggest-button.tsx';
import { VerdictLabel } from './verdict-label.tsx';

const expectedWords = expectationWords.trace;
const selectState = (state: GatepostState) => state;

function ExpectedAnswer({ result }: { result: ExpectationResult }) {
  const isMet = result.outcome === 'met';
  const { reader } = result.expectation;
  return (
    <span
      className={
        isMet
          ? `inline tight breaks ${expectationLineStyles['holds']}`
          : 'inline tight breaks badge badge-failed'
      }
    >
      <Icon name={isMet ? 'g-flag' : 'g-cross'} />
      {expectedWords.expected(expectedAnswerWord(result))}
      <span className="vh">: {isMet ? expectedWords.holds : expectedWords.fails}</span>
      {reader !== undefined &&
        isReaderId(reader) &&
        ` ${expectedWords.onlyUnder(readerTitle(readerOf(reader)))}`}
    </span>
  );
}

function ExpectationNote({
  first,
  results,
}: {
  first: ExpectationResult;
  results: readonly ExpectationResult[];
}) {
  const write = (note: string, visit: string) => {
    const all = documentStore.getState().document.expectations;
    // In a joined column, only expectations with the shown note change: other notes are not visible here.
    const places = results
      .filter(({ expectation }) => expectation.note === first.expectation.note)
      .map(({ expectation }) => all.indexOf(expectation));
    setNote(documentStore, places, note, visit);
  };
  return (
    <SingleUndoField
      label={expectedWords.note}
      placeholder={expectedWords.noteHint}
      className={expectationLineStyles['note']}
      value={first.expectation.note ?? ''}
      onWrite={write}
    />
  );
}

interface ExpectationLineProps {
  readonly agent: string;
  readonly url: string;
}

/**
 * The expectation for the cell whose explanation is open: adding one for the current answer, changing it, or
 * removing it.
 */
function ExpectationLine({ agent, url }: ExpectationLineProps) {
  const state = useDocument(selectState);
  const expected = cellExpectation(state, agent, url);
  if (!expected) return null;
  const { cells, isMissing, key, word, results } = expected;
  const [first] = results;
  const isFailing = first !== undefined && first.outcome !== 'met';
  const expect = (cellsToAdd: typeof cells) => {
    expectAnswers(documentStore, cellsToAdd);
    focusTrace();
  };
  const drop = () => {
    dropExpectations(
      documentStore,
      results.map(({ expectation }) => expectation),
    );
    focusTrace();
  };
  const expectedAgents = new Set(results.map(({ expectation }) => expectation.agent));
  const own = cells.filter((cell) => cell.agent === agent);
  return (
    <fieldset
      className={`flow wraps text-s ${expectationLineStyles['line']}`}
      aria-label={expectedWords.region}
    >
      {first && <ExpectedAnswer result={first} />}
      {(!first || isFailing) && (
        <button
          type="button"
          className="btn btn-link"
          title={expectedWords.expectHint}
          onClick={() => expect(isFailing ? cells.filter((cell) => expectedAgents.has(cell.agent)) : own)}
        >
          <Icon name="g-flag" />{' '}
          {isFailing ? expectedWords.instead(word, expectedAgents.size) : expectedWords.expect(word)}
        </button>
      )}
      {isMissing && !isFailing && cells.length > 1 && (
        <ExpectMany {...{ agent, url, cells, word }} answer={key} onDone={focusTrace} />
      )}
      {first && (
        <>
          <button type="button" className="btn btn-link" onClick={drop}>
            {expectedWords.drop(results.length)}
          </button>
          <ExpectationNote first={first} results={results} />
        </>
      )}
    </fieldset>
  );
}

export interface ExplanationProps {
  readonly chosen: ChosenVerdict;
}

/** The sentence of the step that decides; the steps below name the sections. */
function decidingSentence(steps: readonly Step[]): string {
  const step = steps.find(({ outcome }) => outcome === 'decides');
  return step ? explainStep(step) : '';
}

/**
 * Names the other crawlers of a shared column. The same answer can come from different lines, so the user selects
 * the crawler to explain.
 */
function SameFor({
  chosen: { agent, url, asked, verdict },
  isNarrow,
}: ExplanationProps & { readonly isNarrow: boolean }) {
  const column = useDocument(chosenColumn);
  const visibleName = useVisibleName();
  const others = useMemo(
    () => (column?.agents ?? []).filter((otherAgent) => otherAgent !== agent),
    [column, agent],
  );
  const line = verdict.by?.line;
  const hasOtherLines = useMemo(
    () => others.some((otherAgent) => asked.ask(otherAgent, url).by?.line !== line),
    [others, asked, url, line],
  );
  if (!column || others.length === 0) return null;
  // Where there is little room, the heading alone names them.
  if (isNarrow && !hasOtherLines) return null;
  return (
    <p className="text-s quiet" title={listAll(column.agents.filter((agent) => agent !== ''))}>
      {!isNarrow && <VisibleText text={words.sameFor(others, hasOtherLines)} />}{' '}
      {hasOtherLines && (
        <label>
          {words.explainFor}{' '}
          <Select
            value={agent}
            onChange={({ target }) => updateView(documentStore, { cell: { agent: target.value, url } })}
          >
            {column.agents.map((columnAgent) => (
              <option key={columnAgent} value={columnAgent}>
                {visibleName(crawlerInSentence(columnAgent))}
              </option>
            ))}
          </Select>
        </label>
      )}
    </p>
  );
}

interface DecidingLinesProps {
  readonly steps: readonly Step[];
}

/** The line that names the crawler and the line that decides, as in the file, where there is little room. */
function DecidingLines({ steps }: DecidingLinesProps) {
  const policy = useDocument(queriedPolicy);
  const path = useDocument((state) => matrixQuery(state).path);
  const lines = steps.flatMap(({ outcome, by }) =>
    (outcome === 'chosen' || outcome === 'decides') &&
    by?.path === path &&
    by.line < policy.source.lines.length
      ? [{ line: by.line, decides: outcome === 'decides' }]
      : [],
  );
  const decider = lines.find(({ decides }) => decides);
  const shown = [...lines.filter(({ decides }) => !decides).slice(0, 1), ...(decider ? [decider] : [])];
  if (shown.length === 0) return null;
  return (
    <ol className={styles['lines']}>
      {shown.map(({ line, decides }) => (
        <li key={line} data-decides={decides || undefined}>
          <LineLink line={line} path={path} />
          <code>
            <VisibleText text={lineAt(policy.source.lines, line)?.text ?? ''} />
          </code>
        </li>
      ))}
    </ol>
  );
}

/** The answer is up to date; in a huge file, its explanation may lag behind typing. */
export function ExplanationBody({ chosen }: ExplanationProps) {
  const deferred = useDeferredValue(chosen);
  const verdict = useMemo(() => explainVerdict(deferred), [deferred]);
  const steps = useMemo(() => verdict.trace(), [verdict]);
  const isStale = deferred !== chosen;
  const isNarrow = useLayout(({ kind }) => kind === 'narrow');
  const answer = useRef<HTMLParagraphElement>(null);
  const { kind } = deferred.asked;
  const Steps = kind === fetchPresentation ? FetchSteps : (partsOfQuestion(kind.question)?.Steps ?? StepList);
  const { answer: given } = deferred.verdict;
  const isStillListed =
    given === 'unread' || (kind === fetchPresentation && mayStillBeListed(given, deferred.agent));
  const parts = (
    <div className={`text-s ${styles['parts']}`} aria-busy={isStale || undefined}>
      <Steps steps={steps} verdict={verdict} reader={deferred.reader} />
    </div>
  );
  const stillListed = isStillListed && (
    <p className={`text-s quiet ${styles['stillListed']}`}>{words.stillListed}</p>
  );
  return (
    <>
      <div className={styles['evidence']}>
        <div className={`flow ${styles['first']}`}>
          <p ref={answer} tabIndex={-1} className={`flow ${styles['answer']}`}>
            <VerdictLabel kind={chosen.asked.kind} verdict={chosen.verdict} />
            <span aria-busy={isStale || undefined}>
              <VisibleText text={decidingSentence(steps)} />
            </span>
          </p>
          <SameFor chosen={deferred} isNarrow={isNarrow} />
          <ExpectationLine agent={chosen.agent} url={chosen.url} />
        </div>
        <EarlierAnswerLine onRestored={() => answer.current?.focus()} />
        {findCommunityCrawler(deferred.agent) && (
          <p className={`text-s quiet ${styles['community']}`}>
            {crawlerWords.community.about(communityList)}
          </p>
        )}
        {isNarrow ? (
          <>
            <DecidingLines steps={steps} />
            <details className={`text-s ${styles['foldedParts']}`}>
              <summary>{words.evidence}</summary>
              {parts}
              {stillListed}
            </details>
          </>
        ) : (
          <>
            {parts}
            {stillListed}
          </>
        )}
      </div>
      <SuggestButton
        key={`${chosen.agent} ${chosen.url}`}
        chosen={chosen}
        onApplied={() => answer.current?.focus()}
      />
    </>
  );
}
