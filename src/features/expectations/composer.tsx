// The field in which a user says what must stay. Before it is added, it is understood and checked.
import { type FormEvent, Fragment, type KeyboardEvent, useId, useMemo, useState } from 'react';
import { usePane } from '../../actions/use-pane.ts';
import { type ClaimResult, checkClaimTask } from '../../core/analysis/claims/check-claim.ts';
import { withExceptionsTask } from '../../core/analysis/claims/claim-in-words.ts';
import { findCrawler } from '../../core/catalogue/crawlers.ts';
import type { CooperativeTask } from '../../core/questions/cooperative-task.ts';
import type { ReaderId } from '../../core/readers/registry.ts';
import { lowerCase } from '../../core/text/lower-case.ts';
import { createCellQueries } from '../../core/workspace/cell-queries.ts';
import type { Claim } from '../../core/workspace/expectations/claim.ts';
import { cellId, type Expectation } from '../../core/workspace/expectations/expectation.ts';
import { checkExpectation, type ExpectationResult } from '../../core/workspace/expectations/expectations.ts';
import type { Site } from '../../core/workspace/site.ts';
import { findNamedAgents, findNamedPaths } from '../../core/workspace/suggested-questions.ts';
import { expectationWords } from '../../messages/en/expectations.ts';
import { crawlerInSentence, matrixWords } from '../../messages/en/table.ts';
import { claimSentence, readClaim } from '../../messages/explain/claim-sentences.ts';
import { describeClaim, describePurposeCrawlers } from '../../messages/explain/explain-claim.ts';
import { lookUpWord } from '../../messages/look-up-word.ts';
import type { GatepostState } from '../../state/document/document-store.ts';
import { openSource, siteOf } from '../../state/document/selectors.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import { claimsOf } from '../../state/expectations/check-claims.ts';
import {
  addClaim,
  changeClaim,
  changedClaim,
  findSameClaim,
  withCurrentText,
} from '../../state/expectations/claim-commands.ts';
import { addExpectation, expectInsteadOfClaim } from '../../state/expectations/expectation-commands.ts';
import { areaIn, readStatement, type Statement } from '../../state/expectations/statement.ts';
import { type SentenceContext, suggestSentences } from '../../state/expectations/suggest-sentences.ts';
import { debounceIdle } from '../../state/idle-tasks.ts';
import { useLayout } from '../../state/layout/use-layout.ts';
import { useIdleTask } from '../../state/use-idle-task.ts';
import { ChoiceList } from '../../ui/choices/choice-list.tsx';
import { comboboxProps } from '../../ui/choices/combobox-props.ts';
import { VisibleText } from '../../ui/content/visible-text.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { LineLink } from '../questions/steps/line-link.tsx';
import { ClaimCause, explainOpen } from './claim-row.tsx';
import styles from './expectations.module.css';

const words = expectationWords.composer;

/** So many names and paths of the file are suggested. */
const MAX_NAMES = 1000;

/** So many crawlers for which a sentence does not hold can be left out at once. */
const MAX_LEFT_OUT = 20;

interface StatementQuestion {
  readonly statement: Statement | undefined;
  readonly site: Site;
  readonly reader: ReaderId;
}

/** What is known of a statement before it is added. `narrower`: the claim without the crawlers for which it fails. */
type StatementCheck =
  | { readonly claim: ClaimResult; readonly narrower?: Claim | undefined }
  | { readonly answer: ExpectationResult };

function* checkStatement({
  statement,
  site,
  reader,
}: StatementQuestion): CooperativeTask<StatementCheck | undefined> {
  if (!statement) return undefined;
  if ('expectation' in statement)
    return { answer: checkExpectation(createCellQueries(site, reader), statement.expectation, reader) };
  const { claim } = statement;
  const result = yield* checkClaimTask(site, claim, reader);
  const canLeaveOut = result.outcome === 'failed' && claim.agent === undefined;
  return {
    claim: result,
    ...(canLeaveOut && { narrower: yield* withExceptionsTask(site, claim, reader, MAX_LEFT_OUT) }),
  };
}

/** Whether the document expects this already. */
function isExpected({ document }: GatepostState, statement: Statement): boolean {
  if ('claim' in statement) return findSameClaim(claimsOf(document), statement.claim) !== undefined;
  const id = cellId(statement.expectation);
  return document.expectations.some(
    (other) => cellId(other) === id && other.expect === statement.expectation.expect,
  );
}

