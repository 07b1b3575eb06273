// The answer of a cell in one sentence, and the steps that lead to it.
import { Fragment, useDeferredValue, useMemo, useRef } from 'react';
import { focusTrace } from '../../actions/table-focus.ts';
import { communityList, findCommunityCrawler } from '../../core/catalogue/community-crawlers.ts';
import { mayStillBeListed } from '../../core/catalogue/still-listed.ts';
import { lineAt } from '../../core/document/lines.ts';
import type { Step } from '../../core/questions/explanation-step.ts';
import { isReaderId, readerOf } from '../../core/readers/registry.ts';
import { lowerCase } from '../../core/text/lower-case.ts';
import { claimId, isAboutChange } from '../../core/workspace/expectations/claim.ts';
import type { ExpectationResult } from '../../core/workspace/expectations/expectations.ts';
import { listAll } from '../../messages/en/counts.ts';
import { crawlerWords } from '../../messages/en/crawlers.ts';
import { expectationWords } from '../../messages/en/expectations.ts';
import { explanationWords as words } from '../../messages/en/explanation.ts';
import { crawlerInSentence, readerTitle } from '../../messages/en/table.ts';
import { shortClaimSentence } from '../../messages/explain/claim-sentences.ts';
import { explainStep } from '../../messages/explain/explain.ts';
import { type GatepostState, updateView } from '../../state/document/document-store.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import {
  cellExpectation,
  dropExpectations,
  expectAnswers,
  setNote,
} from '../../state/expectations/expectation-commands.ts';
import { expectedAnswerWord } from '../../state/expectations/expectation-marks.ts';
import { type ClaimFailingHere, useClaimsFailingAt } from '../../state/expectations/use-expectations.ts';
import { useLayout } from '../../state/layout/use-layout.ts';
import type { ChosenVerdict } from '../../state/table/chosen-cell.ts';
import { chosenColumn } from '../../state/table/columns/chosen-column.ts';
import { matrixQuery, queriedPolicy } from '../../state/table/matrix-query.ts';
import { fetchPresentation, toneOf } from '../../state/table/question-presentation.ts';
import { useChosenCell } from '../../state/table/use-matrix.ts';
import { useVisibleName, VisibleText } from '../../ui/content/visible-text.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { SingleUndoField } from '../../ui/controls/single-undo-field.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { partsOfQuestion } from '../questions/registry.ts';
import { LineLink } from '../questions/steps/line-link.tsx';
import { StepList } from '../questions/steps/step-list.tsx';
import { StepSection } from '../questions/steps/step-sentence.tsx';
import { EarlierAnswerLine } from './earlier-answer.tsx';
import { ExpectMany } from './expect-many.tsx';
import expectationLineStyles from './expectation-line.module.css';
import { explainVerdict } from './explain-cell.ts';
import styles from './explanation.module.css';
import { FetchSteps, isSaidAbove } from './fetch-steps.tsx';
import { DisagreeingReaders } from './readers/disagreeing-readers.tsx';
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

/** A badge that says what is expected and does not hold. */
function Fails({ text }: { readonly text: string }) {
  return (
    <span className="inline tight breaks badge badge-failed">
      <Icon name="g-cross" />
      <VisibleText text={text} />
    </span>
  );
}

const isSameName = (a: string, b: string) => lowerCase(a) === lowerCase(b);

/** The claims that fail at the URL for one of these crawlers, with the others than the first by name. */
function FailingClaims({
  agents: [agent = '', ...others],
  url,
  failing,
}: {
  readonly agents: readonly string[];
  readonly url: string;
  readonly failing: readonly ClaimFailingHere[];
}) {
  const isRepairing = useChosenCell()?.repairs !== undefined;
  return failing.map(({ claim, agents }) => {
    const isOwn = agents.some((name) => isSameName(name, agent));
    const named = others.filter((other) => agents.some((name) => isSameName(name, other)));
    if (!isOwn && named.length === 0) return null;
    const repair = () => updateView(documentStore, { cell: { agent, url, suggests: true, repairs: claim } });
    return (
      <Fragment key={claimId(claim)}>
        <Fails text={expectedWords.failsHere(shortClaimSentence(claim), isOwn ? [] : named)} />
        {!isAboutChange(claim) && !isRepairing && (
          <button type="button" className="btn btn-link" onClick={repair}>
            {expectedWords.makeItHold}
          </button>
        )}
      </Fragment>
    );
  });
}

interface ExpectationLineProps {
  readonly agent: string;
  readonly url: string;
  readonly kind: ChosenVerdict['asked']['kind'];
}

/**
 * What is expected of the cell whose explanation is open: adding an expectation for the current answer, changing it, or
 * removing it. Where a claim fails, the answer is not offered as a new expectation: it would contradict the claim.
 */
