// How many findings are ignored, and on demand which: each can be told again.
import { useState } from 'react';
import { findingMessage } from '../../messages/findings/tell.ts';
import { findingWords as words } from '../../messages/words/findings.ts';
import type { Found } from '../../state/findings.ts';
import { showFinding } from '../../state/findings-panel.ts';
import { stopIgnoring } from '../../state/ignore-findings.ts';
import { documentStore } from '../../state/use-document.ts';
import styles from './findings.module.css';
import { SeverityShape } from './severity.tsx';

/** More are counted. */
const LISTED = 100;

interface Props {
  readonly found: Found;
  readonly isCurrent: boolean;
  readonly onShown: () => void;
}

export function IgnoredFindings({ found, isCurrent, onShown }: Props) {
  const [isShown, setShown] = useState(false);
  const { hidden } = found;
  if (hidden.length === 0) return null;
  return (
    <div className={styles['ignored']}>
      <span>
        {words.ignored(hidden.length)}{' '}
        <button
          type="button"
          className="btn btn-link"
          aria-expanded={isShown}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? words.hideIgnored : words.showIgnored}
        </button>
      </span>
      {isShown && (
        <ul aria-label={words.ignored(hidden.length)}>
          {hidden.slice(0, LISTED).map((finding, n) => {
            const line = finding.range.start.line + 1;
            return (
              // oxlint-disable-next-line react/no-array-index-key -- a line may have the same thing wrong twice
              <li key={`${n} ${finding.code}`}>
                <SeverityShape severity={finding.severity} />
                <p>
                  <button
                    type="button"
                    className="btn btn-link"
                    aria-disabled={!isCurrent}
                    onClick={() => {
                      if (!isCurrent) return;
                      showFinding(documentStore, finding);
                      onShown();
                    }}
                  >
                    {words.goTo(line)}
                  </button>{' '}
                  {findingMessage(finding)}
                </p>
                <button
                  type="button"
                  className="btn"
                  aria-label={words.stopIn(line, finding.code)}
                  aria-disabled={!isCurrent}
                  onClick={() => stopIgnoring(documentStore, found, finding)}
                >
                  {words.stop}
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