/** The names of single crawlers in a statement that neither the file nor the catalogue has. */
function unknownNames({ document, view }: GatepostState, statement: Statement): readonly string[] {
  const { agent, except = [], than } = 'claim' in statement ? statement.claim : { ...statement.expectation };
  const named = document.files.find(({ path }) => path === view.path);
  const inFile = named ? findNamedAgents(named.path, named.source, Infinity).map(lowerCase) : [];
  const names = [agent, ...(Array.isArray(except) ? except : []), than];
  return names.filter(
    (name): name is string =>
      typeof name === 'string' && name !== '' && !findCrawler(name) && !inFile.includes(lowerCase(name)),
  );
}

const describeExpectation = ({ agent, url, expect }: Expectation) =>
  words[expect === 'allow' ? 'mayFetch' : 'mayNotFetch'](crawlerInSentence(agent), url);

function AnswerCheck({ result }: { readonly result: ExpectationResult }) {
  const { outcome, verdict, problem, expectation } = result;
  if (outcome === 'met') return words.holds;
  if (problem) return expectationWords.problem(problem);
  return (
    <>
      {words.fails} {lookUpWord(matrixWords.answers, verdict?.key ?? '')}{' '}
      <code>
        <VisibleText text={expectation.url} />
      </code>
      {verdict?.by && (
        <>
          {expectationWords.list.byLine}
          <LineLink line={verdict.by.line} path={verdict.by.path} />
        </>
      )}
      . {words.keepsAsTask}
    </>
  );
}

function ClaimCheckText({ result }: { readonly result: ClaimResult }) {
  const { outcome, witness, claim } = result;
  if (outcome === 'met') return words.holdsProved;
  if (!witness)
    return (
      <>
        {words.notSettled} {explainOpen(result)} {words.keepsAsTask}
      </>
    );
  return (
    <>
      {words.fails} <ClaimCause kind={claim.claim} witness={witness} /> {words.keepsAsTask}
    </>
  );
}

interface UnderstoodProps {
  readonly statement: Statement;
  readonly check: StatementCheck | undefined;
  readonly isSame: boolean;
  readonly unknown: readonly string[];
  readonly onText: (text: string) => void;
}

function Understood({ statement, check, isSame, unknown, onText }: UnderstoodProps) {
  const agents = check && 'claim' in check ? check.claim.agents : undefined;
  const meaning =
    'claim' in statement
      ? describeClaim(statement.claim, agents)
      : describeExpectation(statement.expectation);
  const crawlers = 'claim' in statement ? describePurposeCrawlers(statement.claim, agents) : undefined;
  const outcome = check && ('claim' in check ? check.claim : check.answer).outcome;
  const narrower = check && 'claim' in check ? check.narrower : undefined;
  const before = 'claim' in statement ? (statement.claim.except ?? []) : [];
  const leftOut = narrower?.except?.filter((name) => !before.includes(name)) ?? [];
  return (
    <>
      <Icon name={outcome === 'failed' ? 'g-cross' : outcome === 'met' ? 'g-tick' : 'g-note'} />
      <span className="breaks">
        {words.understood} <VisibleText text={`${meaning}.`} /> {crawlers && `${crawlers.summary}. `}
        {unknown.map((name) => (
          <Fragment key={name}>
            <VisibleText text={words.unknownName(name)} />{' '}
          </Fragment>
        ))}
        {isSame ? (
          words.same
        ) : check === undefined ? (
          words.checking
        ) : 'claim' in check ? (
          <ClaimCheckText result={check.claim} />
        ) : (
          <AnswerCheck result={check.answer} />
        )}
        {narrower && !isSame && (
          <>
            {' '}
            <button
              type="button"
              className="btn btn-link breaks"
              onClick={() => onText(claimSentence(narrower))}
            >
              <VisibleText text={words.leaveOut(leftOut)} />
            </button>
          </>
        )}
      </span>
    </>
  );
}

/** What sentences can be about: the crawlers and paths of the file and of the table. */
function useSentenceContext(): SentenceContext {
  const source = useDocument(openSource);
  const path = useDocument((state) => state.view.path);
  const rows = useDocument((state) => state.document.rows);
  return useMemo(
    () => ({
      agents: findNamedAgents(path, source, MAX_NAMES),
      paths: [...new Set([...findNamedPaths(path, source, MAX_NAMES, 5000), ...rows])],
    }),
    [path, source, rows],
  );
}

interface NotUnderstoodProps {
  readonly nearest: string | undefined;
  readonly onText: (text: string) => void;
}

