// The row of an expectation about all URLs.

import { Fragment, useMemo } from 'react';
import type { ClaimResult } from '../../core/analysis/claims/check-claim.ts';
import { lineAt } from '../../core/document/lines.ts';
import { isReaderId, readerOf } from '../../core/readers/registry.ts';
import { capitalize } from '../../core/text/capitalize.ts';
import { escapeInvisible } from '../../core/text/escape-invisible.ts';
import { type Claim, isAboutChange } from '../../core/workspace/expectations/claim.ts';
import type { ExpectableCell } from '../../core/workspace/expectations/expectation.ts';
import { claimWords } from '../../messages/en/claims.ts';
import { changedAreasWords } from '../../messages/en/comparison/changed-areas.ts';
import { formatDay } from '../../messages/en/counts.ts';
import { expectationWords } from '../../messages/en/expectations.ts';
import { matrixWords, readerTitle } from '../../messages/en/table.ts';
import { readClaim, shortClaimSentence } from '../../messages/explain/claim-sentences.ts';
import {
  describeClaim,
  describePurposeCrawlers,
  explainWitness,
} from '../../messages/explain/explain-claim.ts';
import { fileOf } from '../../state/document/document.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import { acceptChange, removeClaim, setClaimNote } from '../../state/expectations/claim-commands.ts';
import type { ListedClaim } from '../../state/expectations/expectation-rows.ts';
import { VisibleText } from '../../ui/content/visible-text.tsx';
import { SingleUndoField } from '../../ui/controls/single-undo-field.tsx';
import { LineLink } from '../questions/steps/line-link.tsx';
import { outcomeOf } from './answer-row.tsx';
import { ExpectationRow, type RowAction } from './expectation-row.tsx';
import styles from './expectations.module.css';

const words = expectationWords.list;

/** What the result is based on, at the end of a row that does not fail. */
function basisOf({ claim, date }: Claim, result: ClaimResult | undefined): string {
  if (!result) return words.checking;
  if (result.outcome === 'not-settled') return words.notSettled;
  if (result.outcome === 'unknown') return words.notChecked;
  if (result.outcome === 'failed') return '';
  if (isAboutChange({ claim }) && date !== undefined) return words.since(formatDay(date));
  const count = result.agents?.length ?? 0;
  return count > 1 ? words.crawlersProved(count) : words.proved;
}

/** Why it fails: the URL, the crawlers, and the line that decides with its text. */
export function ClaimCause({
  kind,
  witness,
}: {
  readonly kind: string;
  readonly witness: NonNullable<ClaimResult['witness']>;
}) {
  const { path, decided } = witness;
  const { by } = decided;
  const document = useDocument((state) => state.document);
  const file = by && fileOf(document, by.path);
  const text = file && lineAt(file.source.lines, by.line)?.text;
  const { texts, lines } = explainWitness(kind, witness);
  return (
    <>
      <code>
        <VisibleText text={path} />
      </code>
      {texts.map((part, i) => {
        const line = lines[i];
        return (
          // The parts of a sentence never change places.
          <Fragment key={i}>
            {part}
            {line && <LineLink line={line.line} path={line.path} />}
          </Fragment>
        );
      })}
      {text === undefined ? (
        '.'
      ) : (
        <>
          {': '}
          <code>
            <VisibleText text={text} />
          </code>
        </>
      )}
    </>
  );
}

/** A claim as a sentence, with its path as code. */
function ClaimSentence({ claim }: { readonly claim: Claim }) {
  const sentence = capitalize(shortClaimSentence(claim));
  const path = claim.url ?? claim.area;
  const at = path === undefined ? -1 : sentence.indexOf(path);
  if (path === undefined || at < 0) return <VisibleText text={sentence} />;
  return (
    <>
      {sentence.slice(0, at)}
      <code>
        <VisibleText text={path} />
      </code>
      {sentence.slice(at + path.length)}
    </>
  );
}

/** What else is known of a result that is neither met nor failed. */
export function explainOpen({ reason, problem }: ClaimResult): string {
  if (problem) return claimWords.problem(problem);
  return reason ? changedAreasWords.openReasons[reason] : '';
}

interface ClaimRowProps {
  readonly listed: ListedClaim;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onShow: (cell: ExpectableCell, repairs?: Claim) => void;
  readonly onEdit: (claim: Claim) => void;
}

export function ClaimRow({ listed, isOpen, onToggle, onShow, onEdit }: ClaimRowProps) {
  const { claim: written, index, result } = listed;
  const claim = useMemo(() => readClaim(written), [written]);
  const sentence = shortClaimSentence(claim);
  const what = escapeInvisible(sentence);
  const { witness } = result ?? {};
  const outcome = outcomeOf(result);
  const cell = witness && {
    agent: witness.agents[0] ?? '',
    url: witness.path,
    ...(claim.reader === undefined ? {} : { reader: claim.reader }),
  };
  const accept: RowAction = {
    label: words.accept,
    fixes: true,
    run: () => acceptChange(documentStore, written),
  };
  const opposite = witness?.decided.answer === 'allow' ? 'deny' : 'allow';
  const actions: readonly RowAction[] = cell
    ? [
        {
          label: words.showWhy,
          name: escapeInvisible(words.showWhyOf(cell.url, cell.agent)),
          run: () => onShow(cell),
        },
        isAboutChange(claim)
          ? accept
          : {
              label: words.suggest(matrixWords.answers[opposite]),
              fixes: true,
              run: () => onShow(cell, claim),
            },
      ]
    : [];
  const { reader } = claim;
  const open = result && explainOpen(result);
  const crawlers = describePurposeCrawlers(claim, result?.agents);
  return (
    <ExpectationRow
      outcome={outcome}
      what={what}
      sentence={<ClaimSentence claim={claim} />}
      basis={basisOf(claim, result)}
      cause={witness ? <ClaimCause kind={claim.claim} witness={witness} /> : open}
      actions={actions}
      isOpen={isOpen}
      onToggle={onToggle}
    >
      <p className="quiet breaks">
        <VisibleText text={`${capitalize(describeClaim(claim, result?.agents))}.`} />
        {reader !== undefined && (
          <>
            {' '}
            <VisibleText
              text={`${capitalize(expectationWords.trace.onlyUnder(isReaderId(reader) ? readerTitle(readerOf(reader)) : reader))}.`}
            />
          </>
        )}
      </p>
      {crawlers && (
        <details className="quiet breaks">
          <summary>{crawlers.summary}</summary>
          <p>
            <VisibleText text={`${crawlers.included} ${crawlers.besides}`.trim()} />
          </p>
        </details>
      )}
      <SingleUndoField
        label={escapeInvisible(words.noteOf(what))}
        placeholder={words.note}
        className={styles['note']}
        value={claim.note ?? ''}
        onWrite={(text, visit) => setClaimNote(documentStore, index, text, visit)}
      />
      <p className={`flow ${styles['acts']}`}>
        <button
          type="button"
          className="btn btn-link"
          aria-label={words.editOf(what)}
          onClick={() => onEdit(written)}
        >
          {words.edit}
        </button>
        <button
          type="button"
          className="btn btn-link"
          aria-label={words.removeOf(what)}
          onClick={() => removeClaim(documentStore, written)}
        >
          {words.remove}
        </button>
      </p>
    </ExpectationRow>
  );
}
