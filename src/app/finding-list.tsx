// What was found in the open file, by line: each with a way to its place and its fixes.
import { useRef } from 'react';
import type { Finding, Fix, Severity } from '../core/policy/finding.ts';
import { findingMessage, findingReason, fixTitle } from '../messages/findings/tell.ts';
import { findingWords as words } from '../messages/words/findings.ts';
import { look } from '../state/document-store.ts';
import { applyFix, type Found } from '../state/findings.ts';
import { documentStore } from '../state/use-document.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './finding-list.module.css';

/** A file of nonsense has more than anybody reads. */
const LISTED = 200;

const icons = {
  error: 'g-error',
  warning: 'g-warning',
  info: 'g-note',
  hint: 'g-note',
} as const satisfies Record<Severity, string>;

export function FindingList({ found }: { found: Found }) {
  const list = useRef<HTMLUListElement>(null);
  const { findings, path } = found;
  const mend = (finding: Finding, fix: Fix) => {
    applyFix(documentStore, found, finding, fix);
    // The button goes with what it mended.
    list.current?.focus();
  };
  return (
    <>
      <ul ref={list} tabIndex={-1} className={styles['list']} aria-label={words.title(path)}>
        {findings.slice(0, LISTED).map((finding, n) => (
          // oxlint-disable-next-line react/no-array-index-key -- a line may have the same thing wrong twice
          <Entry key={`${n} ${finding.code}`} finding={finding} onFix={(fix) => mend(finding, fix)} />
        ))}
      </ul>
      {findings.length > LISTED && <p>{words.more(findings.length - LISTED)}</p>}
      {findings.length === 0 && <p>{words.nothing}</p>}
    </>
  );
}

function Entry({ finding, onFix }: { finding: Finding; onFix: (fix: Fix) => void }) {
  const { severity, range, fixes, spec } = finding;
  const line = range.start.line + 1;
  return (
    <li>
      <span className={styles['severity']} data-severity={severity}>
        <Icon name={icons[severity]} />
        <span className="vh">{words.severity(severity)}: </span>
      </span>
      <div>
        <p>
          <button
            type="button"
            className="btn btn-link"
            onClick={() => look(documentStore, { caret: { position: range.start, by: 'trace' } })}
          >
            {words.goTo(line)}
          </button>{' '}
          {findingMessage(finding)}
        </p>
        <p className={styles['why']}>
          {findingReason(finding)} {spec}
        </p>
        {fixes.map((fix) => {
          const title = fixTitle(fix);
          return (
            <button
              key={`${fix.code} ${title}`}
              type="button"
              className="btn"
              aria-label={words.fixIn(title, line)}
              onClick={() => onFix(fix)}
            >
              {title}
            </button>
          );
        })}
      </div>
    </li>
  );
}
