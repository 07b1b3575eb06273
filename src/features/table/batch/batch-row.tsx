// One document of the table: what it says, where, what is wrong with it and a fix.

import { useRef } from 'react';
import type { Finding, Severity } from '../../../core/diagnostics/finding.ts';
import type { Source } from '../../../core/document/source.ts';
import { positionAt } from '../../../core/document/spans.ts';
import { type Parser, parserOfPath } from '../../../core/formats/robots-pi/effective-directives.ts';
import { type RobotsDocument, readRobotsDocument } from '../../../core/formats/robots-pi/robots-document.ts';
import { escapeInvisible } from '../../../core/text/escape-invisible.ts';
import { findingWords } from '../../../messages/en/findings.ts';
import { documentWords } from '../../../messages/en/formats/documents.ts';
import { findingMessage, fixTitle } from '../../../messages/explain/explain-finding.ts';
import { fileOf } from '../../../state/document/document.ts';
import { siteOf } from '../../../state/document/selectors.ts';
import { documentStore, useDocument } from '../../../state/document/use-document.ts';
import { isUnsaved } from '../../../state/saved/unsaved.ts';
import type { AccessMatrix } from '../../../state/table/matrix-query.ts';
import { toneOf } from '../../../state/table/question-presentation.ts';
import { documentQuestion } from '../../../state/table/questions/documents.ts';
import { showFile } from '../../../state/view/show-file.ts';
import { VisibleText } from '../../../ui/content/visible-text.tsx';
import { ToneLabel } from '../../../ui/icons/answer-label.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from './batch.module.css';
import { applyDocumentFix, documentFindings } from './document-batch.ts';

const words = documentWords.batch;

const severityIcons = {
  error: 'g-error',
  warning: 'g-warning',
  info: 'g-note',
  hint: 'g-note',
} as const satisfies Record<Severity, string>;

/** Describes the place of the instruction in a word or two. */
function describePosition({ pis, hidden, html }: RobotsDocument, source: Source, parser: Parser): string {
  const lineOf = ({ start }: { readonly start: number }) => positionAt(source, start).line;
  const [meta] = html.metas;
  const [pi, ...others] = pis;
  if (parser === 'html') return meta ? words.at.meta(lineOf(meta)) : words.at.none;
  if (pi && others.length > 0) return words.at.several(pis.map(lineOf));
  if (pi && !pi.reading.isLegal) return words.at.illegal(lineOf(pi));
  if (pi?.isLate) return words.at.late(lineOf(pi));
  if (pi) return pi.place === 'subset' ? words.at.subset(lineOf(pi)) : words.at.legal(lineOf(pi));
  if (meta) return words.at.meta(lineOf(meta));
  return hidden[0] ? words.at.hidden(hidden[0].where) : words.at.none;
}

function DocumentAnswer({ matrix, url, column }: { matrix: AccessMatrix; url: string; column: string }) {
  const verdict = matrix.ask(column, url);
  const tone = toneOf(matrix.kind, verdict);
  const word = verdict.answer === 'unread' ? words.unreadShort : matrix.kind.word(verdict);
  return (
    <td data-answer={tone} title={matrix.kind.word(verdict)}>
      <ToneLabel tone={tone} word={word} />
    </td>
  );
}

interface DocumentFindingsProps {
  readonly path: string;
  readonly findings: readonly Finding[];
  readonly onFixed: () => void;
}

function DocumentFindings({ path, findings, onFixed }: DocumentFindingsProps) {
  const [worst, ...others] = findings;
  const [fix] = worst?.fixes ?? [];
  if (!worst) return null;
  const message = findingMessage(worst);
  return (
    <span className={`row ${styles['found']}`} data-severity={worst.severity}>
      <Icon name={severityIcons[worst.severity]} />
      <span className="vh">{findingWords.severity(worst.severity)}: </span>
      {fix && (
        <button
          type="button"
          className={`btn ${styles['fix']}`}
          aria-label={words.fix(words.short[fix.code] ?? fixTitle(fix), path)}
          title={escapeInvisible(fixTitle(fix))}
          onClick={() => {
            applyDocumentFix(documentStore, path, worst, fix);
            onFixed();
          }}
        >
          <VisibleText text={words.short[fix.code] ?? fixTitle(fix)} />
        </button>
      )}
      <span className={styles['message']} title={escapeInvisible(message)}>
        <VisibleText text={message} />
      </span>
      {others.length > 0 && (
        <span className="text-xs faint" title={words.moreInFull(others.length)}>
          {words.more(others.length)}
        </span>
      )}
    </span>
  );
}

/** The number of characters at the end of a path that are never cut. */
const URL_END_LENGTH = 14;

interface BatchRowProps {
  readonly url: string;
  /** 0-based place among the displayed documents. */
  readonly index: number;
  readonly matrix: AccessMatrix;
  readonly isSelected: boolean;
  readonly onToggle: (url: string) => void;
  readonly focusTable: () => void;
}

export function BatchRow({ url, index, matrix, isSelected, onToggle: toggle, focusTable }: BatchRowProps) {
  const openButton = useRef<HTMLButtonElement>(null);
  const source = useDocument((state) => fileOf(state.document, url)?.source);
  const site = useDocument((state) => siteOf(state.document));
  const parser = useDocument((state) => documentQuestion(state.view).parser) ?? parserOfPath(url);
  const isOpen = useDocument(({ view }) => view.path === url);
  const isChanged = useDocument((state) => isUnsaved(state, url));
  if (!source) return null;
  // The fix button disappears with its finding. The row gets the focus, or the table if the row is gone.
  const onFixed = () => {
    focusTable();
    openButton.current?.focus();
  };
  return (
    <tr aria-rowindex={index + 2} data-open={isOpen || undefined}>
      <td className={styles['check']}>
        <input
          type="checkbox"
          aria-label={escapeInvisible(words.select(url))}
          checked={isSelected}
          onChange={() => toggle(url)}
        />
      </td>
      <th scope="row" title={escapeInvisible(url)}>
        <button
          ref={openButton}
          type="button"
          className="btn btn-link"
          aria-label={escapeInvisible(words.open(url))}
          onClick={() => showFile(documentStore, url)}
        >
          <span>
            <VisibleText text={url.slice(0, -URL_END_LENGTH)} />
          </span>
          <span>
            <VisibleText text={url.slice(-URL_END_LENGTH)} />
          </span>
        </button>
        {isChanged && <span className={`text-xs changed ${styles['changed']}`}>{words.changed}</span>}
      </th>
      {['index', 'follow'].map((column) => (
        <DocumentAnswer key={column} matrix={matrix} url={url} column={column} />
      ))}
      <td className={styles['place']}>{describePosition(readRobotsDocument(source), source, parser)}</td>
      <td>
        <DocumentFindings path={url} findings={documentFindings(site, url, parser)} onFixed={onFixed} />
      </td>
    </tr>
  );
}