/** What a sentence that is not understood lacks, and the nearest one that would be. */
const NotUnderstood = ({ nearest, onText }: NotUnderstoodProps) => (
  <>
    <Icon name="g-note" />
    <span>
      {nearest === undefined ? words.notUnderstood : words.notUnderstoodBut}{' '}
      {nearest !== undefined && (
        <button type="button" className="btn btn-link breaks" onClick={() => onText(nearest)}>
          <VisibleText text={nearest} />
        </button>
      )}
    </span>
  </>
);

const noSentences: readonly string[] = [];

interface ComposerProps {
  /** The claim that is edited; undefined while a new one is written. */
  readonly edited: Claim | undefined;
  readonly onEdited: () => void;
}

const identity = (state: GatepostState) => state;

export function Composer({ edited, onEdited }: ComposerProps) {
  const [text, setText] = useState(edited ? claimSentence(readClaim(edited)) : '');
  const [field, setField] = useState<HTMLInputElement | null>(null);
  const explanation = useId();
  const state = useDocument(identity);
  const site = siteOf(state.document);
  const { reader } = state.view;
  const statement = useMemo(() => {
    const read = readStatement(text);
    // A claim about changes is compared with what it would be compared with.
    if (!read || !('claim' in read)) return read;
    const current = documentStore.getState();
    return {
      claim: edited
        ? changedClaim(current, readClaim(edited), read.claim)
        : withCurrentText(current, read.claim),
    };
  }, [text, edited]);
  const question = useMemo(() => ({ statement, site, reader }), [statement, site, reader]);
  const latest = useIdleTask(question, checkStatement, debounceIdle);
  const check = latest?.question === question ? latest.result : undefined;
  const isSame = statement !== undefined && isExpected(state, statement);
  const write = (sentence: string) => {
    setText(sentence);
    requestAnimationFrame(() => {
      field?.focus();
      field?.setSelectionRange(sentence.length, sentence.length);
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    field?.focus();
    if (!statement || isSame) return;
    if ('expectation' in statement && edited)
      expectInsteadOfClaim(documentStore, edited, statement.expectation);
    else if ('expectation' in statement) addExpectation(documentStore, statement.expectation);
    else if (edited) changeClaim(documentStore, edited, statement.claim);
    else addClaim(documentStore, statement.claim);
    setText('');
    onEdited();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || (text === '' && !edited)) return;
    event.preventDefault();
    event.stopPropagation();
    setText('');
    onEdited();
  };
  usePane('expectation-field', { focus: () => field?.focus() });
  const hasText = text.trim() !== '';
  const context = useSentenceContext();
  const sentences = useMemo(
    () => (statement ? noSentences : suggestSentences(text, context)),
    [statement, text, context],
  );
  const area = hasText && !statement && sentences.length === 0 ? areaIn(text, context.paths) : undefined;
  const nearest = sentences[0] ?? (area === undefined ? undefined : words.noChangeOpens(area));
  const isSmall = useLayout(({ kind }) => kind !== 'wide');
  return (
    <form className={`column text-s ${styles['composer']}`} onSubmit={submit}>
      <div className="row">
        <input
          ref={setField}
          type="text"
          {...comboboxProps}
          className={`field ${styles['sentenceField']}`}
          aria-label={words.field}
          aria-describedby={explanation}
          placeholder={words.hint}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={onKeyDown}
        />
        <button type="submit" className="btn" aria-disabled={!statement || isSame}>
          {edited ? words.change : words.add}
        </button>
      </div>
      <output id={explanation} className={hasText ? styles['understood'] : 'vh'}>
        {hasText && statement && (
          <Understood
            statement={statement}
            check={check}
            isSame={isSame}
            unknown={unknownNames(state, statement)}
            onText={write}
          />
        )}
        {hasText && !statement && <NotUnderstood nearest={nearest} onText={write} />}
      </output>
      {field && (
        <ChoiceList
          field={field}
          label={words.sentences}
          groups={[{ options: sentences.map((id) => ({ id, content: <VisibleText text={id} /> })) }]}
          marksFirst
          onChoose={write}
          countMessage={words.sentenceCount(sentences.length)}
        />
      )}
      {!(hasText && isSmall) && (
        <p className={`flow quiet ${styles['beginnings']}`}>
          {words.begin}{' '}
          {words.beginnings.map(([label, beginning]) => (
            <button
              key={label}
              type="button"
              className="btn btn-link target"
              onClick={() => write(beginning)}
            >
              {label}
            </button>
          ))}
        </p>
      )}
    </form>
  );
}
