// The errors and warnings of a line, below its row or in the head of its card, with their fixes.

import { useMemo, useState, useSyncExternalStore } from 'react';
import type { Finding, Fix } from '../../../core/diagnostics/finding.ts';
import { contentKey } from '../../../core/diagnostics/finding.ts';
import type { FixChooser } from '../../../core/diagnostics/fix-all.ts';
import { lineAt } from '../../../core/document/lines.ts';
import { escapeInvisible } from '../../../core/text/escape-invisible.ts';
import { findingWords as words } from '../../../messages/en/findings.ts';
import { marksWords } from '../../../messages/en/record-tools.ts';
import { findingMessage, fixLabel, fixTitle } from '../../../messages/explain/explain-finding.ts';
import { documentStore, useDocument } from '../../../state/document/use-document.ts';
import { applyFix } from '../../../state/findings/finder.ts';
import { announceFindings } from '../../../state/findings/findings-panel.ts';
import { useBulkFix } from '../../../state/findings/use-bulk-fix.ts';
import { finder } from '../../../state/findings/use-findings.ts';
import { VisibleText } from '../../../ui/content/visible-text.tsx';
import { LabelledSeverityIcon } from '../../../ui/icons/severity-icon.tsx';
import { useInterpretation, useLineMarks, useRecordsForm } from '../form-context.ts';
import {
  type EqualRun,
  equalRunFrom,
  findRunFixes,
  followsEqual,
  MAX_RUN,
  noRun,
  type RunFix,
} from './equal-findings.ts';
import { isSaidByFinding, useFindingsByLine, useFindingsOfLine, worstSeverity } from './findings-of-line.ts';
import styles from './row-findings.module.css';

function applyFindingFix(finding: Finding, fix: Fix): void {
  const report = finder.found();
  if (report) applyFix(documentStore, report, finding, fix);
}

/** The 1-based line of the field that has the focus, or had it when the pointer was pressed: what is pressed must not move. */
const typing: { isPressed: boolean; line: string | undefined } = { isPressed: false, line: undefined };

function focusedLine(): string | undefined {
  const { activeElement } = document;
  if (!activeElement?.matches('input, textarea')) return undefined;
  return activeElement.closest<HTMLElement>('[data-line]')?.dataset['line'];
}

function subscribeToFocus(onChange: () => void): () => void {
  const controller = new AbortController();
  const options = { signal: controller.signal, capture: true };
  const onPress = () => {
    if (!typing.isPressed) typing.line = focusedLine();
    typing.isPressed = true;
  };
  // After the click.
  const onRelease = () =>
    setTimeout(() => {
      typing.isPressed = false;
      onChange();
    });
  for (const event of ['focusin', 'focusout']) document.addEventListener(event, onChange, options);
  document.addEventListener('pointerdown', onPress, options);
  for (const event of ['pointerup', 'pointercancel']) document.addEventListener(event, onRelease, options);
  return () => controller.abort();
}

function isTypingIn(line: number): boolean {
  if (!typing.isPressed) typing.line = focusedLine();
  return typing.line === String(line + 1);
}

/** Fixes a finding and those of its kind in a run of lines, in one step. */
function FixRunButton({ bulk, lines }: { readonly bulk: RunFix; readonly lines: readonly number[] }) {
  const { isFixing, fixMany } = useBulkFix();
  const path = useDocument(({ view }) => view.path);
  const [from, to] = [lines[0] ?? 0, lines.at(-1) ?? 0];
  const wanted: FixChooser = (finding) =>
    finding.range.start.line >= from && finding.range.start.line <= to ? bulk.wanted(finding) : undefined;
  const fix = () =>
    fixMany({ path, wanted, most: bulk.count }, ({ count }) => announceFindings(words.fixedLines(count)));
  return (
    <button type="button" className="btn btn-link" disabled={isFixing} onClick={fix}>
      <VisibleText text={bulk.label} />
    </button>
  );
}

/** What a line says for those below it, and the fixes for all of them. */
function RunLine({ run }: { readonly run: EqualRun }) {
  const { lines } = run;
  const fixes = useMemo(() => findRunFixes(run), [run]);
  return (
    <p className={styles['run']}>
      <span>
        {words.sameBelow(lines.length - 1, lines.length >= MAX_RUN)}{' '}
        {fixes.map((bulk) => (
          <FixRunButton key={bulk.label} bulk={bulk} lines={lines} />
        ))}
      </span>
    </p>
  );
}