function ExpectationLine({ agent, url, kind }: ExpectationLineProps) {
  const state = useDocument(selectState);
  const claims = useClaimsFailingAt(url);
  const expected = cellExpectation(state, agent, url);
  if (!expected) return null;
  const { own, cells, isMissing, key, word, results, othersFailing } = expected;
  const [first] = results;
  const isFailing = first !== undefined && first.outcome !== 'met';
  const agents = [agent, ...cells.map((cell) => cell.agent).filter((name) => name !== own.agent)];
  const failing = kind === fetchPresentation ? claims : [];
  const isClaimed = failing.some((claim) =>
    claim.agents.some((name) => agents.some((one) => isSameName(one, name))),
  );
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
  return (
    <fieldset
      className={`flow wraps text-s ${expectationLineStyles['line']}`}
      aria-label={expectedWords.region}
    >
      {first && <ExpectedAnswer result={first} />}
      {othersFailing.map((result) => (
        <Fails
          key={result.expectation.agent}
          text={expectedWords.expectedOfOther(expectedAnswerWord(result), result.expectation.agent)}
        />
      ))}
      <FailingClaims agents={agents} url={url} failing={failing} />
      {(isFailing || (!first && !isClaimed)) && (
        <button
          type="button"
          className="btn btn-link"
          title={expectedWords.expectHint}
          onClick={() => expect([own])}
        >
          <Icon name="g-flag" /> {isFailing ? expectedWords.instead(word) : expectedWords.expect(word)}
        </button>
      )}
      {isMissing && !isFailing && !isClaimed && cells.length > 1 && (
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

/** The sentence of the step that decides, after the answer; the steps below name the sections. */
function decidingSentence(steps: readonly Step[], isAllowed: boolean): string {
  const step = steps.find(({ outcome }) => outcome === 'decides');
  if (!step) return '';
  if (step.code === 'no-rule' && !step.params.aside) return words.noRule(isAllowed);
  return explainStep(step);
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

/** The line that decides, as in the file, directly below the answer: it is in sight in a low pane too. */
function DecidingLine({ steps }: { readonly steps: readonly Step[] }) {
  const policy = useDocument(queriedPolicy);
  const path = useDocument((state) => matrixQuery(state).path);
  const by = steps.find(({ outcome }) => outcome === 'decides')?.by;
  const text = by?.path === path ? lineAt(policy.source.lines, by.line)?.text : undefined;
  if (!by || text === undefined) return null;
  return (
    <p className={`stack ${styles['decider']}`}>
      <LineLink line={by.line} path={path} />
      <code>
        <VisibleText text={text} />
      </code>
    </p>
  );
}

/** The answer is up to date; in a huge file, its explanation may lag behind typing. */
export function ExplanationBody({ chosen }: ExplanationProps) {
  const deferred = useDeferredValue(chosen);
  const verdict = useMemo(() => explainVerdict(deferred), [deferred]);
  const steps = useMemo(() => verdict.trace(), [verdict]);
  const isStale = deferred !== chosen;
  const isNarrow = useLayout(({ kind }) => kind === 'narrow');
  const isSuggesting = useChosenCell()?.suggests === true;
  const answer = useRef<HTMLParagraphElement>(null);
  const { kind } = deferred.asked;
  const Steps = kind === fetchPresentation ? FetchSteps : (partsOfQuestion(kind.question)?.Steps ?? StepList);
  const { answer: given } = deferred.verdict;
  const isStillListed =
    given === 'unread' || (kind === fetchPresentation && mayStillBeListed(given, deferred.agent));
  const saidAbove = kind === fetchPresentation ? steps.find(isSaidAbove) : undefined;
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
      <div className={styles['evidence']} data-evidence>
        <p ref={answer} tabIndex={-1} className={`flow ${styles['answer']} ${styles['first']}`}>
          <span className={styles['said']}>
            <VerdictLabel kind={chosen.asked.kind} verdict={chosen.verdict} />
          </span>
          <span aria-busy={isStale || undefined}>
            <VisibleText text={decidingSentence(steps, toneOf(kind, deferred.verdict) === 'allow')} />
            {saidAbove && <StepSection step={saidAbove} above={undefined} />}
          </span>
        </p>
        <DecidingLine steps={steps} />
        <div className={`flow ${styles['first']} ${styles['notes']}`}>
          <DisagreeingReaders chosen={chosen} />
          <SameFor chosen={deferred} isNarrow={isNarrow} />
          <ExpectationLine agent={chosen.agent} url={chosen.url} kind={chosen.asked.kind} />
        </div>
        <EarlierAnswerLine onRestored={() => answer.current?.focus()} />
        {findCommunityCrawler(deferred.agent) && (
          <p className={`text-s quiet ${styles['community']}`}>
            {crawlerWords.community.about(communityList)}
          </p>
        )}
        {isNarrow || isSuggesting ? (
          // Suggestions are below: of the evidence, the answer and its line stay.
          <details key={String(isSuggesting)} className={`text-s ${styles['foldedParts']}`}>
            <summary>{words.evidence}</summary>
            {parts}
            {stillListed}
          </details>
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
