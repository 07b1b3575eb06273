// The row of an expectation of one answer, and the one of equal expectations of several crawlers.
import { useMemo } from 'react';
import { claimInWordsTask } from '../../core/analysis/claims/claim-in-words.ts';
import { isReaderId, type ReaderId, readerOf } from '../../core/readers/registry.ts';
import { escapeInvisible } from '../../core/text/escape-invisible.ts';
import { type CellVerdict, dependsOnReader } from '../../core/workspace/cell-queries.ts';
import type { Claim } from '../../core/workspace/expectations/claim.ts';
import {
  cellPart,
  cellQuestion,
  type ExpectableCell,
  type Expectation,
} from '../../core/workspace/expectations/expectation.ts';
import { pathOnSite } from '../../core/workspace/path-on-site.ts';
import type { Site } from '../../core/workspace/site.ts';
import { expectationWords } from '../../messages/en/expectations.ts';
import { readerTitle } from '../../messages/en/table.ts';
import { claimSentence } from '../../messages/explain/claim-sentences.ts';
import { siteOf } from '../../state/document/selectors.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import {
  collapseExpectations,
  dropExpectations,
  expectInstead,
  setNote,
} from '../../state/expectations/expectation-commands.ts';
import type { ExpectationFold, ListedExpectation } from '../../state/expectations/expectation-rows.ts';
import { formatAnswer, formatQuestion } from '../../state/expectations/format-expectation.ts';
import { useResultsByReader } from '../../state/expectations/use-expectations.ts';
import { useIdleTask } from '../../state/use-idle-task.ts';
import { VisibleText } from '../../ui/content/visible-text.tsx';
import { SingleUndoField } from '../../ui/controls/single-undo-field.tsx';
import { LineLink } from '../questions/steps/line-link.tsx';
import { ExpectationRow, type RowAction, type RowOutcome } from './expectation-row.tsx';
import styles from './expectations.module.css';

const words = expectationWords.list;

const answerWord = (expectation: Expectation, key: string) =>
  formatAnswer(cellQuestion(expectation), cellPart(expectation), key);

export function outcomeOf(result: { readonly outcome: string } | undefined): RowOutcome {
  if (result?.outcome === 'failed') return 'failed';
  return result?.outcome === 'met' ? 'met' : 'open';
}

/** What decides the answer, at the end of the row. */
function basisOf({ by, reason }: CellVerdict): string {
  if (by) return words.line(by.line + 1);
  return reason === 'no-rule' || reason === 'no-record' ? words.noRule : '';
}

/** Returns the claim that says the same of fetching, which edits can make hold; undefined if there is none. */
function claimOf(expectation: Expectation, url: string): Claim | undefined {
  const { agent, expect, reader, status, redirects, file } = expectation;
  const isUsual = status === undefined && redirects === undefined && file === undefined;
  if (cellQuestion(expectation) !== 'fetch' || !isUsual || !url.startsWith('/')) return undefined;
  if (expect !== 'allow' && expect !== 'deny') return undefined;
  return {
    claim: expect === 'allow' ? 'open' : 'closed',
    agent,
    url,
    ...(reader === undefined ? {} : { reader }),
  };
}

/** The conditions of an expectation besides its URL and crawler; its question if it is not that of fetching. */
function listCircumstances(expectation: Expectation): readonly string[] {
  const { reader, status, file, asked } = expectation;
  const question = cellQuestion(expectation);
  const title = reader !== undefined && isReaderId(reader) ? readerTitle(readerOf(reader)) : reader;
  return [
    ...(question === 'fetch' ? [] : [formatQuestion(question, cellPart(expectation), asked)]),
    ...(title === undefined ? [] : [expectationWords.trace.onlyUnder(title)]),
    ...(status === undefined ? [] : [words.ifAnswers(status)]),
    ...(file === undefined ? [] : [words.inFile(file)]),
  ];
}

