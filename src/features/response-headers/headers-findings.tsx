// What was found in the open file of response headers, each with its place and its fixes.
import type { Severity } from '../../core/diagnostics/finding.ts';
import { escapeInvisible } from '../../core/text/escape-invisible.ts';
import { findingWords } from '../../messages/en/findings.ts';
import { headersWords as words } from '../../messages/en/formats/response-headers.ts';
import { findingMessage, fixTitle } from '../../messages/explain-finding.ts';
import { updateView } from '../../state/document/document-store.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { applyFix } from '../../state/findings/finder.ts';
import { openFindings } from '../../state/findings/findings-panel.ts';
import { useFindingReport } from '../../state/findings/use-findings.ts';
import { VisibleText } from '../../ui/content/visible-text.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { setFocusReturn } from '../../ui/overlays/focus-return.ts';
import styles from './response-headers.module.css';

const severityIcons = {
  error: 'g-error',
  warning: 'g-warning',
  info: 'g-note',
  hint: 'g-note',
} as const satisfies Record<Severity, string>;

/** More are shown by the list behind the status line. */
const MAX_LISTED_FINDINGS = 8;

export interface HeadersFindingsProps {
  readonly path: string;
  /** What takes the focus when a fix goes with what it mended. */
  readonly focusForm: () => void;
}

export function HeadersFindings({ path, focusForm }: HeadersFindingsProps) {
  const found = useFindingReport();
  if (found?.path !== path || found.findings.length === 0) return null;
  return (
    <section className={styles['findings']} aria-label={words.findings}>
      <h3>{words.findings}</h3>
      <ul>
        {found.findings.slice(0, MAX_LISTED_FINDINGS).map((finding, n) => {
          const { start } = finding.range;
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a file may have the same thing wrong twice
            <li key={`${n} ${finding.code}`} data-severity={finding.severity}>
              <Icon name={severityIcons[finding.severity]} />
              <div>
                <span className="vh">{findingWords.severity(finding.severity)}: </span>
                <VisibleText text={findingMessage(finding)} />{' '}
                <button
                  type="button"
                  className="btn btn-link"
                  onClick={() => updateView(documentStore, { caret: { position: start, by: 'link' } })}
                >
                  {words.goTo(start.line)}
                </button>
                <span className={styles['fixes']}>
                  {finding.fixes.map((fix) => (
                    <button
                      key={`${fix.code} ${fix.words.join(' ')}`}
                      type="button"
                      className="btn"
                      aria-label={escapeInvisible(words.fixIn(fixTitle(fix), start.line))}
                      onClick={() => {
                        applyFix(documentStore, found, finding, fix);
                        focusForm();
                      }}
                    >
                      <VisibleText text={fixTitle(fix)} />
                    </button>
                  ))}
                </span>
              </div>
            </li>
          );
        })}
      </ul>
      {found.findings.length > MAX_LISTED_FINDINGS && (
        <button
          type="button"
          className="btn btn-link"
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => {
            setFocusReturn(currentTarget);
            openFindings(true);
          }}
        >
          {words.allFindings(found.findings.length)}
        </button>
      )}
    </section>
  );
}