interface FindingLineProps {
  readonly finding: Finding;
  readonly line: number;
}

function FindingLine({ finding, line }: FindingLineProps) {
  const { reader } = useInterpretation();
  // Whose rules these are now depends on the reader: its mark says more than the finding.
  const mark = useLineMarks(line).find(
    (one) => one.code === 'unread-agent' && isSaidByFinding(one, [finding]),
  );
  return (
    <p>
      <LabelledSeverityIcon severity={finding.severity} />
      <span>
        <VisibleText text={mark ? marksWords.sentence(mark, reader) : findingMessage(finding)} />{' '}
        {finding.fixes.map((fix) => {
          const [label, title] = [fixLabel(fix), fixTitle(fix)];
          const changes = fix.verdicts === 'changes' ? words.changesAnswers : undefined;
          return (
            <button
              key={contentKey(fix)}
              type="button"
              className="btn btn-link"
              aria-label={escapeInvisible(words.fixIn(label, line + 1))}
              title={label === title ? changes : title}
              onClick={() => applyFindingFix(finding, fix)}
            >
              <VisibleText text={label} />
            </button>
          );
        })}
      </span>
    </p>
  );
}

interface FindingLinesProps {
  readonly findings: readonly Finding[];
  readonly line: number;
  readonly run?: EqualRun | undefined;
}

/**
 * The findings of a line. No row moves while the user types in this one: new findings appear when the field loses
 * the focus.
 */
function FindingLines({ findings, line, run = noRun }: FindingLinesProps) {
  const isTyping = useSyncExternalStore(subscribeToFocus, () => isTypingIn(line));
  const [isShown, setIsShown] = useState(!isTyping);
  if (!isShown && !isTyping) setIsShown(true);
  if (!isShown) return null;
  return (
    <div
      className={`text-s ${styles['findings']}`}
      data-findings={run.lines.length > 1 ? worstSeverity(findings) : 'true'}
    >
      {findings.map((finding) => (
        <FindingLine key={`${finding.code} ${finding.range.start.column}`} finding={finding} line={line} />
      ))}
      {run.lines.length > 1 && <RunLine run={run} />}
    </div>
  );
}

export interface RowFindingsProps {
  /** The id of the line. */
  readonly id: number;
  /** 0-based. */
  readonly line: number;
}

/** The findings of a row: their sentences, or a mark if the row above has findings of the same kinds. */
function RowOfRun({ findings, line }: { readonly findings: readonly Finding[]; readonly line: number }) {
  const { policy } = useRecordsForm();
  const byLine = useFindingsByLine();
  const follows = followsEqual(policy, byLine, line);
  const run = useMemo(
    () => (follows ? noRun : equalRunFrom(policy, byLine, line)),
    [follows, policy, byLine, line],
  );
  if (!follows) return <FindingLines findings={findings} line={line} run={run} />;
  return (
    <p className="vh" data-follows={worstSeverity(findings)}>
      {words.severity(worstSeverity(findings))}: {words.sameAsAbove}
    </p>
  );
}

export function RowFindings({ id, line }: RowFindingsProps) {
  const findings = useFindingsOfLine(id);
  return findings.length === 0 ? null : <RowOfRun findings={findings} line={line} />;
}

/** How many lines of a head show their findings; a record may have a thousand user-agents. */
const MAX_LINES = 3;

/** The findings of the user-agent lines of a card, which have no rows. */
export function HeadFindings({ from, to }: { readonly from: number; readonly to: number }) {
  const { policy } = useRecordsForm();
  const byLine = useFindingsByLine();
  const lines: { readonly id: number; readonly line: number; readonly findings: readonly Finding[] }[] = [];
  for (let line = from; line < to; line++) {
    const id = lineAt(policy.source.lines, line)?.id ?? -1;
    const findings = byLine.get(id) ?? [];
    if (findings.length > 0) lines.push({ id, line, findings });
  }
  const more = lines.slice(MAX_LINES).reduce((sum, { findings }) => sum + findings.length, 0);
  return (
    <>
      {lines.slice(0, MAX_LINES).map(({ id, ...findingsOfLine }) => (
        <FindingLines key={id} {...findingsOfLine} />
      ))}
      {more > 0 && <p className={`text-s ${styles['findings']}`}>{words.moreInHead(more)}</p>}
    </>
  );
}