/** Under which readers an expectation fails and under which it holds. */
function ReaderOutcomes({ expectation }: { readonly expectation: Expectation }) {
  const results = useResultsByReader(expectation);
  const titles = (outcome: string) =>
    results.flatMap((result) =>
      result.outcome === outcome && isReaderId(result.reader) ? [readerTitle(readerOf(result.reader))] : [],
    );
  const failing = titles('failed');
  const met = titles('met');
  if (failing.length + met.length === 0) return null;
  if (failing.length === 0 || met.length === 0) return <p className="quiet">{words.sameForAll}</p>;
  return (
    <p className="quiet">
      {words.under(words.fails, failing)} {words.underOthers(words.holds, met)}
    </p>
  );
}

export interface AnswerRowProps {
  readonly one: ListedExpectation;
  readonly isFolded?: boolean | undefined;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onShow: (cell: ExpectableCell, repairs?: Claim) => void;
}

export function AnswerRow({ one, isFolded, isOpen, onToggle, onShow }: AnswerRowProps) {
  const { expectation, index, result } = one;
  const origin = useDocument((state) => state.document.origin);
  const { agent, expect, note = '' } = expectation;
  const url = pathOnSite(origin, expectation.url);
  const outcome = outcomeOf(result);
  const circumstances = listCircumstances(expectation);
  const answer = words.answer(answerWord(expectation, expect), agent);
  const what = escapeInvisible(`${url}${answer}`);
  const { verdict, problem } = result ?? {};
  const show: RowAction = {
    label: words.showWhy,
    name: escapeInvisible(words.showWhyOf(url, agent)),
    run: () => onShow(expectation),
  };
  const isFailing = outcome === 'failed';
  const claim = claimOf(expectation, url);
  const change: RowAction | undefined = claim && {
    label: words.suggest(answerWord(expectation, expect)),
    fixes: true,
    run: () => onShow(expectation, claim),
  };
  const basis = verdict && !isFailing ? basisOf(verdict) : result ? '' : words.checking;
  return (
    <ExpectationRow
      outcome={outcome}
      what={what}
      sentence={
        <>
          <code>
            <VisibleText text={url} />
          </code>
          <VisibleText text={answer} />
          {circumstances.length > 0 && (
            <span className="quiet">
              {' · '}
              <VisibleText text={circumstances.join(', ')} />
            </span>
          )}
        </>
      }
      basis={problem ? words.notChecked : basis}
      cause={
        problem
          ? expectationWords.problem(problem)
          : isFailing &&
            verdict && (
              <>
                {words.isNow(answerWord(expectation, verdict.key))}
                {verdict.by ? (
                  <>
                    {words.byLine}
                    <LineLink line={verdict.by.line} path={verdict.by.path} />.
                  </>
                ) : (
                  '.'
                )}
              </>
            )
      }
      actions={isFailing ? [show, ...(change ? [change] : [])] : []}
      isFolded={isFolded}
      isOpen={isOpen}
      onToggle={onToggle}
    >
      {expectation.reader === undefined && dependsOnReader(expectation) && (
        <ReaderOutcomes expectation={expectation} />
      )}
      <SingleUndoField
        label={escapeInvisible(words.noteOf(what))}
        placeholder={words.note}
        className={styles['note']}
        value={note}
        onWrite={(text, visit) => setNote(documentStore, [index], text, visit)}
      />
      <p className={`flow ${styles['acts']}`}>
        {!isFailing && (
          <button type="button" className="btn btn-link" aria-label={show.name} onClick={show.run}>
            {show.label}
          </button>
        )}
        {isFailing && verdict && (
          <button
            type="button"
            className="btn btn-link"
            onClick={() => expectInstead(documentStore, expectation, verdict.key)}
          >
            {words.expectInstead(answerWord(expectation, verdict.key))}
          </button>
        )}
        <button
          type="button"
          className="btn btn-link"
          aria-label={escapeInvisible(words.removeOf(what))}
          onClick={() => dropExpectations(documentStore, [expectation])}
        >
          {words.remove}
        </button>
      </p>
    </ExpectationRow>
  );
}

interface InWordsQuestion {
  readonly site: Site;
  readonly reader: ReaderId;
  readonly agents: readonly string[];
  readonly url: string;
  readonly mayFetch: boolean;
}

