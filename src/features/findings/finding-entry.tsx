// One finding: what is wrong, where, why, and what can be done.

import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { Finding, Fix } from '../../core/diagnostics/finding.ts';
import { contentKey } from '../../core/diagnostics/finding.ts';
import { appliesToReader, findDiagnostic, isAboutFile } from '../../core/diagnostics/registry.ts';
import { readers } from '../../core/readers/registry.ts';
import { escapeInvisible } from '../../core/text/escape-invisible.ts';
import { citeSource } from '../../messages/cite-source.ts';
import { findingWords as words } from '../../messages/en/findings.ts';
import { readerTitle } from '../../messages/en/table.ts';
import { findingMessage, findingReason, fixTitle } from '../../messages/explain-finding.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { applyFix, type FindingReport } from '../../state/findings/finder.ts';
import { showFinding, showLine } from '../../state/findings/findings-panel.ts';
import { VisibleText } from '../../ui/content/visible-text.tsx';
import { LabelledSeverityIcon } from '../../ui/icons/severity-icon.tsx';
import type { GroupHead } from './finding-groups.ts';
import styles from './findings.module.css';
import { ignoreFinding, stopIgnoring, stopSilencing } from './ignore-findings.ts';

/** What was done with a finding. */
export type FindingAction = 'fixed' | 'ignored' | 'told' | 'unsilenced';

interface Props {
  readonly finding: Finding;
  readonly report: FindingReport;
  /** False while the file is checked again: then no action is possible. */
  readonly isCurrent: boolean;
  /** The head of its group. */
  readonly groupKind: GroupHead['of'];
  readonly onShown: () => void;
  /** Called after an action. The button disappears with the finding. */
  readonly onActionDone: (what: FindingAction) => void;
}

/**
 * Returns the button that ignores a finding or undoes that: its texts, its effect, and the action that it
 * reports.
 */
function ignoreControl(under: GroupHead['of']) {
  if (under === 'silenced')
    return {
      text: words.unsilence,
      label: words.unsilenceIn,
      hint: words.unsilenceHow,
      run: stopSilencing,
      done: 'unsilenced',
    } as const;
  return under === 'ignored'
    ? ({ text: words.stop, label: words.stopIn, run: stopIgnoring, done: 'told' } as const)
    : ({ text: words.ignoreHere, label: words.ignoreIn, run: ignoreFinding, done: 'ignored' } as const);
}

/** Returns a sentence about the readers to which the finding applies, if these are not all. */
function audienceSentence(finding: Finding): string {
  if (!findDiagnostic(finding.code)?.applies) return '';
  const affectedReaders = readers.filter((reader) => appliesToReader(finding, reader));
  if (affectedReaders.length === readers.length) return '';
  return affectedReaders.length === 0
    ? words.mattersToNobody
    : words.mattersTo(affectedReaders.map(readerTitle));
}

function FixButton({ fix, line, onFix }: { fix: Fix; line: number; onFix: (() => void) | undefined }) {
  const title = fixTitle(fix);
  return (
    <button
      type="button"
      className="btn btn-link"
      data-fix
      aria-label={escapeInvisible(words.fixIn(title, line))}
      aria-disabled={!onFix}
      title={fix.verdicts === 'changes' ? words.changesAnswers : undefined}
      onClick={onFix}
    >
      <VisibleText text={title} />
    </button>
  );
}

export function FindingEntry({ finding, report, isCurrent, groupKind, onShown, onActionDone }: Props) {
  const [isReasonShown, setIsReasonShown] = useState(false);
  const { severity, range, code, source, fixes } = finding;
  const line = range.start.line + 1;
  const applyAndShow = (fix: Fix) => {
    const { document, view } = documentStore.getState();
    if (!applyFix(documentStore, report, finding, fix) || documentStore.getState().document === document)
      return;
    // Shows the edit, unless the fix itself moved the caret.
    if (documentStore.getState().view.caret === view.caret) showLine(documentStore, range.start.line);
    onActionDone('fixed');
  };
  const message = useId();
  const isHidden = groupKind === 'ignored' || groupKind === 'silenced';
  /** The reason of a finding about the file itself is always shown. */
  const isFileFinding = !isHidden && isAboutFile(finding);
  const control = ignoreControl(groupKind);
  return (
    <div className={styles['entry']}>
      <LabelledSeverityIcon severity={severity} />
      <div className={`text-s breaks ${styles['told']}`}>
        <p>
          <button
            type="button"
            className="btn btn-link"
            data-goes
            aria-describedby={message}
            aria-disabled={!isCurrent}
            onClick={() => {
              if (!isCurrent) return;
              showFinding(documentStore, finding);
              onShown();
            }}
          >
            {words.goTo(line)}
          </button>{' '}
          <span id={message}>
            <VisibleText text={findingMessage(finding)} />
          </span>
        </p>
        {(isReasonShown || isFileFinding) && (
          <p className={`text-s quiet ${styles['why']}`}>
            <VisibleText text={findingReason(finding)} /> {audienceSentence(finding)}{' '}
            <span>({citeSource(source)})</span>
          </p>
        )}
      </div>
      <p className={`flow text-xs quiet ${styles['small']}`}>
        <Link to={`/learn/findings/${encodeURIComponent(code)}`} aria-label={words.page(code)}>
          {code}
        </Link>
        {!isFileFinding && (
          <button
            type="button"
            className="btn btn-link"
            aria-expanded={isReasonShown}
            aria-label={words.whyOf(line, code)}
            onClick={() => setIsReasonShown(!isReasonShown)}
          >
            {words.why}
          </button>
        )}
        <button
          type="button"
          className="btn btn-link"
          aria-label={control.label(line, code)}
          aria-disabled={!isCurrent}
          title={'hint' in control ? control.hint : undefined}
          onClick={() => control.run(documentStore, report, finding) && onActionDone(control.done)}
        >
          {control.text}
        </button>
      </p>
      {fixes.length > 0 && !isHidden && (
        <div className={`wraps ${styles['fixes']}`}>
          {fixes.map((fix) => (
            <FixButton
              key={contentKey(fix)}
              fix={fix}
              line={line}
              onFix={isCurrent ? () => applyAndShow(fix) : undefined}
            />
          ))}
        </div>
      )}
    </div>
  );
}