const createInWordsTask = ({ site, reader, agents, url, mayFetch }: InWordsQuestion) =>
  url.startsWith('/') ? claimInWordsTask(site, reader, agents, url, mayFetch) : undefined;

/** The button that makes equal expectations one claim, if there is one that says as much. */
function CollapseButton({ items }: { readonly items: readonly ListedExpectation[] }) {
  const site = useDocument((state) => siteOf(state.document));
  const reader = useDocument((state) => state.view.reader);
  const question = useMemo((): InWordsQuestion => {
    const { url = '', expect } = items[0]?.expectation ?? {};
    return {
      site,
      reader,
      agents: items.map(({ expectation }) => expectation.agent),
      url: pathOnSite(site.origin, url),
      mayFetch: expect === 'allow',
    };
  }, [items, site, reader]);
  const latest = useIdleTask(question, createInWordsTask);
  const claim = latest?.question === question ? latest.result : undefined;
  if (!claim) return null;
  return (
    <button
      type="button"
      className="btn btn-link breaks"
      onClick={() =>
        collapseExpectations(
          documentStore,
          items.map(({ expectation }) => expectation),
          claim,
        )
      }
    >
      <VisibleText text={words.makeOne(claimSentence(claim))} />
    </button>
  );
}

const PLAIN_KEYS: readonly string[] = ['agent', 'url', 'expect', 'question', 'note'];

/**
 * Whether a claim can say the same: it is about fetching the usual file, under the reader of the workspace, and nothing
 * is lost that a later version wrote.
 */
function isPlain({ expectation, result }: ListedExpectation): boolean {
  const isYesOrNo = expectation.expect === 'allow' || expectation.expect === 'deny';
  const hasOnlyPlainKeys = Object.keys(expectation).every((key) => PLAIN_KEYS.includes(key));
  return cellQuestion(expectation) === 'fetch' && hasOnlyPlainKeys && isYesOrNo && result?.outcome === 'met';
}

interface FoldRowProps extends Pick<AnswerRowProps, 'isOpen' | 'onToggle'> {
  readonly fold: ExpectationFold;
  readonly onListAll: () => void;
}

export function FoldRow({ fold, isOpen, onToggle, onListAll }: FoldRowProps) {
  const { items } = fold;
  const origin = useDocument((state) => state.document.origin);
  const [first] = items;
  if (!first) return null;
  const { expectation, result } = first;
  const url = pathOnSite(origin, expectation.url);
  const answer = words.answerOnly(answerWord(expectation, expectation.expect));
  const [basis = '', ...otherBases] = new Set(
    items.map((item) => (item.result?.verdict ? basisOf(item.result.verdict) : '')),
  );
  const commonBasis = otherBases.length === 0 ? basis : '';
  const agents = items.map((item) => item.expectation.agent);
  const equal = words.equal(items.length);
  const outcome = outcomeOf(result);
  return (
    <ExpectationRow
      outcome={outcome}
      what={escapeInvisible(`${url}${answer}, ${equal}`)}
      sentence={
        <>
          <code>
            <VisibleText text={url} />
          </code>
          <VisibleText text={answer} /> <span className="quiet">{equal}</span>
        </>
      }
      basis={result ? commonBasis : words.checking}
      cause={
        outcome === 'failed' && result?.verdict && words.isNow(answerWord(expectation, result.verdict.key))
      }
      actions={[]}
      isOpen={isOpen}
      onToggle={onToggle}
    >
      <p className="quiet breaks">
        <VisibleText text={words.about(agents)} />
      </p>
      <p className={`flow ${styles['acts']}`}>
        <button type="button" className="btn btn-link" aria-expanded={fold.isOpen} onClick={onListAll}>
          {fold.isOpen ? words.listAsOne : words.listAll(items.length)}
        </button>
        {items.every(isPlain) && <CollapseButton items={items} />}
        <button
          type="button"
          className="btn btn-link"
          aria-label={escapeInvisible(words.removeOf(`${url}${answer}, ${equal}`))}
          onClick={() =>
            dropExpectations(
              documentStore,
              items.map((item) => item.expectation),
            )
          }
        >
          {words.removeMany(items.length)}
        </button>
      </p>
    </ExpectationRow>
  );
}
